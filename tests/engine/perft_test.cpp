// Exact counts of action sequences from the start. Four plies of Standard are in bench-rules.
#include "engine/rules/perft.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"
#include "tests/engine/reference_bridge.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// Plays and takes back every action, the last ply's too: no shortcut that could hide an error.
std::uint64_t count_by_playing(Position& position, int plies) {
  if (plies == 0) return 1;
  if (position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark)) return 0;
  std::uint64_t sequences = 0;
  const Square from = position.pawn(position.turn());
  for (const Action action : legal_actions(position)) {
    position.apply(action);
    sequences += count_by_playing(position, plies - 1);
    position.undo(action, from);
  }
  return sequences;
}

std::uint64_t played(Position position, int plies) { return count_by_playing(position, plies); }

constexpr std::uint64_t kCounts[2][5] = {{1, 131, 16'677, 2'062'264, 247'569'030},
                                         {1, 75, 5'357, 363'872, 23'458'826}};

}  // namespace

BOOST_AUTO_TEST_SUITE(perft_h)

BOOST_AUTO_TEST_CASE(exact_counts_of_three_plies) {
  for (const RuleSet rules : kRuleSets) {
    const Position start(rules);
    for (int plies = 0; plies <= 3; ++plies) {
      const std::uint64_t expected = kCounts[static_cast<int>(rules)][plies];
      BOOST_TEST(played(start, plies) == expected);
      BOOST_TEST(perft(start, plies) == expected);
      BOOST_TEST(perft_with_table(start, plies) == expected);
    }
  }
}

BOOST_AUTO_TEST_CASE(exact_count_of_four_plies_of_passage) {
  BOOST_TEST(perft_with_table(Position(RuleSet::passage), 4) == kCounts[1][4]);
}

BOOST_AUTO_TEST_CASE(the_reference_counts_the_same) {
  BOOST_TEST(reference::perft(reference_start(RuleSet::standard), 2) == 16'677);
  BOOST_TEST(reference::perft(reference_start(RuleSet::passage), 3) == 363'872);
}

// A sequence that ended before the last ply is not counted: of Light's 4 steps one wins at once.
BOOST_AUTO_TEST_CASE(a_won_game_goes_no_further) {
  const Position position = at("e8 a5 0 0 light -");
  BOOST_TEST(steps(position) == "d8 e7 e9 f8");
  for (const auto count :
       {played(position, 1), perft(position, 1), perft_with_table(position, 1)}) {
    BOOST_TEST(count == 4u);
  }
  for (const auto count :
       {played(position, 2), perft(position, 2), perft_with_table(position, 2)}) {
    BOOST_TEST(count == 3u * 3u);
  }
}

// A table so small that its entries fight for room still counts right.
BOOST_AUTO_TEST_CASE(every_table_counts_the_same) {
  const Position position = at("d4 d5 2 2 dark a1h,c3v,e5h", RuleSet::passage);
  const std::uint64_t expected = played(position, 3);
  for (const int bits : {1, 4, 10, 18})
    BOOST_TEST(perft_with_table(position, 3, bits) == expected);
}

// Jumps change whose turn it is on the same squares, so that one position comes at many depths.
BOOST_AUTO_TEST_CASE(a_count_belongs_to_its_depth) {
  const Position position = at("d4 d5 0 0 light -", RuleSet::passage);
  for (int plies = 1; plies <= 7; ++plies) {
    BOOST_TEST(perft_with_table(position, plies) == played(position, plies));
  }
}

BOOST_AUTO_TEST_CASE(late_positions_count_the_same) {
  for (const RuleSet rules : kRuleSets) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      int ply = 0;
      play_random_game(rules, seed, [&](const Position& p, Action) {
        if (++ply % 25 != 0) return;
        BOOST_TEST(perft(p, 2) == played(p, 2), format_position(p));
        BOOST_TEST(perft_with_table(p, 2) == played(p, 2), format_position(p));
      });
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
