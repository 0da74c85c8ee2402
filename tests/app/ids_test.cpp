#include "app/board/ids.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(ids)

static_assert(child_count(RuleSet::standard) == 209 && child_count(RuleSet::passage) == 121);
static_assert(child_id(RuleSet::standard, Action::step(Square::at(4, 3))) == 1 + 4 + 9 * 3);

BOOST_AUTO_TEST_CASE(every_id_is_one_place) {
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    for (int id = 1; id <= child_count(rules); ++id) {
      const Action place = place_of(rules, id);
      BOOST_REQUIRE(is_on_board(rules, place));
      BOOST_TEST(child_id(rules, place) == id);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_contract_of_numbers) {
  const auto wall = [](int file, int rank, WallDirection direction) {
    return Action::wall(Slot::at(file, rank), direction);
  };
  BOOST_TEST(child_id(RuleSet::standard, Action::step(Square::at(8, 8))) == 81);
  BOOST_TEST(child_id(RuleSet::standard, wall(0, 0, WallDirection::horizontal)) == 82);
  BOOST_TEST(child_id(RuleSet::standard, wall(7, 7, WallDirection::horizontal)) == 145);
  BOOST_TEST(child_id(RuleSet::standard, wall(0, 0, WallDirection::vertical)) == 146);
  BOOST_TEST(child_id(RuleSet::standard, wall(7, 7, WallDirection::vertical)) == 209);
  BOOST_TEST(child_id(RuleSet::passage, wall(0, 0, WallDirection::horizontal)) == 50);
  BOOST_TEST(child_id(RuleSet::passage, wall(5, 5, WallDirection::vertical)) == 121);
}

BOOST_AUTO_TEST_CASE(what_is_not_on_the_board_has_no_id) {
  BOOST_TEST(child_id(RuleSet::standard, Action()) == 0);
  BOOST_TEST(child_id(RuleSet::passage, Action::step(Square::at(7, 0))) == 0);
  BOOST_TEST(child_id(RuleSet::passage, Action::wall(Slot::at(6, 0), WallDirection::horizontal)) ==
             0);
  for (const int id : {-1, 0, 210, 1000000}) {
    BOOST_TEST(place_of(RuleSet::standard, id).is_none());
  }
  BOOST_TEST(place_of(RuleSet::passage, 122).is_none());
}

BOOST_AUTO_TEST_SUITE_END()
