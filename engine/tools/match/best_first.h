// BestFirst: a best-first tree search, to be measured against the program's own search.
//
// The call that matters is make_best_first(). Where to go on is decided by what was found so far
// and by a policy (PUCT); a leaf is judged by a short search of its own. There is no trained
// policy: it is made of the evaluations of all the positions that are one action away.
//
// Source of the rule for choosing: C. D. Rosin, "Multi-armed bandits with episode context", 2011.
#pragma once

#include <chrono>
#include <memory>

#include "engine/ai/network.h"
#include "engine/tools/match/contestant.h"

namespace pawnpath::tools {

struct BestFirstOptions {
  std::chrono::milliseconds time{200};
  int leaf_nodes = 200;  // of the search that judges a leaf
};

[[nodiscard]] std::unique_ptr<Contestant> make_best_first(const BestFirstOptions& options,
                                                          const Networks& networks);

}  // namespace pawnpath::tools
