// Scores of the search: hundredths of a step for the side to move, and wins by distance.
//
// A score of kWin - n means a win n plies from the root of the search; -(kWin - n) a loss. All else
// lies within +-kMostEvaluation. chance_to_win() turns a score into a probability.
#pragma once

#include <cstdint>

namespace pawnpath {

using Score = int;

inline constexpr Score kWin = 30'000;
inline constexpr Score kInfinite = 31'000;
inline constexpr Score kMostEvaluation = 20'000;
inline constexpr int kMostSearchPlies = 128;

[[nodiscard]] constexpr Score win_in(int plies) { return kWin - plies; }
[[nodiscard]] constexpr Score loss_in(int plies) { return -kWin + plies; }
[[nodiscard]] constexpr bool is_win(Score score) { return score > kMostEvaluation; }
[[nodiscard]] constexpr bool is_loss(Score score) { return score < -kMostEvaluation; }

// 0..1, a logistic curve over the score; 1 and 0 for found wins and losses.
[[nodiscard]] double chance_to_win(Score score);

}  // namespace pawnpath
