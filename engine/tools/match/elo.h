// What a match says about strength: the score, and the Elo difference with its interval.
//
// The call that matters is estimate(). Games are taken in pairs of swapped sides from one opening:
// the pair is the independent sample (pentanomial statistics); the interval takes in a pair won and
// a pair lost (A. Agresti and B. Coull, 1998), so that few games do not look certain.
#pragma once

#include <vector>

namespace pawnpath::tools {

struct Estimate {
  double score;      // 0..1, the first player's share of the points
  double low, high;  // 95 % interval of the score
  double elo, elo_low, elo_high;
};

// `pair_scores` holds the first player's points of each pair of games, 0 to 2.
[[nodiscard]] Estimate estimate(const std::vector<double>& pair_scores);

}  // namespace pawnpath::tools
