// game_words(): one sentence on a saved game, for the list of games.
#pragma once

#include <string>

#include "app/storage/saved_game.h"

namespace pawnpath::app {

// `Light Ann, Dark computer Casual: Standard, 12 moves, Light to move, 30 November 2026, 14:05.`
[[nodiscard]] std::string game_words(const SavedGame& saved);

}  // namespace pawnpath::app
