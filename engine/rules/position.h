// Position: pawns, walls, walls in hand and the side to move; a small value that is cheap to copy.
//
// The calls that matter are apply() and undo(), which restore every bit, hash included. Position
// trusts its caller: legality is asked of legal.h and refusal.h, history and draws are Game's.
// Who placed a wall is not part of it.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/rules/action.h"
#include "engine/rules/board.h"
#include "engine/rules/square_set.h"

namespace pawnpath {

// Walls by slot, one bit each.
struct WallSet {
  std::uint64_t horizontal = 0;
  std::uint64_t vertical = 0;

  [[nodiscard]] constexpr bool has(Action wall) const {
    const std::uint64_t set = wall.direction() == WallDirection::horizontal ? horizontal : vertical;
    return (set >> wall.slot().number) & 1;
  }
  constexpr void toggle(Action wall) {
    const std::uint64_t bit = std::uint64_t{1} << wall.slot().number;
    (wall.direction() == WallDirection::horizontal ? horizontal : vertical) ^= bit;
  }
  [[nodiscard]] constexpr int count() const {
    return std::popcount(horizontal) + std::popcount(vertical);
  }
  [[nodiscard]] constexpr bool empty() const { return (horizontal | vertical) == 0; }

  friend constexpr WallSet operator&(WallSet a, WallSet b) {
    return {a.horizontal & b.horizontal, a.vertical & b.vertical};
  }
  friend constexpr WallSet operator|(WallSet a, WallSet b) {
    return {a.horizontal | b.horizontal, a.vertical | b.vertical};
  }
  // a without b
  friend constexpr WallSet operator-(WallSet a, WallSet b) {
    return {a.horizontal & ~b.horizontal, a.vertical & ~b.vertical};
  }
  friend constexpr bool operator==(WallSet, WallSet) = default;
};

// Squares whose northern or eastern side is shut by a wall or the rim of the board. Every square
// off the board counts as shut, so that floods need no other edge test.
struct ShutSides {
  SquareSet north;
  SquareSet east;
  friend constexpr bool operator==(const ShutSides&, const ShutSides&) = default;
};

// A position to set up by hand. It may be anything: see validate() in position_line.h.
struct Setup {
  RuleSet rules = RuleSet::standard;
  Square pawns[2];
  int walls_left[2] = {0, 0};
  Side turn = Side::light;
  WallSet walls;
};

class alignas(16) Position {
 public:
  // The start of a game: `e1 e9 10 10 light -`, or that of Passage.
  explicit Position(RuleSet rules = RuleSet::standard);
  // Precondition: validate(setup) found no fault.
  explicit Position(const Setup& setup);

  // What stands where.
  [[nodiscard]] RuleSet rules() const { return rules_; }
  [[nodiscard]] const Board& board() const { return pawnpath::board(rules_); }
  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] Square pawn(Side side) const { return pawns_[index(side)]; }
  [[nodiscard]] int walls_left(Side side) const { return walls_left_[index(side)]; }
  [[nodiscard]] const WallSet& walls() const { return walls_; }
  [[nodiscard]] const ShutSides& shut() const { return shut_; }
  [[nodiscard]] bool has_reached_goal(Side side) const {
    return pawn(side).rank() == board().goal_rank(side);
  }
  // Equal positions have equal hashes on every machine and in every run.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

  // Changing it. Preconditions: `action` is legal here; `undo` gets the action that was applied
  // last and the pawn square of the side that played it from before (unused for walls).
  void apply(Action action);
  void undo(Action action, Square from);
  // Hands the turn over without an action; a search's null move, not part of the rules.
  void pass();

  friend bool operator==(const Position&, const Position&) = default;

 private:
  void toggle_wall(Action wall);

  WallSet walls_;
  ShutSides shut_;
  std::uint64_t hash_ = 0;
  Square pawns_[2];
  std::uint8_t walls_left_[2] = {0, 0};
  Side turn_ = Side::light;
  RuleSet rules_ = RuleSet::standard;
};

static_assert(sizeof(Position) == 64, "one cache line");

// True when a pawn may pass from `square` to its neighbour: no wall, not off the board.
[[nodiscard]] bool is_open(const ShutSides& shut, Square square, Direction direction);

// The square next to `square`; meaningful only where is_open().
[[nodiscard]] constexpr Square neighbour(Square square, Direction direction) {
  constexpr int kOffsets[] = {9, -1, 1, -9};
  return Square{static_cast<std::uint8_t>(square.number + kOffsets[static_cast<int>(direction)])};
}

// The sides that `wall` shuts (two squares, north or east), without the rest of the board.
[[nodiscard]] const ShutSides& shut_by(Action wall);

inline bool is_open(const ShutSides& shut, Square square, Direction direction) {
  const int number = square.number;
  switch (direction) {
    case Direction::north:
      return !shut.north.has(square);
    case Direction::east:
      return !shut.east.has(square);
    case Direction::south:
      return number >= 9 && !shut.north.has(neighbour(square, Direction::south));
    case Direction::west:
      return number >= 1 && !shut.east.has(neighbour(square, Direction::west));
  }
  return false;
}

}  // namespace pawnpath
