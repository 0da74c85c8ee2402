#include "app/frame/timings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdio>

namespace pawnpath::app {
namespace {

std::string line(const char* name, double milliseconds) {
  char text[64];
  std::snprintf(text, sizeof(text), "%s %.1f\n", name, milliseconds);
  return text;
}

}  // namespace

double percentile(std::vector<double> times, double share) {
  assert(!times.empty());
  std::sort(times.begin(), times.end());
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(times.size())));
  return times[std::clamp<std::size_t>(rank, 1, times.size()) - 1];
}

std::string timings_text(const std::vector<double>& times) {
  std::string text = "count " + std::to_string(times.size()) + '\n';
  if (times.empty()) return text;
  text += line("median_ms", percentile(times, 0.5));
  text += line("p95_ms", percentile(times, 0.95));
  return text + line("longest_ms", percentile(times, 1));
}

}  // namespace pawnpath::app
