// A position in one line: `e1 e9 10 10 light d1h,e5v`, and what makes a set-up position invalid.
//
// The calls that matter are parse_position() and format_position(). Reading is for one rule set,
// takes walls in any order and case and any blanks between the six fields; writing is canonical.
// Every fault of a position is named, not only the first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/position.h"
#include "engine/rules/result.h"

namespace pawnpath {

enum class PositionFaultCode : std::uint8_t {
  field_count,       // not six fields; `token` is the line
  bad_square,        // field 1 or 2 is no square of this board
  bad_number,        // field 3 or 4 is no number of walls
  bad_turn,          // field 5 is neither light nor dark
  bad_wall,          // an item of field 6 is no wall of this board
  too_many_in_hand,  // `side` has more walls in hand than the rule set gives
  too_many_walls,    // walls on the board plus walls in hand are more than both sides' together
  pawns_together,    // both pawns on one square
  on_goal,           // the pawn of `side` stands on its goal edge
  overlaps,          // `wall` overlaps (or repeats) `with`
  crosses,           // `wall` crosses `with`
  no_route,          // the pawn of `side` has no route to its goal edge
};

struct PositionFault {
  PositionFaultCode code;
  std::string token;  // the offending text of a line; empty for a Setup
  Side side = Side::light;
  Action wall;
  Action with;
  int count = 0;  // of walls, for too_many_walls, and how many there may be
  int most = 0;
};

// A Setup together with its walls as they were listed, so that a wall given twice is seen.
struct ListedSetup {
  Setup setup;  // walls are ignored
  std::vector<Action> walls;
};

// All faults, in the order of the codes; empty for a valid position.
[[nodiscard]] std::vector<PositionFault> validate(const ListedSetup& listed);
[[nodiscard]] std::vector<PositionFault> validate(const Setup& setup);

[[nodiscard]] Result<Position, std::vector<PositionFault>> parse_position(std::string_view line,
                                                                          RuleSet rules);

[[nodiscard]] std::string format_position(const Position& position);

// The walls of a position in the order of its line: horizontal first, each kind by name.
[[nodiscard]] ActionList walls_in_order(const WallSet& walls);

}  // namespace pawnpath
