// Text between the program's halves: UTF-8 in std::string outside the windows, wxString inside.
//
// Nothing else converts, so that no text ever takes the way over the system's narrow code page.
#pragma once

#include <wx/string.h>

#include <string>
#include <string_view>

namespace pawnpath::app {

[[nodiscard]] inline wxString to_wx(std::string_view text) {
  return wxString::FromUTF8(text.data(), text.size());
}

[[nodiscard]] inline std::string to_utf8(const wxString& text) { return text.utf8_string(); }

}  // namespace pawnpath::app
