// player_words(): who plays, and how much was played, in a few words.
#pragma once

#include <string>

#include "app/session/snapshot.h"

namespace pawnpath::app {

// `Light Ann, Dark computer Casual`; `Two people` when neither has a name.
[[nodiscard]] std::string player_words(const Seat (&seats)[2]);

// `1 move`, `12 moves`
[[nodiscard]] std::string count_of_moves(int plies);

}  // namespace pawnpath::app
