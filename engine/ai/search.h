// The search: the best action for a game's position by iterative deepening.
//
// The call that matters is Search::run(). It is a principal variation search with a transposition
// table, late move reductions and null moves; races without walls in hand are looked up exactly.
// It chooses no level and adds no noise: see player.h.
//
// Sources: principal variation search (T. A. Marsland and M. Campbell, 1982), history heuristic
// (J. Schaeffer, 1983), killer moves (S. G. Akl and M. M. Newborn, 1977), null move pruning
// (C. Donninger, 1993); late move reductions are common knowledge of chess programming.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/ai/evaluation.h"
#include "engine/ai/network.h"
#include "engine/ai/ordering.h"
#include "engine/ai/race.h"
#include "engine/ai/score.h"
#include "engine/ai/transposition.h"
#include "engine/rules/game.h"

namespace pawnpath {

struct SearchLimits {
  std::int64_t nodes = 0;  // 0: no limit
  int depth = kMostSearchPlies / 2;
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  const std::atomic<bool>* stop = nullptr;
  // Evaluations are blurred by up to so many hundredths of a step, drawn from position and seed:
  // among what is about equal it is chance that decides.
  Score noise = 0;
  std::uint64_t noise_seed = 0;
  // What a repetition costs the side that searches: better to play on than to shuffle.
  Score contempt = 0;
  // For one of several searches that share a table: where it begins, and whether it tells the table
  // that a new search begins.
  int first_depth = 1;
  bool ages_table = true;
  int lines = 1;  // how many of the best first actions are wanted, each with its own line
};

// One way to go on, best first.
struct Line {
  Score score = 0;
  std::vector<Action> actions;
};

struct SearchResult {
  std::vector<Line> lines;  // best first; at least one, and no line is empty
  int depth = 0;            // the last depth finished
  std::int64_t nodes = 0;

  [[nodiscard]] const Line& best() const { return lines.front(); }
};

class Search {
 public:
  explicit Search(TranspositionTable& table, Networks networks = {})
      : table_(table), networks_(std::move(networks)) {}

  // Drops what earlier runs have taught, so that the next one depends on its arguments alone.
  void forget() {
    history_.clear();
    races_ = RaceTables();  // what is solved already costs no nodes
  }

  // Precondition: the game is not over. Always finds an action, whatever the limits. `on_depth`
  // gets what is known after each depth, on the caller's thread.
  using OnDepth = std::function<void(const SearchResult&)>;
  SearchResult run(const Game& game, const SearchLimits& limits, const OnDepth& on_depth = {});

 private:
  struct Node {
    const Position& position;
    int depth;
    int ply;
    Score static_score;
  };

  // The root (search.cpp).

  void prepare(const Game& game, const SearchLimits& limits);
  [[nodiscard]] std::vector<ScoredAction> root_actions() const;
  void search_lines(std::vector<ScoredAction>& actions, int depth, SearchResult& result);
  Score search_root(std::vector<ScoredAction>& actions, std::size_t from, int depth);
  [[nodiscard]] bool out_of_budget();
  void keep_line(int ply, Action action);

  // The tree (search_tree.cpp).
  Score search(const Position& position, int depth, int ply, Score alpha, Score beta,
               bool may_pass);
  Score search_actions(const Node& node, Action first, Score alpha, Score beta);
  Score search_child(const Node& node, Action action, int number, Score alpha, Score beta);
  [[nodiscard]] Score value(const Position& position, const RouteLengths& routes) const;
  [[nodiscard]] Score quiesce(const Position& position, Score beta);
  Score race(const Position& position, int depth, int ply);
  [[nodiscard]] bool cut_by_pass(const Node& node, Score static_score, Score beta);
  [[nodiscard]] bool is_past_bound(int ply) const;
  [[nodiscard]] bool is_repeated(const Position& position) const;
  // A draw by repetition, for the side to move at `ply`.
  [[nodiscard]] Score repetition(int ply) const {
    return ply % 2 == 0 ? -limits_.contempt : limits_.contempt;
  }
  void note_cut(const Node& node, Action action);

  TranspositionTable& table_;
  Networks networks_;
  RaceTables races_;
  History history_;
  SearchLimits limits_;
  DrawRules draws_;
  const Position* root_ = nullptr;
  int root_plies_ = 0;
  std::int64_t nodes_ = 0;
  std::int64_t next_check_ = 0;
  bool stopped_ = false;
  // Hashes since the last wall before the root, then of the path searched.
  std::vector<std::uint64_t> path_;
  Action line_[kMostSearchPlies + 1][kMostSearchPlies + 1];
  int line_size_[kMostSearchPlies + 2] = {};
};

}  // namespace pawnpath
