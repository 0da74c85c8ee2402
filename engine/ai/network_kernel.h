// The network's arithmetic as plain loops over fixed lengths, which the compiler turns into the
// vector instructions of the file that includes this. Private to network*.cpp. No templates and no
// inline functions of others: the linker would keep one copy for all processors.
#pragma once

#include <cstdint>

#include "engine/ai/network.h"

namespace pawnpath {
namespace {

// The output before scaling, in 1 / (kHiddenOne * kOutputOne). No sum overflows: at most 27 rows of
// weights below 1,000 each, and 128 products below 8.3 million.
inline std::int32_t network_sum(const NetworkWeights& weights, const std::uint16_t* features,
                                int count) {
  alignas(64) std::int16_t hidden[kHidden];
  for (int i = 0; i < kHidden; ++i)
    hidden[i] = weights.hidden_bias[i];
  for (int feature = 0; feature < count; ++feature) {
    const std::int16_t* row = weights.input[features[feature]];
    for (int i = 0; i < kHidden; ++i)
      hidden[i] = static_cast<std::int16_t>(hidden[i] + row[i]);
  }
  std::int32_t sum = 0;
  for (int i = 0; i < kHidden; ++i) {
    const std::int16_t low = hidden[i] < 0 ? std::int16_t{0} : hidden[i];
    const std::int16_t value = low > kHiddenOne ? static_cast<std::int16_t>(kHiddenOne) : low;
    // The first product fits 16 bits: 255 * 127.
    const auto weighted = static_cast<std::int16_t>(value * weights.output[i]);
    sum += static_cast<std::int32_t>(weighted) * static_cast<std::int32_t>(value);
  }
  return sum / kHiddenOne + weights.output_bias;
}

}  // namespace
}  // namespace pawnpath
