// The race when no walls are left in hand: solved exactly, jumps and waiting moves included.
//
// The call that matters is RaceTables::plies_to_win(). One table holds every pair of pawns and
// both turns for one set of walls, solved backwards from the goal edges (retrograde analysis);
// tables are kept for the wall sets met last.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/ai/score.h"
#include "engine/rules/position.h"

namespace pawnpath {

// Who wins and when, with best play, for one set of walls.
class RaceTable {
 public:
  // Walls in hand are taken to be none.
  explicit RaceTable(const Position& position);

  // Plies until the side to move wins (odd), or until it loses (even); 0 when neither can force
  // it. Precondition: the position has this table's walls and nobody has won.
  [[nodiscard]] int plies(const Position& position) const;

 private:
  class Solver;
  std::vector<std::uint8_t> plies_;
};

class RaceTables {
 public:
  explicit RaceTables(std::size_t capacity = 64) : entries_(capacity) {}

  // A win or loss by its distance from `ply`, or 0 for a race that nobody can force.
  // Precondition: neither side has walls in hand, nobody has won.
  [[nodiscard]] Score score(const Position& position, int ply);
  // True when score() need not solve these walls first, which takes as long as a thousand nodes.
  [[nodiscard]] bool knows(const Position& position) const;

 private:
  struct Entry {
    WallSet walls;
    RuleSet rules = RuleSet::standard;
    std::unique_ptr<RaceTable> table;
  };
  [[nodiscard]] std::size_t place(const WallSet& walls) const;
  std::vector<Entry> entries_;
};

}  // namespace pawnpath
