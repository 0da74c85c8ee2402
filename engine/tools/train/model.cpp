#include "engine/tools/train/model.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace pawnpath::tools {
namespace {

// What the quantised weights can hold, in the floating numbers of the training.
constexpr float kMostOutput = 127.0f / kOutputOne;
constexpr float kMostInput = 900.0f / kHiddenOne;

float uniform(Random& random) {
  return static_cast<float>(random.below(1u << 24)) / static_cast<float>(1u << 23) - 1.0f;
}

void put(std::vector<std::uint8_t>& bytes, std::int64_t number, int size) {
  for (int i = 0; i < size; ++i)
    bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

}  // namespace

void Gradient::clear() {
  std::fill(of.begin(), of.end(), 0.0f);
  loss = 0;
}

void Gradient::add(const Gradient& other) {
  for (std::size_t i = 0; i < of.size(); ++i)
    of[i] += other.of[i];
  loss += other.loss;
}

void Model::start(Random& random) {
  const float width = std::sqrt(1.0f / static_cast<float>(kMostActiveFeatures));
  for (std::size_t i = 0; i < kHiddenBiasAt; ++i)
    weights_[i] = width * uniform(random);
  for (std::size_t i = kOutputAt; i < kOutputBiasAt; ++i)
    weights_[i] = std::sqrt(1.0f / kHidden) * uniform(random);
}

float Model::forward(const FeatureList& list, float* sums) const {
  std::copy_n(weights_.data() + kHiddenBiasAt, kHidden, sums);
  for (const std::uint16_t feature : list) {
    const float* row = weights_.data() + std::size_t{feature} * kHidden;
    for (int i = 0; i < kHidden; ++i)
      sums[i] += row[i];
  }
  float out = weights_[kOutputBiasAt];
  const float* output = weights_.data() + kOutputAt;
  for (int i = 0; i < kHidden; ++i) {
    const float value = std::clamp(sums[i], 0.0f, 1.0f);
    out += value * value * output[i];
  }
  return out;
}

float Model::chance(const FeatureList& list) const {
  float sums[kHidden];
  return 1.0f / (1.0f + std::exp(-forward(list, sums)));
}

void Model::learn(const FeatureList& list, float aim, Gradient& gradient) const {
  float sums[kHidden];
  const float guess = 1.0f / (1.0f + std::exp(-forward(list, sums)));
  const float miss = guess - aim;
  gradient.loss += static_cast<double>(miss) * static_cast<double>(miss);
  const float slope = 2.0f * miss * guess * (1.0f - guess);
  const float* output = weights_.data() + kOutputAt;
  float* of_output = gradient.of.data() + kOutputAt;
  float* of_bias = gradient.of.data() + kHiddenBiasAt;
  float back[kHidden];
  for (int i = 0; i < kHidden; ++i) {
    const float value = std::clamp(sums[i], 0.0f, 1.0f);
    of_output[i] += slope * value * value;
    const bool passes = sums[i] > 0.0f && sums[i] < 1.0f;
    back[i] = passes ? slope * output[i] * 2.0f * value : 0.0f;
    of_bias[i] += back[i];
  }
  gradient.of[kOutputBiasAt] += slope;
  for (const std::uint16_t feature : list) {
    float* row = gradient.of.data() + std::size_t{feature} * kHidden;
    for (int i = 0; i < kHidden; ++i)
      row[i] += back[i];
  }
}

void Model::step(const Gradient& gradient, std::size_t count, float rate) {
  constexpr float kMeanFade = 0.9f;
  constexpr float kSpreadFade = 0.999f;
  ++steps_;
  const float scale = 1.0f / static_cast<float>(count);
  const float mean_whole = 1.0f - std::pow(kMeanFade, static_cast<float>(steps_));
  const float spread_whole = 1.0f - std::pow(kSpreadFade, static_cast<float>(steps_));
  for (std::size_t i = 0; i < kWeights; ++i) {
    const float slope = gradient.of[i] * scale;
    mean_[i] = kMeanFade * mean_[i] + (1.0f - kMeanFade) * slope;
    spread_[i] = kSpreadFade * spread_[i] + (1.0f - kSpreadFade) * slope * slope;
    const float change = mean_[i] / mean_whole / (std::sqrt(spread_[i] / spread_whole) + 1e-8f);
    const float most = i >= kOutputAt && i < kOutputBiasAt ? kMostOutput : kMostInput;
    weights_[i] = std::clamp(weights_[i] - rate * change, -most, most);
  }
}

bool Model::write(const std::string& name) const {
  std::vector<std::uint8_t> bytes = {'P', 'P', 'N', '1'};
  put(bytes, kFeatures, 2);
  put(bytes, kHidden, 2);
  for (std::size_t i = 0; i < kOutputBiasAt; ++i) {
    const float one = i < kOutputAt ? float{kHiddenOne} : float{kOutputOne};
    put(bytes, std::lround(weights_[i] * one), 2);
  }
  put(bytes, std::lround(weights_[kOutputBiasAt] * float{kHiddenOne} * float{kOutputOne}), 4);
  std::FILE* file = std::fopen(name.c_str(), "wb");
  const bool good =
      file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (file == nullptr || std::fclose(file) != 0 || !good) return std::perror(name.c_str()), false;
  return true;
}

}  // namespace pawnpath::tools
