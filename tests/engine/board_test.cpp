#include "engine/rules/board.h"

#include <bit>
#include <boost/test/unit_test.hpp>

#include "tests/engine/random_games.h"

using namespace pawnpath;
using pawnpath::test::kRuleSets;

BOOST_AUTO_TEST_SUITE(board_h)

BOOST_AUTO_TEST_CASE(numbers_of_the_two_rule_sets) {
  BOOST_TEST(board(RuleSet::standard).size == 9);
  BOOST_TEST(board(RuleSet::standard).walls == 10);
  BOOST_TEST(board(RuleSet::passage).size == 7);
  BOOST_TEST(board(RuleSet::passage).walls == 6);
  BOOST_TEST(std::popcount(board(RuleSet::standard).slots) == 64);
  BOOST_TEST(std::popcount(board(RuleSet::passage).slots) == 36);
}

// Light starts on e1 (Passage: d1) and runs to the last rank, Dark on e9 (d7) and runs to rank 1.
BOOST_AUTO_TEST_CASE(starts_and_goals) {
  const Board& standard = board(RuleSet::standard);
  BOOST_TEST((standard.start(Side::light) == Square::at(4, 0)));
  BOOST_TEST((standard.start(Side::dark) == Square::at(4, 8)));
  BOOST_TEST(standard.goal_rank(Side::light) == 8);
  BOOST_TEST(standard.goal_rank(Side::dark) == 0);
  const Board& passage = board(RuleSet::passage);
  BOOST_TEST((passage.start(Side::light) == Square::at(3, 0)));
  BOOST_TEST((passage.start(Side::dark) == Square::at(3, 6)));
  BOOST_TEST(passage.goal_rank(Side::light) == 6);
  BOOST_TEST(passage.goal_rank(Side::dark) == 0);
}

BOOST_AUTO_TEST_CASE(squares_and_slots_end_where_the_board_ends) {
  for (const RuleSet rules : kRuleSets) {
    const Board& b = board(rules);
    for (int file = -2; file < 12; ++file) {
      for (int rank = -2; rank < 12; ++rank) {
        const bool low = file >= 0 && rank >= 0;
        BOOST_TEST(b.has_square(file, rank) == (low && file < b.size && rank < b.size));
        BOOST_TEST(b.has_slot(file, rank) == (low && file < b.size - 1 && rank < b.size - 1));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(slot_masks_agree_with_coordinates) {
  for (const RuleSet rules : kRuleSets) {
    const Board& b = board(rules);
    const int last = b.slot_size() - 1;
    for (int number = 0; number < 64; ++number) {
      const Slot slot{static_cast<std::uint8_t>(number)};
      const auto in = [&](std::uint64_t mask) { return ((mask >> number) & 1) != 0; };
      const bool exists = b.has_slot(slot.file(), slot.rank());
      BOOST_TEST(in(b.slots) == exists);
      BOOST_TEST(in(b.slot_files[0]) == (exists && slot.file() == 0));
      BOOST_TEST(in(b.slot_files[1]) == (exists && slot.file() == last));
      BOOST_TEST(in(b.slot_ranks[0]) == (exists && slot.rank() == 0));
      BOOST_TEST(in(b.slot_ranks[1]) == (exists && slot.rank() == last));
    }
  }
}

BOOST_AUTO_TEST_CASE(numbers_and_coordinates_belong_together) {
  for (int rank = 0; rank < 9; ++rank) {
    for (int file = 0; file < 9; ++file) {
      const Square square = Square::at(file, rank);
      BOOST_TEST(square.number == file + 9 * rank);
      BOOST_TEST((square.file() == file && square.rank() == rank));
      if (file == 8 || rank == 8) continue;
      const Slot slot = Slot::at(file, rank);
      BOOST_TEST(slot.number == file + 8 * rank);
      BOOST_TEST((slot.file() == file && slot.rank() == rank));
    }
  }
}

BOOST_AUTO_TEST_CASE(sides_are_two) {
  BOOST_TEST((other(Side::light) == Side::dark));
  BOOST_TEST((other(Side::dark) == Side::light));
  BOOST_TEST(index(Side::light) == 0);
  BOOST_TEST(index(Side::dark) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
