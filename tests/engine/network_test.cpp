// The network: its file is checked, and plain and wide instructions give the same numbers.
#include "engine/ai/network.h"

#include <boost/test/unit_test.hpp>
#include <vector>

#include "engine/ai/random.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

void put(std::vector<std::byte>& bytes, std::int64_t number, int size) {
  for (int i = 0; i < size; ++i)
    bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

int between(pawnpath::Random& random, int low, int high) {
  return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

// Weights drawn by chance, up to the limits that the arithmetic is made for.
std::vector<std::byte> drawn_network(std::uint64_t seed, int most_input) {
  std::vector<std::byte> bytes;
  for (const char letter : {'P', 'P', 'N', '1'})
    put(bytes, letter, 1);
  put(bytes, kFeatures, 2);
  put(bytes, kHidden, 2);
  pawnpath::Random random(seed);
  for (int i = 0; i < kFeatures * kHidden; ++i)
    put(bytes, between(random, -most_input, most_input), 2);
  for (int i = 0; i < kHidden; ++i)
    put(bytes, between(random, -300, 300), 2);
  for (int i = 0; i < kHidden; ++i)
    put(bytes, between(random, -127, 127), 2);
  put(bytes, between(random, -9000, 9000), 4);
  return bytes;
}

// As the header describes it, in 64-bit numbers and without any haste.
std::int64_t reference_sum(const std::vector<std::byte>& bytes, const FeatureList& list) {
  const auto number = [&](std::size_t at) {
    return static_cast<std::int16_t>(std::to_integer<int>(bytes[8 + 2 * at]) |
                                     (std::to_integer<int>(bytes[9 + 2 * at]) << 8));
  };
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < kHidden; ++i) {
    std::int64_t hidden = number(kFeatures * kHidden + i);
    for (const std::uint16_t feature : list)
      hidden += number(feature * std::size_t{kHidden} + i);
    hidden = std::min<std::int64_t>(std::max<std::int64_t>(hidden, 0), kHiddenOne);
    sum += hidden * hidden * number(kFeatures * kHidden + kHidden + i);
  }
  const std::size_t at = bytes.size() - 4;
  std::uint32_t bias = 0;
  for (std::size_t i = 0; i < 4; ++i)
    bias |= std::to_integer<std::uint32_t>(bytes[at + i]) << (8 * i);
  return sum / kHiddenOne + static_cast<std::int32_t>(bias);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(network_h)

BOOST_AUTO_TEST_CASE(all_ways_to_compute_agree) {
  for (const int most_input : {60, 900}) {
    const auto bytes = drawn_network(static_cast<std::uint64_t>(most_input), most_input);
    const auto network = Network::read(bytes);
    BOOST_REQUIRE(network.ok());
    int compared = 0;
    for (int seed = 0; seed < 20; ++seed) {
      play_random_game(RuleSet::standard, static_cast<std::uint64_t>(seed),
                       [&](const Position& p, Action) {
                         const FeatureList list = features(p, route_lengths(p));
                         const std::int64_t expected = reference_sum(bytes, list);
                         ++compared;
                         if ((*network)->sum_plain(list) != expected) BOOST_FAIL("plain");
                         if (!processor_has_avx2()) return;
                         if ((*network)->sum_wide(list) != expected) BOOST_FAIL("wide");
                       });
    }
    BOOST_TEST(compared > 500);
  }
}

BOOST_AUTO_TEST_CASE(damaged_files_are_refused) {
  const auto good = drawn_network(1, 60);
  BOOST_TEST(Network::read(good).ok());
  auto bytes = good;
  bytes.pop_back();
  BOOST_TEST(!Network::read(bytes).ok());
  BOOST_TEST(!Network::read({}).ok());
  bytes = good;
  bytes[0] = std::byte{'Q'};
  BOOST_TEST(!Network::read(bytes).ok());
  bytes = good;
  bytes[4] = std::byte{1};
  BOOST_TEST(!Network::read(bytes).ok());
  bytes = good;
  bytes[good.size() - 5] = std::byte{0x10};  // an output weight of 4,096 and more
  BOOST_TEST(!Network::read(bytes).ok());
}

BOOST_AUTO_TEST_SUITE_END()
