// The dialog for a new game: rules, opponent, who gets Light, handicap, names, draw rules.
//
// The call that matters is ask_new_game(). It starts from what was chosen last and starts nothing;
// what the choices come to is settings/new_game.h's affair.
#pragma once

#include <wx/window.h>

#include "app/settings/preferences.h"

namespace pawnpath::app {

// False when it was called off; else the preferences hold what was chosen.
[[nodiscard]] bool ask_new_game(wxWindow& parent, Preferences& preferences);

}  // namespace pawnpath::app
