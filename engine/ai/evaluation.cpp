#include "engine/ai/evaluation.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

constexpr Score kStep = 100;
constexpr Score kTempo = 45;  // to be the one to move, in hundredths of a step

// What the walls in hand are worth: each further one a little less, none at all is worst.
constexpr Score kWallsInHand[] = {0, 75, 135, 185, 230, 270, 305, 335, 360, 385, 405};

}  // namespace

double chance_to_win(Score score) {
  if (is_win(score)) return 1.0;
  if (is_loss(score)) return 0.0;
  constexpr double kSlope = 1.0 / 160.0;
  return 1.0 / (1.0 + std::exp(-kSlope * score));
}

RouteLengths route_lengths(const Position& position) {
  return {{route_length(position, Side::light), route_length(position, Side::dark)}};
}

Score evaluate(const Position& position, const RouteLengths& routes) {
  const Side own = position.turn();
  const Side their = other(own);
  const Score race = kStep * (routes.of(their) - routes.of(own));
  const Score walls =
      kWallsInHand[position.walls_left(own)] - kWallsInHand[position.walls_left(their)];
  return std::clamp(race + walls + kTempo, -kMostEvaluation, kMostEvaluation);
}

Score evaluate_race(const Position& position, const RouteLengths& routes) {
  constexpr Score kLikelyWin = 1000;
  const int ahead = routes.of(other(position.turn())) - routes.of(position.turn());
  const Score race = kStep * ahead + kTempo;
  return ahead >= 0 ? kLikelyWin + race : -kLikelyWin + race;
}

Score evaluate(const Position& position) { return evaluate(position, route_lengths(position)); }

}  // namespace pawnpath
