// Model: the network in floating point while it is trained, by Adam (D. P. Kingma and J. Ba, 2014).
//
// The calls that matter are learn(), step() and write(). The hidden units are squared clipped
// rectified units, one output through a logistic curve; the loss is the squared miss of the chance.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/ai/network.h"
#include "engine/ai/random.h"

namespace pawnpath::tools {

// All weights in one row: input by feature, hidden bias, output, output bias.
inline constexpr std::size_t kHiddenBiasAt = std::size_t{kFeatures} * kHidden;
inline constexpr std::size_t kOutputAt = kHiddenBiasAt + kHidden;
inline constexpr std::size_t kOutputBiasAt = kOutputAt + kHidden;
inline constexpr std::size_t kWeights = kOutputBiasAt + 1;

struct Gradient {
  std::vector<float> of = std::vector<float>(kWeights, 0.0f);
  double loss = 0;

  void clear();
  void add(const Gradient& other);
};

class Model {
 public:
  void start(Random& random);

  // The chance to win for the side to move, 0..1.
  [[nodiscard]] float chance(const FeatureList& list) const;
  // Adds what one sample teaches to `gradient`.
  void learn(const FeatureList& list, float aim, Gradient& gradient) const;
  // Goes against the gradient of `count` samples.
  void step(const Gradient& gradient, std::size_t count, float rate);

  // Quantised, in the form that Network::read() takes. Says what is wrong when it fails.
  [[nodiscard]] bool write(const std::string& name) const;

 private:
  // Fills `sums` with what goes into the hidden units; returns the output before the curve.
  float forward(const FeatureList& list, float* sums) const;

  std::vector<float> weights_ = std::vector<float>(kWeights, 0.0f);
  std::vector<float> mean_ = std::vector<float>(kWeights, 0.0f);
  std::vector<float> spread_ = std::vector<float>(kWeights, 0.0f);
  int steps_ = 0;
};

}  // namespace pawnpath::tools
