// The tree of the search: what happens at one node and below it.
#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/ai/random.h"
#include "engine/ai/search.h"
#include "engine/rules/legal.h"
#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

constexpr int kNullMoveDepth = 3;      // least depth for a null move
constexpr int kLateFrom = 4;           // actions searched in full before reductions begin
constexpr int kBlockingOnlyDepth = 1;  // up to here only walls across the opponent's route count
constexpr Score kFutility = 220;       // per ply of depth left, at shallow depths
constexpr int kSolveRaceDepth = 3;     // least depth left at which a race is worth solving
constexpr std::int64_t kRaceNodes = 1000;  // what solving one counts as

std::vector<std::vector<int>> make_reductions() {
  std::vector<std::vector<int>> table(64, std::vector<int>(ActionList::kCapacity, 0));
  for (std::size_t depth = 2; depth < table.size(); ++depth) {
    for (std::size_t number = 2; number < table[depth].size(); ++number) {
      table[depth][number] = static_cast<int>(
          0.6 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number)) / 2.0);
    }
  }
  return table;
}

int reduction(int depth, int number) {
  static const std::vector<std::vector<int>> kTable = make_reductions();
  return kTable[static_cast<std::size_t>(std::min(depth, 63))][static_cast<std::size_t>(number)];
}

bool is_race(const Position& position) {
  return position.walls_left(Side::light) == 0 && position.walls_left(Side::dark) == 0;
}

// Wins are stored by their distance from the position, searched by their distance from the root.
Score to_table(Score score, int ply) {
  if (is_win(score)) return score + ply;
  return is_loss(score) ? score - ply : score;
}
Score from_table(Score score, int ply) {
  if (is_win(score)) return score - ply;
  return is_loss(score) ? score + ply : score;
}

}  // namespace

Score Search::search(const Position& position, int depth, int ply, Score alpha, Score beta,
                     bool may_pass) {
  line_size_[ply] = 0;
  ++nodes_;
  if (out_of_budget()) return 0;
  if (is_past_bound(ply)) return 0;
  if (!goal_steps(position).empty()) return win_in(ply + 1);
  if (is_repeated(position)) return repetition(ply);
  if (is_race(position)) return race(position, depth, ply);
  if (ply >= kMostSearchPlies - 1) return value(position, route_lengths(position));
  if (depth <= 0) return quiesce(position, beta);
  // No better than a win in two plies more, no worse than a loss at once.
  alpha = std::max(alpha, loss_in(ply + 2));
  beta = std::min(beta, win_in(ply + 3));
  if (alpha >= beta) return alpha;

  const bool is_pv = beta - alpha > 1;
  const auto entry = table_.probe(position.hash());
  Action first;
  if (entry) {
    first = entry->action;
    const Score score = from_table(entry->score, ply);
    const bool settles = entry->bound == Bound::exact ||
                         (entry->bound == Bound::lower && score >= beta) ||
                         (entry->bound == Bound::upper && score <= alpha);
    if (!is_pv && entry->depth >= depth && settles) return score;
  }
  const Node node{position, depth, ply, value(position, route_lengths(position))};
  if (!is_pv && depth <= 3 && node.static_score - kFutility * depth >= beta && !is_loss(beta)) {
    return node.static_score;
  }
  if (!is_pv && may_pass && cut_by_pass(node, node.static_score, beta)) return beta;
  return search_actions(node, first, alpha, beta);
}

// Solved where the walls are known already or enough depends on it; else judged by the routes.
Score Search::race(const Position& position, int depth, int ply) {
  if (!races_.knows(position)) {
    if (depth < kSolveRaceDepth) return evaluate_race(position, route_lengths(position));
    nodes_ += kRaceNodes;
  }
  return races_.score(position, ply);
}

// A free action for the opponent that still leaves us above beta: not worth a closer look.
bool Search::cut_by_pass(const Node& node, Score static_score, Score beta) {
  if (node.depth < kNullMoveDepth || static_score < beta || is_win(beta) || is_loss(beta)) {
    return false;
  }
  Position passed = node.position;
  passed.pass();
  path_.push_back(passed.hash());
  const int depth = node.depth - 2 - node.depth / 4;
  const Score score = -search(passed, depth, node.ply + 1, -beta, -beta + 1, false);
  path_.pop_back();
  return !stopped_ && score >= beta && !is_win(score);
}

