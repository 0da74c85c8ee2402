#include "engine/tools/match/elo.h"

#include <algorithm>
#include <cmath>

namespace pawnpath::tools {
namespace {

double to_elo(double score) {
  const double bounded = std::clamp(score, 0.0005, 0.9995);
  return -400.0 * std::log10(1.0 / bounded - 1.0);
}

}  // namespace

Estimate estimate(const std::vector<double>& pair_scores) {
  double sum = 0;
  double squares = 0;
  for (const double pair : pair_scores) {
    sum += pair / 2;
    squares += pair * pair / 4;
  }
  const auto games = static_cast<double>(pair_scores.size());
  const double mean = sum / games;
  // A pair won and a pair lost are added, so that a few games of one kind are no certainty.
  const double count = games + 2;
  const double middle = (sum + 1) / count;
  const double variance = std::max((squares + 1) / count - middle * middle, 0.0);
  const double margin = 1.96 * std::sqrt(variance / count);
  const double low = std::max(std::min(middle - margin, mean), 0.0);
  const double high = std::min(std::max(middle + margin, mean), 1.0);
  return {mean, low, high, to_elo(mean), to_elo(low), to_elo(high)};
}

}  // namespace pawnpath::tools
