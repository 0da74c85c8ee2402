// The dialog for a new game: rules, who plays, strength of the computer, draw rules.
//
// The call that matters is ask_new_game(). It starts from what was chosen last and starts nothing.
#pragma once

#include <wx/window.h>

#include "app/session/snapshot.h"
#include "app/settings/preferences.h"

namespace pawnpath::app {

// False when it was called off; else the preferences hold what was chosen.
[[nodiscard]] bool ask_new_game(wxWindow& parent, Preferences& preferences);

// The game that the preferences stand for. `coin` decides where chance does; who had Light is
// written down for the next time.
[[nodiscard]] GameOptions game_options(Preferences& preferences, bool coin);

}  // namespace pawnpath::app
