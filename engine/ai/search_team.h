// SearchTeam: one search on several threads that share a transposition table.
//
// The call that matters is run(). With one thread it is Search::run() and repeatable; with more,
// each thread searches the same position by itself and they help each other through the table
// ("lazy SMP"; common knowledge of chess programming), so the result depends on their timing.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/ai/search.h"

namespace pawnpath {

class SearchTeam {
 public:
  // `on_thread` runs first on each thread but the caller's, to give it a name or a lower priority.
  SearchTeam(std::size_t table_bytes, Networks networks, std::function<void()> on_thread = {});

  // Drops what earlier runs have taught.
  void forget();

  // As Search::run(), on `threads` threads, the caller's among them; all have ended when it
  // returns. The deepest result counts, the caller's among equals. `nodes` are those of all.
  SearchResult run(const Game& game, SearchLimits limits, int threads,
                   const Search::OnDepth& on_depth = {});

 private:
  Search& member(std::size_t number);

  TranspositionTable table_;
  Networks networks_;
  std::function<void()> on_thread_;
  std::vector<std::unique_ptr<Search>> members_;
};

}  // namespace pawnpath
