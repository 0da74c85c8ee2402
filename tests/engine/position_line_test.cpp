// Positions in one line: reading forgivingly, writing canonically.
#include "engine/rules/position_line.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string round_trip(std::string_view line, RuleSet rules = RuleSet::standard) {
  return format_position(at(line, rules));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_line_h)

BOOST_AUTO_TEST_CASE(practice_positions_are_written_as_they_are_read) {
  for (const char* line : {"e1 e9 10 10 light -", "e1 e9 10 9 light d1h", "e4 e5 10 10 light -",
                           "e4 e5 10 9 light e5h"}) {
    BOOST_TEST(round_trip(line) == line);
  }
  BOOST_TEST((at("e1 e9 10 10 light -") == Position(RuleSet::standard)));
  BOOST_TEST((at("d1 d7 6 6 light -", RuleSet::passage) == Position(RuleSet::passage)));
}

BOOST_AUTO_TEST_CASE(walls_in_any_order_and_case_are_written_in_order) {
  BOOST_TEST(round_trip("e1 e9 5 5 dark C1V,a2v,b1h,A8h,a3H") ==
             "e1 e9 5 5 dark a3h,a8h,b1h,a2v,c1v");
}

BOOST_AUTO_TEST_CASE(case_and_blanks_do_not_matter) {
  BOOST_TEST(round_trip("  E4\tE5  10 9 LIGHT  e5H \r\n") == "e4 e5 10 9 light e5h");
  BOOST_TEST(round_trip("e4 e5 10 10 Dark -") == "e4 e5 10 10 dark -");
}

BOOST_AUTO_TEST_CASE(fewer_walls_than_a_game_would_have) {
  BOOST_TEST(round_trip("e4 e5 0 0 light -") == "e4 e5 0 0 light -");
  BOOST_TEST(round_trip("e4 e5 0 10 light a1h,c1h,e1h,g1h,a2h,c2h,e2h,g2h,a3h,c3h") ==
             "e4 e5 0 10 light a1h,a2h,a3h,c1h,c2h,c3h,e1h,e2h,g1h,g2h");
}

// The line means what its words say, each field on its own.
BOOST_AUTO_TEST_CASE(fields_mean_what_they_say) {
  const Position position = at("c3 f8 4 7 dark d1h,e5v");
  BOOST_TEST(to_string(position.pawn(Side::light)) == "c3");
  BOOST_TEST(to_string(position.pawn(Side::dark)) == "f8");
  BOOST_TEST(position.walls_left(Side::light) == 4);
  BOOST_TEST(position.walls_left(Side::dark) == 7);
  BOOST_TEST((position.turn() == Side::dark));
  BOOST_TEST(position.walls().count() == 2);
  BOOST_TEST(position.walls().has(act("d1h")));
  BOOST_TEST(position.walls().has(act("e5v")));
}

BOOST_AUTO_TEST_CASE(a_line_is_read_under_one_rule_set) {
  BOOST_TEST((at("d4 e5 3 3 light c1h", RuleSet::passage) != at("d4 e5 3 3 light c1h")));
  BOOST_TEST(round_trip("d4 e5 3 3 light f6h", RuleSet::passage) == "d4 e5 3 3 light f6h");
}

BOOST_AUTO_TEST_CASE(walls_are_listed_horizontal_first_then_by_name) {
  const Position position = at("e1 e9 3 3 light h8v,a8h,b1h,a1v,a4h,d1h");
  BOOST_TEST(join(walls_in_order(position.walls())) == "a4h a8h b1h d1h a1v h8v");
  BOOST_TEST(walls_in_order(WallSet{}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
