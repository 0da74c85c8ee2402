// MoveBox: a line to type an action into, and its button.
//
// The calls that matter are type() and the `play` it is given. Its editing keys stay its own: the
// game is never undone from inside it.
#pragma once

#include <wx/button.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>

#include "app/board/utf8.h"
#include "app/frame/controls.h"

namespace pawnpath::app {

struct MoveBoxActions {
  std::function<bool(const std::string&)> play;     // false when it was refused
  std::function<void(const std::string&)> say;      // about the box itself
  std::function<void(const std::string&)> changed;  // what stands in it by now
};

class MoveBox : public GroupPanel {
 public:
  MoveBox(wxWindow* parent, MoveBoxActions actions);

  // Takes the focus, with all of its text selected.
  void focus();
  [[nodiscard]] std::string text() const { return to_utf8(text_->GetValue()); }
  // Takes the focus and begins with this character.
  void type(char32_t character);
  [[nodiscard]] bool has_focus() const { return text_->HasFocus(); }

 private:
  void submit();
  void on_key(wxKeyEvent& event);

  MoveBoxActions actions_;
  wxTextCtrl* text_;
};

}  // namespace pawnpath::app
