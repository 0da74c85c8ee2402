// The network's inputs: each exactly where the drawing in features.h says, one view for both sides.
#include "engine/ai/features.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::set<int> seen(const Position& position, bool mirrored = false) {
  const FeatureList list = features(position, route_lengths(position), mirrored);
  std::set<int> result(list.begin(), list.end());
  BOOST_REQUIRE(static_cast<int>(result.size()) == list.size());
  return result;
}

// The same position with the sides exchanged and the board turned by half.
Position exchanged(const Position& p) {
  Setup setup;
  setup.rules = p.rules();
  const int last = p.board().size - 1;
  for (const Side side : kSides) {
    const Square pawn = p.pawn(other(side));
    setup.pawns[index(side)] = Square::at(last - pawn.file(), last - pawn.rank());
    setup.walls_left[index(side)] = p.walls_left(other(side));
  }
  setup.turn = other(p.turn());
  const int last_slot = Slot::at(last - 1, last - 1).number;
  for (int slot = 0; slot <= last_slot; ++slot) {
    const int from = last_slot - slot;
    setup.walls.horizontal |= ((p.walls().horizontal >> from) & 1) << slot;
    setup.walls.vertical |= ((p.walls().vertical >> from) & 1) << slot;
  }
  return Position(setup);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(features_h)

BOOST_AUTO_TEST_CASE(the_start) {
  const std::set<int> expected = {4, 81 + 76, 290 + 8, 322 + 8, 354 + 10, 365 + 10, 376 + 12};
  BOOST_TEST((seen(Position()) == expected));
}

BOOST_AUTO_TEST_CASE(walls_and_a_lead) {
  // Light: route 6, Dark: route 4, walls a1v and h8h.
  const Position position = at("e4 e5 9 8 light e5h,a1v,h8h");
  const std::set<int> expected = {31,      81 + 40, 162 + 36, 162 + 63, 226 + 0,
                                  290 + 6, 322 + 4, 354 + 9,  365 + 8,  376 + 12 - 2};
  BOOST_TEST((seen(position) == expected));
}

BOOST_AUTO_TEST_CASE(the_smaller_board) {
  // Light d1, Dark d7 and walls a1v and f6h, seen by Dark: turned by half.
  const Position position = at("d1 d7 5 5 dark f6h,a1v", RuleSet::passage);
  const std::set<int> expected = {3,       81 + 57, 162 + 0, 226 + 45, 290 + 6,
                                  322 + 6, 354 + 5, 365 + 5, 376 + 12};
  BOOST_TEST((seen(position) == expected));
}

BOOST_AUTO_TEST_CASE(both_sides_see_alike_and_mirrors_differ_only_in_place) {
  int positions = 0;
  for (int seed = 0; seed < 60; ++seed) {
    play_random_game(seed % 3 == 0 ? RuleSet::passage : RuleSet::standard,
                     static_cast<std::uint64_t>(seed), [&](const Position& p, Action) {
                       ++positions;
                       const std::set<int> own = seen(p);
                       const std::set<int> mirror = seen(p, true);
                       const bool good = own == seen(exchanged(p)) && own.size() == mirror.size() &&
                                         own.size() <= kMostActiveFeatures &&
                                         *own.rbegin() < kFeatures &&
                                         std::equal(own.lower_bound(290), own.end(),
                                                    mirror.lower_bound(290), mirror.end());
                       if (!good) BOOST_FAIL(format_position(p));
                     });
  }
  BOOST_TEST(positions > 1'000);
}

BOOST_AUTO_TEST_SUITE_END()
