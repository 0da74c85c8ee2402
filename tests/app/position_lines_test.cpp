#include "app/frame/position_lines.h"

#include <boost/test/unit_test.hpp>

#include "engine/text/position_text.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

constexpr std::size_t kRows = 17;  // of a 9x9 board

struct Played : Bench {
  Played() {
    begin(person(), person());
    BOOST_REQUIRE((play("e2") && play("d4h") && play("e3")));
  }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(position_lines_)

BOOST_FIXTURE_TEST_CASE(sentences_are_those_of_the_engine, Played) {
  BOOST_TEST(position_lines(now(), kSpoken, std::nullopt) == describe(game(), kSpoken));
}

BOOST_FIXTURE_TEST_CASE(rows_come_first_and_are_equally_long, Played) {
  for (const BrailleOrder order : {BrailleOrder::ranks, BrailleOrder::files}) {
    const auto lines = position_lines(now(), kSpoken, order);
    BOOST_REQUIRE(lines.size() > kRows + 3);
    for (std::size_t i = 0; i < kRows; ++i)
      BOOST_TEST(lines[i].size() == 19U);
    BOOST_TEST(lines[0].substr(0, 2) == (order == BrailleOrder::ranks ? "9 " : "a "));
    BOOST_TEST(lines[kRows] == "Dark to move.");
  }
}

BOOST_FIXTURE_TEST_CASE(a_viewed_position_is_the_one_described, Played) {
  session.view(0);
  const auto lines = position_lines(now(), kSpoken, BrailleOrder::ranks);
  BOOST_TEST(lines[16].find('l') != std::string::npos);
  BOOST_TEST(lines[kRows] == "Light to move.");
}

BOOST_FIXTURE_TEST_CASE(another_position_keeps_the_number_of_lines, Played) {
  const auto before = position_lines(now(), kSpoken, BrailleOrder::files);
  BOOST_REQUIRE(play("d9"));
  BOOST_TEST(position_lines(now(), kSpoken, BrailleOrder::files).size() == before.size());
}

BOOST_AUTO_TEST_SUITE_END()
