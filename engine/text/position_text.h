// The position in words, line by line, and each line by itself.
//
// The call that matters is describe(). Threats are threat_text.h's, rows for braille braille.h's.
// Every function looks at the game as it stands; for a position shown from earlier in the game,
// give it a Game played up to there.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/game.h"
#include "engine/text/wording.h"

namespace pawnpath {

// One sentence a line, in this order: turn or result; pawns; both routes and their squares; walls
// left; walls on the board; steps; draw watch.
[[nodiscard]] std::vector<std::string> describe(const Game& game, Wording wording);

// `Light to move.`, or the result when the game is over.
[[nodiscard]] std::string turn_sentence(const Game& game, Wording wording);
// The same and the last move: `Light to move. Last: Move 4, Dark pawn E 8 to E 7.`
[[nodiscard]] std::string turn_and_last_move(const Game& game, Wording wording);
[[nodiscard]] std::string pawns_sentence(const Position& position, Wording wording);
// `Light pawn on E 1, route 8. Dark pawn on E 9, route 8.`
[[nodiscard]] std::string pawns_and_routes(const Position& position, Wording wording);
[[nodiscard]] std::string walls_left_sentence(const Position& position);
// In the order of the position line.
[[nodiscard]] std::string walls_on_board_sentence(const Position& position, Wording wording);
[[nodiscard]] std::string steps_sentence(const Game& game, Wording wording);
[[nodiscard]] std::string draw_watch_sentence(const Game& game);

}  // namespace pawnpath
