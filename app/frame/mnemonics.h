// The underlined letters of a window that is no dialog: Alt and the letter goes to the control
// behind the label, or presses the button.
//
// The call that matters is follow_mnemonic(). Dialogs have this from the system; a window of
// nested panels has it only inside the panel with the focus.
#pragma once

#include <wx/event.h>
#include <wx/window.h>

namespace pawnpath::app {

// False when the key is nobody's in `root`: then it is the menu bar's.
bool follow_mnemonic(wxWindow& root, const wxKeyEvent& key);

}  // namespace pawnpath::app
