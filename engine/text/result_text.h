// How a game ended, as a sentence.
//
// The call that matters is result_sentence(). It is never empty, whatever the state of the game.
#pragma once

#include <string>

#include "engine/rules/game.h"
#include "engine/text/wording.h"

namespace pawnpath {

// `Light wins: the pawn is on E 9, its goal.`, `Draw: the same position 3 times.`
[[nodiscard]] std::string result_sentence(const Game& game, Wording wording);

}  // namespace pawnpath
