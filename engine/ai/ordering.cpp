#include "engine/ai/ordering.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "engine/rules/legal.h"
#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

constexpr std::int32_t kFirst = 1 << 28;
constexpr std::int32_t kKiller = 1 << 20;
constexpr std::int32_t kOnRoute = 1 << 22;   // the step along the own shortest route
constexpr std::int32_t kBlocking = 1 << 18;  // a wall across the opponent's shortest route
constexpr std::int32_t kMostHistory = 1 << 16;

struct Ordering {
  const Position& position;
  Action first;
  int ply;
  const History& history;
  Square next_on_route;
  WallSet across_theirs;
  WallSet across_own;

  [[nodiscard]] std::int32_t of(Action action) const {
    if (action == first) return kFirst;
    std::int32_t order = history.value(position.turn(), action);
    if (history.is_killer(action, ply)) order += kKiller;
    if (action.is_step()) return order + (action.square() == next_on_route ? kOnRoute : 0);
    if (across_theirs.has(action)) order += kBlocking;
    if (across_own.has(action)) order -= kBlocking;
    return order;
  }
};

void list_walls(const WallSet& walls, const Ordering& ordering, ScoredActionList& list) {
  for (const WallDirection direction : kWallDirections) {
    std::uint64_t rest = direction == WallDirection::horizontal ? walls.horizontal : walls.vertical;
    for (; rest != 0; rest &= rest - 1) {
      const Slot slot{static_cast<std::uint8_t>(std::countr_zero(rest))};
      const Action wall = Action::wall(slot, direction);
      list.push_back({wall, ordering.of(wall)});
    }
  }
}

}  // namespace

ScoredAction ScoredActionList::take_best(int i) {
  const auto from = actions_.begin() + i;
  const auto best = std::max_element(
      from, actions_.begin() + size_,
      [](const ScoredAction& a, const ScoredAction& b) { return a.order < b.order; });
  std::iter_swap(from, best);
  return *from;
}

void History::clear() { *this = History(); }

void History::fade() {
  for (auto& side : counters_) {
    for (auto& counter : side)
      counter /= 2;
  }
}

// The closer a counter is to its limit, the less it moves.
void History::add(Side side, Action action, int amount) {
  std::int32_t& counter = counters_[index(side)][action.code()];
  counter += amount - counter * std::abs(amount) / kMostHistory;
}

void History::reward(Side side, Action action, int ply, int depth) {
  add(side, action, 32 * depth * depth);
  auto& killers = killers_[ply & 127];
  if (killers[0] == action) return;
  killers[1] = std::exchange(killers[0], action);
}

void History::punish(Side side, Action action, int depth) { add(side, action, -4 * depth * depth); }

void list_actions(const Position& position, Wanted wanted, Action first, int ply,
                  const History& history, ScoredActionList& list) {
  const Side own = position.turn();
  const Route route = shortest_route(position, own);
  const Route their_route = shortest_route(position, other(own));
  const Ordering ordering{position,
                          first,
                          ply,
                          history,
                          route[1],
                          walls_across(position.board(), their_route),
                          walls_across(position.board(), route)};
  for (SquareSet steps = legal_steps(position); !steps.empty(); steps.remove_first()) {
    const Action step = Action::step(steps.first());
    list.push_back({step, ordering.of(step)});
  }
  WallSet walls = legal_walls(position);
  if (wanted == Wanted::steps_and_blocking_walls) walls = walls & ordering.across_theirs;
  list_walls(walls, ordering, list);
}

}  // namespace pawnpath
