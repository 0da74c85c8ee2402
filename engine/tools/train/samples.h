// The samples of a training: read from files, a share of whole games kept apart, shuffled.
#pragma once

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/random.h"
#include "engine/tools/sample.h"

namespace pawnpath::tools {

struct Samples {
  std::vector<Sample> training;
  std::vector<Sample> measuring;  // the end of each file: other games than those learned from

  [[nodiscard]] bool read(const std::string& name) {
    std::FILE* file = std::fopen(name.c_str(), "rb");
    if (file == nullptr) return false;
    std::vector<Sample> all;
    Sample buffer[4096];
    for (std::size_t got = 0; (got = std::fread(buffer, sizeof(Sample), 4096, file)) > 0;)
      all.insert(all.end(), buffer, buffer + got);
    std::fclose(file);
    const auto cut = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 20 * 19);
    training.insert(training.end(), all.begin(), cut);
    measuring.insert(measuring.end(), cut, all.end());
    return true;
  }
};

inline void shuffle(std::vector<Sample>& samples, Random& random) {
  for (std::size_t i = samples.size(); i > 1; --i)
    std::swap(samples[i - 1], samples[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace pawnpath::tools
