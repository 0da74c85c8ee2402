// Seeded random play for property tests.
//
// The call that matters is play_random_game(rules, seed, visit). Seeds run through four manners of
// play, from nearly all walls to nearly all steps, and pawns like to meet, so that late positions
// with every wall placed and pawns face to face are common. The same seed gives the same game on
// every machine. It is no player: it wants nothing.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <random>

#include "engine/rules/legal.h"
#include "engine/rules/position.h"

namespace pawnpath::test {

inline constexpr RuleSet kRuleSets[] = {RuleSet::standard, RuleSet::passage};

// `count` times PAWNPATH_TEST_SCALE (1 when it is not set), at least 1: how thorough a property
// test is.
[[nodiscard]] inline int scaled(int count) {
  const char* text = std::getenv("PAWNPATH_TEST_SCALE");
  const double scale = text == nullptr ? 1.0 : std::strtod(text, nullptr);
  const int result = static_cast<int>(count * scale);
  return result < 1 ? 1 : result;
}

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  // From 0 to limit - 1; the slight unevenness does not matter here.
  [[nodiscard]] int below(int limit) {
    return static_cast<int>(engine_() % static_cast<std::uint64_t>(limit));
  }
  [[nodiscard]] bool chance(int percent) { return below(100) < percent; }

 private:
  std::mt19937_64 engine_;
};

namespace detail {

[[nodiscard]] inline int gap(Square a, Square b) {
  return std::abs(a.file() - b.file()) + std::abs(a.rank() - b.rank());
}

[[nodiscard]] inline Square nth(SquareSet squares, int n) {
  for (; n > 0; --n)
    squares.remove_first();
  return squares.first();
}

// Of the steps at hand, one that comes closest to the other pawn.
[[nodiscard]] inline Square toward(Square opponent, SquareSet steps) {
  Square best = steps.first();
  for (; !steps.empty(); steps.remove_first()) {
    if (gap(steps.first(), opponent) < gap(best, opponent)) best = steps.first();
  }
  return best;
}

[[nodiscard]] inline Action random_step(const Position& position, Random& random) {
  const SquareSet steps = legal_steps(position);
  if (random.chance(50)) {
    return Action::step(toward(position.pawn(other(position.turn())), steps));
  }
  return Action::step(nth(steps, random.below(steps.count())));
}

// One of the legal walls; as often as not the nearer of two to a pawn, so that walls meet and rings
// nearly close.
[[nodiscard]] inline Action random_wall(const Position& position, Random& random) {
  const ActionList actions = legal_actions(position);
  const int steps = legal_steps(position).count();
  const int walls = static_cast<int>(actions.size()) - steps;
  if (walls == 0) return {};
  const auto draw = [&] { return actions[static_cast<std::size_t>(steps + random.below(walls))]; };
  const Action one = draw();
  const Action two = draw();
  const Square pawn = position.pawn(kSides[random.below(2)]);
  const auto far = [&](Action wall) {
    return gap(Square::at(wall.slot().file(), wall.slot().rank()), pawn);
  };
  return random.chance(50) || far(one) < far(two) ? one : two;
}

// Most goal steps are drawn again, so that games grow old.
[[nodiscard]] inline Action random_late_step(const Position& position, Random& random) {
  const int goal = position.board().goal_rank(position.turn());
  Action step = random_step(position, random);
  for (int tries = 0; tries < 6 && step.square().rank() == goal; ++tries) {
    step = random_step(position, random);
  }
  return step;
}

}  // namespace detail

[[nodiscard]] inline Action random_action(const Position& position, int wall_percent,
                                          Random& random) {
  if (position.walls_left(position.turn()) > 0 && random.chance(wall_percent)) {
    const Action wall = detail::random_wall(position, random);
    if (!wall.is_none()) return wall;
  }
  return detail::random_late_step(position, random);
}

// Calls visit(position, action) before each action, until a pawn is on its goal edge or `plies`
// have been played.
template <typename Visit>
void play_random_game(RuleSet rules, std::uint64_t seed, Visit visit, int plies = 80) {
  constexpr int kWallPercents[] = {95, 60, 25, 5};
  Random random(seed * 2 + static_cast<std::uint64_t>(rules));
  Position position(rules);
  for (int ply = 0; ply < plies; ++ply) {
    if (position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark)) return;
    const Action action = random_action(position, kWallPercents[seed % 4], random);
    visit(static_cast<const Position&>(position), action);
    position.apply(action);
  }
}

}  // namespace pawnpath::test
