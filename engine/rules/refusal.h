// Refusals: why an action is not allowed, as a code and the wall, square or side concerned.
//
// The call that matters is why_not(); people, records, protocol and the computer all ask it. The
// first cause that applies is given, in the order of the codes. Sentences are engine/text's.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rules/position.h"

namespace pawnpath {

enum class RefusalCode : std::uint8_t {
  none,  // legal
  not_a_name,
  off_board,
  game_over,
  not_your_turn,
  same_square,
  occupied,
  wall_in_way,
  jump_blocked,
  jump_no_landing,
  jump_open,
  side_shut,
  diagonal,
  too_far,
  no_walls,
  crosses,
  overlaps,
  shuts_light,
  shuts_dark,
  shuts_both,
};

// The code as protocol and tests write it: `jump-no-landing`.
[[nodiscard]] std::string_view code_name(RefusalCode code);

struct Refusal {
  RefusalCode code = RefusalCode::none;
  // What was asked for; none for not_a_name and off_board.
  Action asked;
  // The wall in the way, crossed or overlapped; none where no wall is concerned, or where it is
  // the rim of the board that is.
  Action wall;
  // Whose turn it is, who owns the pawn on the square, or who has no walls.
  Side side = Side::light;

  [[nodiscard]] bool refused() const { return code != RefusalCode::none; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Asks the position alone: whether the game has ended or it is somebody else's turn is for Game
// and for whoever owns the players.
[[nodiscard]] Refusal why_not(const Position& position, Action action);

// The wall that shuts `square` toward `direction`; none when it is open or shut by the rim.
[[nodiscard]] Action wall_between(const Position& position, Square square, Direction direction);

}  // namespace pawnpath
