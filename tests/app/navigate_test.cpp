#include "app/board/navigate.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;
using namespace pawnpath::app;

namespace {
constexpr ScreenDirection kAll[] = {ScreenDirection::left, ScreenDirection::right,
                                    ScreenDirection::up, ScreenDirection::down};
constexpr ScreenDirection kBack[] = {ScreenDirection::right, ScreenDirection::left,
                                     ScreenDirection::down, ScreenDirection::up};
}  // namespace

BOOST_AUTO_TEST_SUITE(navigate_)

BOOST_AUTO_TEST_CASE(there_and_back) {
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    for (const bool turned : {false, true}) {
      for (int id = 1; id <= child_count(rules); ++id) {
        const Action place = place_of(rules, id);
        for (int i = 0; i < 4; ++i) {
          const Action next = neighbour_of(rules, turned, place, kAll[i]);
          if (next.is_none()) {
            BOOST_TEST((farthest_of(rules, turned, place, kAll[i]) == place));
            continue;
          }
          BOOST_TEST(next.is_step() == place.is_step());
          BOOST_TEST((neighbour_of(rules, turned, next, kBack[i]) == place));
          const Action end = farthest_of(rules, turned, place, kAll[i]);
          BOOST_TEST(neighbour_of(rules, turned, end, kAll[i]).is_none());
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(directions_are_those_of_the_screen) {
  const Action e4 = Action::step(Square::at(4, 3));
  const auto go = [&](bool turned, ScreenDirection toward) {
    return neighbour_of(RuleSet::standard, turned, e4, toward).square();
  };
  BOOST_TEST((go(false, ScreenDirection::right) == Square::at(5, 3)));
  BOOST_TEST((go(true, ScreenDirection::right) == Square::at(3, 3)));
  BOOST_TEST((go(false, ScreenDirection::up) == Square::at(4, 4)));
  BOOST_TEST((go(true, ScreenDirection::up) == Square::at(4, 2)));
}

BOOST_AUTO_TEST_CASE(by_ids) {
  const RuleSet rules = RuleSet::standard;
  BOOST_TEST(navigate(rules, false, 1, Navigation::next) == 2);
  BOOST_TEST(navigate(rules, false, 1, Navigation::previous) == 0);
  BOOST_TEST(navigate(rules, false, 81, Navigation::next) == 82);
  BOOST_TEST(navigate(rules, false, 209, Navigation::next) == 0);
  BOOST_TEST(navigate(rules, false, 1, Navigation::up) == 10);
  BOOST_TEST(navigate(rules, false, 1, Navigation::down) == 0);
  BOOST_TEST(navigate(rules, true, 10, Navigation::up) == 1);
  BOOST_TEST(navigate(rules, true, 2, Navigation::right) == 1);
  BOOST_TEST(navigate(rules, false, 82, Navigation::left) == 0);
  BOOST_TEST(navigate(rules, false, 0, Navigation::next) == 0);
  BOOST_TEST(navigate(rules, false, 210, Navigation::previous) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
