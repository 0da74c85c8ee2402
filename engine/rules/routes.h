// Routes: how far each pawn is from its goal edge in single steps, and by which squares.
//
// The call that matters is route_length(). Only walls count: pawns are ignored, as the rules of
// wall placement want it. Distances come from a parallel flood of the goal rank, one rank of bits
// a step (a breadth-first search on bitboards).
#pragma once

#include "engine/rules/position.h"

namespace pawnpath {

// A route as squares, own square first, goal square last; 81 squares at most.
class Route {
 public:
  void push_back(Square square) { squares_[size_++] = square; }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int steps() const { return size_ - 1; }
  [[nodiscard]] Square operator[](int i) const { return squares_[i]; }
  [[nodiscard]] const Square* begin() const { return squares_; }
  [[nodiscard]] const Square* end() const { return squares_ + size_; }

 private:
  Square squares_[81];
  int size_ = 0;
};

// Every square's distance in steps from a goal rank; kNoRoute where there is none.
inline constexpr std::uint8_t kNoRoute = 255;
struct Distances {
  std::uint8_t steps[81];
  [[nodiscard]] int operator[](Square square) const { return steps[square.number]; }
};

// The squares of a side's goal edge.
[[nodiscard]] SquareSet goal_squares(RuleSet rules, Side side);

// Squares reachable in one more step from `from`, itself included.
[[nodiscard]] inline SquareSet spread(const ShutSides& shut, SquareSet from) {
  const SquareSet north = (from - shut.north).up<9>();
  const SquareSet south = from.down<9>() - shut.north;
  const SquareSet east = (from - shut.east).up<1>();
  const SquareSet west = from.down<1>() - shut.east;
  return from | (north | south) | (east | west);
}

// True when `from` has a route to a square of `goal`.
[[nodiscard]] bool has_route(const ShutSides& shut, Square from, SquareSet goal);

// Steps from the pawn of `side` to its goal edge. Every legal position has such a route.
[[nodiscard]] int route_length(const Position& position, Side side);

// The shortest route that is shown and listed everywhere: among equal next squares toward the
// goal first, then left (file a is left for both sides), then right, then back.
[[nodiscard]] Route shortest_route(const Position& position, Side side);

[[nodiscard]] Distances goal_distances(const Position& position, Side side);

// The walls, existing or not, that would shut at least one step of `route`.
[[nodiscard]] WallSet walls_across(const Board& board, const Route& route);

}  // namespace pawnpath
