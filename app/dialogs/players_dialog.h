// The dialog on who plays on: for each side a person or a level, and the person's name.
//
// The call that matters is ask_players(). It changes nothing in the game.
#pragma once

#include <wx/window.h>

#include <optional>

#include "app/session/snapshot.h"

namespace pawnpath::app {

// Nothing when it was called off.
[[nodiscard]] std::optional<Seats> ask_players(wxWindow& parent, const Snapshot& snapshot);

}  // namespace pawnpath::app
