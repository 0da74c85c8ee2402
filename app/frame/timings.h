// Timings: how long something took, many times, and what that comes to.
//
// The call that matters is timings_text(). Nearest-rank percentiles: each is a time that was
// measured.
#pragma once

#include <string>
#include <vector>

namespace pawnpath::app {

// `share` from 0 to 1. Precondition: there is a time.
[[nodiscard]] double percentile(std::vector<double> times, double share);

// Lines `name value`: count, median, 95th percentile and longest; times in milliseconds.
[[nodiscard]] std::string timings_text(const std::vector<double>& times);

}  // namespace pawnpath::app
