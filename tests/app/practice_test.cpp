#include "app/session/practice.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(practice)

// The table that every part of the product agrees on.
BOOST_AUTO_TEST_CASE(the_four_positions) {
  const std::pair<const char*, const char*> expected[kPracticeCount] = {
      {"Opening: routes 8 and 8, steps D 1, E 2, F 1", "e1 e9 10 10 light -"},
      {"Wall detour: routes 9 and 9, steps D 1, F 1", "e1 e9 10 9 light d1h"},
      {"Jump: routes 5 and 4, steps D 4, E 3, E 6, F 4", "e4 e5 10 10 light -"},
      {"Blocked jump: routes 6 and 4, steps D 4, D 5, E 3, F 4, F 5", "e4 e5 10 9 light e5h"}};
  const auto& positions = practice_positions();
  BOOST_REQUIRE(positions.size() == kPracticeCount);
  for (std::size_t i = 0; i < kPracticeCount; ++i) {
    BOOST_TEST(practice_item(positions[i], kSpoken) == expected[i].first);
    BOOST_TEST(format_position(positions[i].position) == expected[i].second);
    BOOST_TEST(is_practice(positions[i].position));
  }
  BOOST_TEST(practice_item(positions[1], kWritten) == "Wall detour: routes 9 and 9, steps d1, f1");
  BOOST_TEST(!is_practice(Position(RuleSet::passage)));
}

BOOST_AUTO_TEST_CASE(names_begin_with_different_letters) {
  std::string letters;
  for (const Practice& practice : practice_positions()) {
    BOOST_TEST(letters.find(practice.name[0]) == std::string::npos);
    letters += practice.name[0];
  }
}

BOOST_AUTO_TEST_CASE(each_can_be_played) {
  for (const Practice& practice : practice_positions()) {
    Bench bench;
    bench.begin(Bench::person(), Bench::computer(), practice.position);
    BOOST_TEST((bench.game().start() == practice.position));
    BOOST_TEST(bench.play("f1") != (practice.position.pawn(Side::light).rank() != 0));
  }
}

BOOST_AUTO_TEST_SUITE_END()
