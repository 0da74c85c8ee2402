// Exact counts of action sequences from the start. Four plies of Standard are in the bench.
#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/positions.h"
#include "tests/engine/reference_bridge.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// Plain recursion that plays and takes back every action: no shortcut for the last ply.
long long count_sequences(Position& position, int plies) {
  if (plies == 0) return 1;
  if (position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark)) return 0;
  long long sequences = 0;
  const Square from = position.pawn(position.turn());
  for (const Action action : legal_actions(position)) {
    position.apply(action);
    sequences += count_sequences(position, plies - 1);
    position.undo(action, from);
  }
  return sequences;
}

long long sequences_from(Position position, int plies) { return count_sequences(position, plies); }

}  // namespace

BOOST_AUTO_TEST_SUITE(perft_h)

BOOST_AUTO_TEST_CASE(standard) {
  const Position start(RuleSet::standard);
  BOOST_TEST(sequences_from(start, 1) == 131);
  BOOST_TEST(sequences_from(start, 2) == 16'677);
  BOOST_TEST(sequences_from(start, 3) == 2'062'264);
}

BOOST_AUTO_TEST_CASE(passage) {
  const Position start(RuleSet::passage);
  BOOST_TEST(sequences_from(start, 1) == 75);
  BOOST_TEST(sequences_from(start, 2) == 5'357);
  BOOST_TEST(sequences_from(start, 3) == 363'872);
}

BOOST_AUTO_TEST_CASE(the_reference_counts_the_same) {
  BOOST_TEST(reference::perft(reference_start(RuleSet::standard), 2) == 16'677);
  BOOST_TEST(reference::perft(reference_start(RuleSet::passage), 3) == 363'872);
}

// A sequence that ended before the last ply is not counted: of Light's 4 steps one wins at once.
BOOST_AUTO_TEST_CASE(a_won_game_goes_no_further) {
  const Position position = at("e8 a5 0 0 light -");
  BOOST_TEST(steps(position) == "d8 e7 e9 f8");
  BOOST_TEST(sequences_from(position, 1) == 4);
  BOOST_TEST(sequences_from(position, 2) == 3 * 3);
}

BOOST_AUTO_TEST_SUITE_END()
