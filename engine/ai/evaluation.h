// Evaluation by hand: what a position is worth to the side to move, without searching.
//
// The call that matters is evaluate(). It weighs the routes, the walls in hand and the tempo; it
// does not look for wins (the search does) and knows nothing of draws.
#pragma once

#include "engine/ai/score.h"
#include "engine/rules/position.h"

namespace pawnpath {

// Both routes, by index(Side), in steps.
struct RouteLengths {
  int steps[2];
  [[nodiscard]] int of(Side side) const { return steps[index(side)]; }
};

[[nodiscard]] RouteLengths route_lengths(const Position& position);

// Hundredths of a step for the side to move.
[[nodiscard]] Score evaluate(const Position& position, const RouteLengths& routes);

// A race without walls in hand, judged by the routes alone: who would arrive first if the pawns
// never met. Likely, not proven: see RaceTables.
[[nodiscard]] Score evaluate_race(const Position& position, const RouteLengths& routes);
[[nodiscard]] Score evaluate(const Position& position);

}  // namespace pawnpath
