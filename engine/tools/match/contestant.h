// Who plays a match: a level of this engine, uniformly random play, or another program, from a line
// of text.
//
// `level=5 nodes=20000 seed=3`, `level=6 time=200 threads=2`, `random`, `pipe=PROGRAM`, or
// `black-pipe=PROGRAM` for one in which black opens from the top, or `best-first time=200
// nodes=100` for the search of best_first.h with so many nodes a leaf. Lower limits than a level's
// own make it weaker; for Master they are its strength, and `varied=0` takes chance out of its
// openings.
#pragma once

#include <memory>
#include <string>

#include "engine/ai/random.h"
#include "engine/rules/game.h"

namespace pawnpath::tools {

class Contestant {
 public:
  virtual ~Contestant() = default;
  // Precondition: the game is not over. The referee checks the answer.
  virtual Action choose(const Game& game) = 0;
};

// Null when the text names no contestant. `game_seed` makes games differ.
[[nodiscard]] std::unique_ptr<Contestant> make_contestant(const std::string& text,
                                                          std::uint64_t game_seed);

}  // namespace pawnpath::tools
