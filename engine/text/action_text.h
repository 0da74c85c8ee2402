// Sentences on actions: the list of moves, announcements with their effect, previews of walls.
//
// The calls that matter are move_item() for the list and announcement() for what is said aloud.
// Refused actions are refusal_text.h's, results are result_text.h's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/game.h"
#include "engine/text/wording.h"

namespace pawnpath {

// The side that the listener plays; nothing when two people share the board or nobody plays.
using Listener = std::optional<Side>;

// `Move 3, Light: wall D 4 horizontal, above D 4 and E 4`, `Move 4, Dark pawn E 8 to E 7`.
// Precondition: 0 <= ply < game.plies(). The move's number is ply + 1.
[[nodiscard]] std::string move_item(const Game& game, int ply, Wording wording);

// `Dark wall E 3 horizontal.`, `Dark pawn E 8 to E 7.`; `before` is the position it is played in.
[[nodiscard]] std::string played_sentence(const Position& before, Action action, Wording wording);

// The same with the routes it changed: `Dark wall E 3 horizontal. Your route is 9, plus 2.`
[[nodiscard]] std::string announcement(const Position& before, Action action, Listener listener,
                                       Wording wording);

// `Taken back: Dark pawn E 8 to E 7.` To be asked before Game::undo(), with what it will
// take back. Precondition: game.can_undo().
[[nodiscard]] std::string undo_sentence(const Game& game, Wording wording);
// `Played again: ...`. To be asked after a successful Game::redo().
[[nodiscard]] std::string redo_sentence(const Game& game, Wording wording);

// `Wall D 4 horizontal: Light route 9, plus 1; Dark route 12, plus 4` for a wall that the side to
// move can place, else `Wall D 4 horizontal: crosses D 4 vertical`. Precondition: wall.is_wall().
[[nodiscard]] std::string wall_preview(const Position& position, Action wall, Wording wording);

// What stands behind the colon of the preview.
[[nodiscard]] std::string wall_effect(const Position& position, Action wall, Wording wording);
// The same for the eye, a line for each route: `Light route 9, plus 1`, `Dark route 12, plus 4`;
// one line with the reason where the wall cannot be placed.
[[nodiscard]] std::vector<std::string> wall_caption(const Position& position, Action wall);

// `Light route, 8 steps: E 1, E 2, E 3 ...`: the shortest route that is shown everywhere.
[[nodiscard]] std::string route_sentence(const Position& position, Side side, Wording wording);

// `8 steps`, `1 step`.
[[nodiscard]] std::string steps_count(int steps);

}  // namespace pawnpath
