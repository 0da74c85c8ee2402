// Objects of MSAA as a reader asks them: name, role, states, description, and whether a focus
// event of theirs counts.
//
// The call that matters is object_of_event(). For the system's own controls see native.h.
#pragma once

#include <optional>
#include <string>

#include "tests/ui/client/com.h"

namespace client {

struct Object {
  Com<IAccessible> accessible;
  LONG child = CHILDID_SELF;

  [[nodiscard]] std::wstring name() const;
  [[nodiscard]] std::wstring value() const;
  [[nodiscard]] std::wstring description() const;
  [[nodiscard]] LONG role() const;   // -1 when it has none
  [[nodiscard]] LONG state() const;  // 0 when it does not say
  // Its own state, or that of a parent, says that it has the focus.
  [[nodiscard]] bool has_focus() const;
};

[[nodiscard]] std::optional<Object> object_of_event(HWND window, LONG object, LONG child);
[[nodiscard]] std::optional<Object> object_of_window(HWND window);

// Name, role unless that is silent, states, description.
[[nodiscard]] std::wstring spoken(const Object& object);

}  // namespace client
