#include "engine/rules/square_set.h"

#include <bitset>
#include <boost/test/unit_test.hpp>

#include "tests/engine/random_games.h"

using namespace pawnpath;
using pawnpath::test::Random;

namespace {

using Bits = std::bitset<81>;

Bits random_bits(Random& random) {
  Bits bits;
  for (std::size_t i = 0; i < 81; ++i)
    bits[i] = random.chance(40);
  return bits;
}

SquareSet to_set(const Bits& bits) {
  SquareSet set;
  for (std::uint8_t i = 0; i < 81; ++i) {
    if (bits[i]) set = set | SquareSet::of(Square{i});
  }
  return set;
}

bool agree(SquareSet set, const Bits& bits) {
  for (std::uint8_t i = 0; i < 81; ++i) {
    if (set.has(Square{i}) != bits[i]) return false;
  }
  return set.count() == static_cast<int>(bits.count()) && set.empty() == bits.none();
}

// The bits of `set` below 81: a shift up may push squares off the board.
SquareSet on_board(SquareSet set) { return {set.low, set.high & ((1u << 17) - 1)}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(square_set_h)

BOOST_AUTO_TEST_CASE(one_square_is_one_bit) {
  for (std::uint8_t i = 0; i < 81; ++i) {
    Bits bits;
    bits[i] = true;
    const SquareSet set = SquareSet::of(Square{i});
    BOOST_TEST(agree(set, bits));
    BOOST_TEST(set.first().number == i);
  }
}

BOOST_AUTO_TEST_CASE(operations_agree_with_a_plain_bitset) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const Bits a = random_bits(random);
    const Bits b = random_bits(random);
    BOOST_TEST(agree(to_set(a), a));
    BOOST_TEST(agree(to_set(a) & to_set(b), a & b));
    BOOST_TEST(agree(to_set(a) | to_set(b), a | b));
    BOOST_TEST(agree(to_set(a) ^ to_set(b), a ^ b));
    BOOST_TEST(agree(to_set(a) - to_set(b), a & ~b));
    BOOST_TEST((to_set(a) == to_set(b)) == (a == b));
  }
}

BOOST_AUTO_TEST_CASE(shifts_carry_between_the_two_words) {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    const Bits a = random_bits(random);
    const SquareSet set = to_set(a);
    BOOST_TEST(agree(on_board(set.up<1>()), a << 1));
    BOOST_TEST(agree(on_board(set.up<9>()), a << 9));
    BOOST_TEST(agree(set.down<1>(), a >> 1));
    BOOST_TEST(agree(set.down<9>(), a >> 9));
  }
}

BOOST_AUTO_TEST_CASE(squares_come_out_once_each_in_order) {
  Random random(3);
  for (int round = 0; round < 100; ++round) {
    const Bits bits = random_bits(random);
    Bits seen;
    int before = -1;
    for (SquareSet rest = to_set(bits); !rest.empty(); rest.remove_first()) {
      const int number = rest.first().number;
      BOOST_TEST(number > before);
      before = number;
      seen[static_cast<std::size_t>(number)] = true;
    }
    BOOST_TEST((seen == bits));
  }
}

BOOST_AUTO_TEST_SUITE_END()
