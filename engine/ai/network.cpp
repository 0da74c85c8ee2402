#include "engine/ai/network.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/ai/network_kernel.h"

// res/network-*.bin, put into the program by the build; of size 0 without the file.
extern const unsigned char network_standard[];
extern const std::size_t network_standard_size;
extern const unsigned char network_passage[];
extern const std::size_t network_passage_size;

namespace pawnpath {
namespace {

constexpr std::size_t kHeaderBytes = 8;
// Scores are hundredths of a step; chance_to_win() has the same slope.
constexpr int kScoreOfOne = 160;

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  template <typename Number>
  Number next() {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      number = static_cast<Number>(
          number |
          static_cast<Number>(static_cast<Number>(std::to_integer<std::uint8_t>(bytes_[at_ + i]))
                              << (8 * i)));
    }
    at_ += sizeof(Number);
    return number;
  }
  void fill(std::int16_t* numbers, int count) {
    for (int i = 0; i < count; ++i)
      numbers[i] = static_cast<std::int16_t>(next<std::uint16_t>());
  }

 private:
  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
};

// None when the file in the program is no network of this shape.
std::shared_ptr<const Network> embedded(std::span<const unsigned char> bytes) {
  const auto network = Network::read(std::as_bytes(bytes));
  return network ? *network : nullptr;
}

}  // namespace

Result<std::shared_ptr<const Network>, std::string> Network::read(
    std::span<const std::byte> bytes) {
  constexpr std::size_t kNumbers = std::size_t{kFeatures} * kHidden + 2 * kHidden;
  if (bytes.size() != kHeaderBytes + 2 * kNumbers + sizeof(std::int32_t)) {
    return Failure<std::string>{"a network of another size"};
  }
  if (std::memcmp(bytes.data(), "PPN1", 4) != 0) return Failure<std::string>{"not a network"};
  Reader reader(bytes.subspan(4));
  if (reader.next<std::uint16_t>() != kFeatures || reader.next<std::uint16_t>() != kHidden) {
    return Failure<std::string>{"a network of another shape"};
  }
  auto network = std::make_shared<Network>();
  for (auto& row : network->weights_.input)
    reader.fill(row, kHidden);
  reader.fill(network->weights_.hidden_bias, kHidden);
  reader.fill(network->weights_.output, kHidden);
  for (const std::int16_t weight : network->weights_.output) {
    if (weight < -127 || weight > 127) return Failure<std::string>{"a weight out of range"};
  }
  network->weights_.output_bias = static_cast<std::int32_t>(reader.next<std::uint32_t>());
  network->wide_ = processor_has_avx2();
  return std::shared_ptr<const Network>(std::move(network));
}

std::int32_t Network::sum_plain(const FeatureList& list) const {
  return network_sum(weights_, list.begin(), list.size());
}

Score Network::evaluate(const Position& position, const RouteLengths& routes) const {
  const FeatureList list = features(position, routes);
  const std::int64_t sum = wide_ ? sum_wide(list) : sum_plain(list);
  const auto score = static_cast<Score>(sum * kScoreOfOne / (kHiddenOne * kOutputOne));
  return std::clamp(score, -kMostEvaluation, kMostEvaluation);
}

const Networks& Networks::built_in() {
  static const Networks kBuiltIn{embedded({network_standard, network_standard_size}),
                                 embedded({network_passage, network_passage_size})};
  return kBuiltIn;
}

bool processor_has_avx2() {
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
  return __builtin_cpu_supports("avx2") != 0;
#else
  return false;
#endif
}

}  // namespace pawnpath