Score Search::search_actions(const Node& node, Action first, Score alpha, Score beta) {
  ScoredActionList list;
  const Wanted wanted =
      node.depth <= kBlockingOnlyDepth ? Wanted::steps_and_blocking_walls : Wanted::all;
  list_actions(node.position, wanted, first, node.ply, history_, list);
  Score best = -kInfinite;
  Action best_action;
  const Score before = alpha;
  for (int i = 0; i < list.size() && best < beta; ++i) {
    const Action action = list.take_best(i).action;
    const Score score = search_child(node, action, i, alpha, beta);
    if (stopped_) return 0;
    if (score <= best) continue;
    best = score;
    best_action = action;
    if (score > alpha) {
      alpha = score;
      keep_line(node.ply, action);
    }
  }
  if (best >= beta) note_cut(node, best_action);
  const Bound bound = best >= beta ? Bound::lower : (best > before ? Bound::exact : Bound::upper);
  table_.store(node.position.hash(),
               {best_action, static_cast<std::int16_t>(to_table(best, node.ply)),
                static_cast<std::int8_t>(node.depth), bound});
  return best;
}

void Search::note_cut(const Node& node, Action action) {
  history_.reward(node.position.turn(), action, node.ply, node.depth);
}

// The first action with the full window, later ones with a null window and, when they come late,
// less depth; whatever turns out better than expected is searched again in full.
Score Search::search_child(const Node& node, Action action, int number, Score alpha, Score beta) {
  Position next = node.position;
  next.apply(action);
  path_.push_back(next.hash());
  const int depth = node.depth - 1;
  Score score = alpha + 1;
  if (number > 0) {
    int less = 0;
    if (number >= kLateFrom && node.depth >= 2 && action.is_wall()) {
      less = std::min(reduction(node.depth, number), depth);
    }
    score = -search(next, depth - less, node.ply + 1, -alpha - 1, -alpha, true);
    if (less > 0 && score > alpha && !stopped_) {
      score = -search(next, depth, node.ply + 1, -alpha - 1, -alpha, true);
    }
  }
  if (number == 0 || (score > alpha && score < beta)) {
    if (!stopped_) score = -search(next, depth, node.ply + 1, -beta, -alpha, true);
  }
  path_.pop_back();
  return score;
}

Score Search::value(const Position& position, const RouteLengths& routes) const {
  const Network* const network = networks_.of(position.rules());
  const Score score =
      network != nullptr ? network->evaluate(position, routes) : evaluate(position, routes);
  if (limits_.noise == 0) return score;
  Random random(position.hash() ^ limits_.noise_seed);
  const auto spread = static_cast<std::uint32_t>(2 * limits_.noise + 1);
  return score + static_cast<Score>(random.below(spread)) - limits_.noise;
}

// At the end of the search: stand pat, or a wall that costs the opponent at least two steps more
// than it costs us.
Score Search::quiesce(const Position& position, Score beta) {
  const RouteLengths routes = route_lengths(position);
  Score best = value(position, routes);
  const Side own = position.turn();
  if (best >= beta || position.walls_left(own) == 0) return best;
  const Route theirs = shortest_route(position, other(own));
  WallSet walls = walls_across(position.board(), theirs) & legal_walls(position);
  const int lead = routes.of(other(own)) - routes.of(own);
  for (const WallDirection direction : kWallDirections) {
    std::uint64_t rest = direction == WallDirection::horizontal ? walls.horizontal : walls.vertical;
    for (; rest != 0 && best < beta; rest &= rest - 1) {
      Position next = position;
      next.apply(Action::wall(Slot{static_cast<std::uint8_t>(std::countr_zero(rest))}, direction));
      ++nodes_;
      const RouteLengths after = route_lengths(next);
      if (after.of(other(own)) - after.of(own) < lead + 2) continue;
      best = std::max(best, -value(next, after));
    }
  }
  return best;
}

bool Search::is_past_bound(int ply) const {
  const int plies = root_plies_ + ply;
  return (draws_.plies && plies >= kDrawPlies) || plies >= kMostActions;
}

// Once seen before on the path or in the game counts as the draw that it can be made into. The
// last entry of the path is the position itself; the same side is to move every second ply.
bool Search::is_repeated(const Position& position) const {
  const std::uint64_t hash = position.hash();
  for (std::size_t back = 5; back <= path_.size(); back += 2) {
    if (path_[path_.size() - back] == hash) return true;
  }
  return false;
}

}  // namespace pawnpath
