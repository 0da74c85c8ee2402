// Network: a small neural network that judges positions of one rule set.
//
// The call that matters is evaluate(). One hidden layer of squared clipped rectified units over
// the features of features.h, in whole numbers only, so that every processor computes the same.
// How it was trained is told in engine/tools/README.md; it is made from this engine's own games.
//
// Source of the idea: Y. Nasu, "Efficiently updatable neural network based evaluation functions
// for computer shogi", 2018.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "engine/ai/features.h"
#include "engine/ai/score.h"
#include "engine/rules/result.h"

namespace pawnpath {

inline constexpr int kHidden = 128;
// One in the hidden layer, and one in the weights of the output.
inline constexpr int kHiddenOne = 255;
inline constexpr int kOutputOne = 64;

struct alignas(64) NetworkWeights {
  std::int16_t input[kFeatures][kHidden];
  std::int16_t hidden_bias[kHidden];
  std::int16_t output[kHidden];  // -127..127
  std::int32_t output_bias;      // in 1 / (kHiddenOne * kOutputOne)
};

class Network {
 public:
  // The bytes of a network's file: the header "PPN1", features and hidden units as 16-bit numbers,
  // then the weights in the order above, little-endian. The failure is a sentence for developers.
  static Result<std::shared_ptr<const Network>, std::string> read(std::span<const std::byte> bytes);

  // Hundredths of a step for the side to move. Precondition: it was trained for these rules.
  [[nodiscard]] Score evaluate(const Position& position, const RouteLengths& routes) const;

  // The plain and the wide instructions; both give the same number. Precondition of wide: the
  // processor has AVX2.
  [[nodiscard]] std::int32_t sum_plain(const FeatureList& list) const;
  [[nodiscard]] std::int32_t sum_wide(const FeatureList& list) const;

 private:
  NetworkWeights weights_;
  bool wide_ = false;
};

// A rule set that has none is judged by hand.
struct Networks {
  std::shared_ptr<const Network> standard;
  std::shared_ptr<const Network> passage;

  [[nodiscard]] const Network* of(RuleSet rules) const {
    return rules == RuleSet::standard ? standard.get() : passage.get();
  }
  // Those of the program itself.
  static const Networks& built_in();
};

[[nodiscard]] bool processor_has_avx2();

}  // namespace pawnpath
