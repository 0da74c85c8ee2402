// Beginner and Casual: the two levels that only compare route lengths.
//
// Beginner looks one action ahead, Casual one reply further. Both step onto the goal when they
// can. Neither searches: see the stronger levels for that.
#pragma once

#include <atomic>

#include "engine/ai/random.h"
#include "engine/rules/position.h"

namespace pawnpath {

// A winning step if there is one. Else each legal step is worth by how much it shortens the own
// route and, when the opponent's route is not longer than the own one, each legal wall by how much
// more it lengthens the opponent's route than the own, ten times that when the opponent is one
// step from winning. The best, equals at random.
[[nodiscard]] Action choose_beginner(const Position& position, Random& random);

// Each action is worth the worst case over all replies of the opponent's route less the own one, a
// win counting 1000. The best; among equals a step, then chance. Returns no action only when
// `stop` was set.
[[nodiscard]] Action choose_casual(const Position& position, Random& random,
                                   const std::atomic<bool>* stop = nullptr);

}  // namespace pawnpath
