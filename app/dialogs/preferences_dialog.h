// The dialog for the preferences: look and sound, speech and braille, the computer.
//
// The call that matters is ask_preferences(). It applies nothing: its caller does, when it is true.
#pragma once

#include <wx/window.h>

#include "app/settings/preferences.h"

namespace pawnpath::app {

// False when it was called off; else the preferences hold what was chosen.
[[nodiscard]] bool ask_preferences(wxWindow& parent, Preferences& preferences);

}  // namespace pawnpath::app
