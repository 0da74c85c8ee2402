#include "engine/ai/search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "engine/rules/legal.h"

namespace pawnpath {
namespace {

constexpr std::int64_t kCheckNodes = 1024;

}  // namespace

SearchResult Search::run(const Game& game, const SearchLimits& limits, const OnDepth& on_depth) {
  assert(!game.is_over());
  prepare(game, limits);
  std::vector<ScoredAction> actions = root_actions();
  SearchResult result;
  result.lines = {{0, {actions.front().action}}};
  if (const SquareSet winning = goal_steps(game.position());
      !winning.empty() && limits.lines == 1) {
    result.lines.front() = {win_in(1), {Action::step(winning.first())}};
    return result;
  }
  for (int depth = limits.first_depth; depth <= limits.depth && !stopped_; ++depth) {
    search_lines(actions, depth, result);
    if (stopped_) break;
    result.depth = depth;
    result.nodes = nodes_;
    if (on_depth) on_depth(result);
    // A win or loss that the full depth has seen to its end does not change any more.
    const Score score = result.lines.front().score;
    if ((is_win(score) || is_loss(score)) && kWin - std::abs(score) <= depth) break;
  }
  result.nodes = nodes_;
  return result;
}

std::vector<ScoredAction> Search::root_actions() const {
  ScoredActionList listed;
  list_actions(*root_, Wanted::all, {}, 0, history_, listed);
  std::vector<ScoredAction> actions;
  actions.reserve(static_cast<std::size_t>(listed.size()));
  for (int i = 0; i < listed.size(); ++i)
    actions.push_back(listed.take_best(i));
  return actions;
}

// Line by line, each without the first actions of those before it. What a stopped depth has not
// come to stays as the depth before left it.
void Search::search_lines(std::vector<ScoredAction>& actions, int depth, SearchResult& result) {
  const auto wanted = std::min(static_cast<std::size_t>(limits_.lines), actions.size());
  for (std::size_t i = 0; i < wanted && !stopped_; ++i) {
    const Score score = search_root(actions, i, depth);
    if (line_size_[0] == 0) return;
    Line line{score, {line_[0], line_[0] + line_size_[0]}};
    auto& lines = result.lines;
    const auto same = std::find_if(
        lines.begin() + static_cast<std::ptrdiff_t>(std::min(i, lines.size())), lines.end(),
        [&](const Line& old) { return old.actions.front() == line.actions.front(); });
    if (same != lines.end()) lines.erase(same);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i), std::move(line));
    if (lines.size() > wanted) lines.pop_back();
  }
}

void Search::prepare(const Game& game, const SearchLimits& limits) {
  limits_ = limits;
  draws_ = game.draw_rules();
  root_ = &game.position();
  root_plies_ = game.plies();
  nodes_ = 0;
  next_check_ = kCheckNodes;
  stopped_ = false;
  history_.fade();
  if (limits.ages_table) table_.age();
  path_.clear();
  int first = game.plies();
  while (first > 0 && game.actions()[static_cast<std::size_t>(first - 1)].is_step())
    --first;
  for (int ply = first; ply <= game.plies(); ++ply)
    path_.push_back(game.position_at(ply).hash());
}

// Searches the actions from number `from` on. The best so far lead the next depth; a stopped depth
// leaves what it has found.
Score Search::search_root(std::vector<ScoredAction>& actions, std::size_t from, int depth) {
  Score best = -kInfinite;
  std::size_t best_at = from;
  line_size_[0] = 0;
  const Node node{*root_, depth, 0, 0};
  for (std::size_t i = from; i < actions.size(); ++i) {
    const Action action = actions[i].action;
    Score score = win_in(1);
    if (action.is_step() && goal_steps(*root_).has(action.square())) {
      line_size_[1] = 0;
    } else {
      score = search_child(node, action, static_cast<int>(i - from), best, kInfinite);
    }
    if (stopped_) break;
    if (score <= best) continue;
    best = score;
    best_at = i;
    keep_line(0, action);
  }
  const auto begin = actions.begin();
  std::rotate(begin + static_cast<std::ptrdiff_t>(from),
              begin + static_cast<std::ptrdiff_t>(best_at),
              begin + static_cast<std::ptrdiff_t>(best_at) + 1);
  return best;
}

bool Search::out_of_budget() {
  if (stopped_) return true;
  if (limits_.nodes > 0 && nodes_ >= limits_.nodes) stopped_ = true;
  if (nodes_ >= next_check_) {
    next_check_ = nodes_ + kCheckNodes;
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) stopped_ = true;
    if (std::chrono::steady_clock::now() >= limits_.deadline) stopped_ = true;
  }
  return stopped_;
}

void Search::keep_line(int ply, Action action) {
  Action* line = line_[ply];
  line[0] = action;
  const int rest = line_size_[ply + 1];
  std::copy(line_[ply + 1], line_[ply + 1] + rest, line + 1);
  line_size_[ply] = rest + 1;
}

}  // namespace pawnpath
