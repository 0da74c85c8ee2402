#include "engine/ai/simple_levels.h"

#include <algorithm>
#include <limits>

#include "engine/rules/legal.h"
#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

constexpr int kWin = 1000;
constexpr int kLastStepFactor = 10;

// Keeps the actions of the best score seen.
class Best {
 public:
  void offer(Action action, int score) {
    if (score > score_) actions_ = {};
    if (score >= score_) actions_.push_back(action);
    score_ = std::max(score_, score);
  }
  [[nodiscard]] Action draw(Random& random) const {
    return actions_[random.below(static_cast<std::uint32_t>(actions_.size()))];
  }
  [[nodiscard]] Best steps_if_any() const {
    Best steps;
    for (const Action action : actions_) {
      if (action.is_step()) steps.offer(action, score_);
    }
    return steps.actions_.empty() ? *this : steps;
  }

 private:
  ActionList actions_;
  int score_ = std::numeric_limits<int>::min();
};

Action winning_step(const Position& position) {
  const SquareSet goal = goal_squares(position.rules(), position.turn());
  const SquareSet winning = legal_steps(position) & goal;
  return winning.empty() ? Action() : Action::step(winning.first());
}

// The opponent's route less the own one, as `side` sees it.
int lead(const Position& position, Side side) {
  return route_length(position, other(side)) - route_length(position, side);
}

// What the action's worst reply leaves. Precondition: the action did not win.
int worst_reply(const Position& after, Side side) {
  if (!winning_step(after).is_none()) return -kWin;
  int worst = std::numeric_limits<int>::max();
  for (const Action reply : legal_actions(after)) {
    Position next = after;
    next.apply(reply);
    worst = std::min(worst, lead(next, side));
  }
  return worst;
}

}  // namespace

Action choose_beginner(const Position& position, Random& random) {
  const Action win = winning_step(position);
  if (!win.is_none()) return win;
  const Side side = position.turn();
  const int own = route_length(position, side);
  const int theirs = route_length(position, other(side));
  const int factor = theirs == 1 ? kLastStepFactor : 1;
  Best best;
  for (const Action action : legal_actions(position)) {
    if (action.is_wall() && theirs > own) break;  // steps come first
    Position next = position;
    next.apply(action);
    const int shortened = own - route_length(next, side);
    const int lengthened = route_length(next, other(side)) - theirs;
    best.offer(action, action.is_step() ? shortened : factor * (lengthened + shortened));
  }
  return best.draw(random);
}

Action choose_casual(const Position& position, Random& random, const std::atomic<bool>* stop) {
  const Action win = winning_step(position);
  if (!win.is_none()) return win;
  Best best;
  for (const Action action : legal_actions(position)) {
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) return {};
    Position next = position;
    next.apply(action);
    best.offer(action, worst_reply(next, position.turn()));
  }
  return best.steps_if_any().draw(random);
}

}  // namespace pawnpath
