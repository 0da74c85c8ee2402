#include "app/session/position_form.h"

#include <boost/test/unit_test.hpp>

#include "app/session/practice.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

Position at(std::string_view line, RuleSet rules = RuleSet::standard) {
  return *parse_position(line, rules);
}
Action wall(std::string_view name) { return *parse_action(name, RuleSet::standard); }

std::string faults(const PositionForm& form) {
  const auto checked = check_form(form, kSpoken);
  return checked ? std::string("none") : checked.error();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_form)

BOOST_AUTO_TEST_CASE(a_position_comes_back) {
  for (const char* line :
       {"e1 e9 10 10 light -", "e4 e5 9 8 dark d4h,a1h,e5v", "a8 b2 0 0 light -"}) {
    const auto checked = check_form(form_of(at(line)), kSpoken);
    BOOST_REQUIRE(checked.ok());
    BOOST_TEST((*checked == at(line)));
  }
  const Position small = at("d1 c6 2 3 dark a1v,f6h", RuleSet::passage);
  BOOST_TEST((*check_form(form_of(small), kSpoken) == small));
}

BOOST_AUTO_TEST_CASE(walls_as_people_write_them) {
  PositionForm form = form_of(Position());
  form.walls_left[0] = form.walls_left[1] = 8;
  for (const char* walls : {"d1h,e5v", " D1 H ; e5v , ", "d1h, E5V", "e5v,d1h,"}) {
    form.walls = walls;
    const auto checked = check_form(form, kSpoken);
    BOOST_REQUIRE(checked.ok());
    BOOST_TEST(format_position(*checked) == "e1 e9 8 8 light d1h,e5v");
  }
  for (const char* none : {"", "  ", "-", " - "}) {
    form.walls = none;
    BOOST_TEST(check_form(form, kSpoken).ok());
  }
}

BOOST_AUTO_TEST_CASE(walls_may_stand_apart_by_blanks_alone) {
  PositionForm form = form_of(Position());
  form.walls_left[0] = form.walls_left[1] = 6;
  form.walls = "a1h c1h;D 5 V, h8h  h7v";
  const auto walls = walls_of(form);
  BOOST_REQUIRE(walls.size() == 5u);
  BOOST_TEST(to_string(walls[2]) == "d5v");
  BOOST_TEST(to_string(walls[4]) == "h7v");
  form.walls = "a1h d4h d4v";
  BOOST_TEST(check_form(form, kSpoken).error() == "Wall D 4 vertical crosses wall D 4 horizontal.");
  form.walls = "a1h zzz";
  BOOST_TEST(walls_of(form).size() == 1u);
  BOOST_TEST(check_form(form, kSpoken).error() == "\"zzz\" is no wall of this board.");
}

BOOST_AUTO_TEST_CASE(every_fault_has_its_sentence) {
  PositionForm form = form_of(Position());
  form.pawns[1] = form.pawns[0];
  BOOST_TEST(faults(form) ==
             "Both pawns are on one square.\nThe Dark pawn is on its goal edge already.");
  form = form_of(Position());
  form.walls = "d1h, x5h, d1";
  BOOST_TEST(faults(form) == "\"x5h\" is no wall of this board.\n\"d1\" is no wall of this board.");
  form.walls = "d1h, e1h, d1v";
  BOOST_TEST(faults(form) ==
             "The walls on the board and in hand are 23 together; the rules give 20.\n"
             "Wall E 1 horizontal overlaps wall D 1 horizontal.\n"
             "Wall D 1 vertical crosses wall D 1 horizontal.");
  form.walls_left[0] = 0;
  form.walls = "d1v, e1v, d2h";
  BOOST_TEST(faults(form) == "The Light pawn has no route to its goal.");
}

BOOST_AUTO_TEST_CASE(walls_are_added_and_removed) {
  const auto add = [](std::string_view walls, const char* name) {
    return with_wall(walls, wall(name), RuleSet::standard);
  };
  const auto remove = [](std::string_view walls, const char* name) {
    return without_wall(walls, wall(name), RuleSet::standard);
  };
  BOOST_TEST(add("", "d1h") == "d1h");
  BOOST_TEST(add("-", "d1h") == "d1h");
  BOOST_TEST(add("d1h", "e5v") == "d1h, e5v");
  BOOST_TEST(add("D1 H, e5v", "d1h") == "D1 H, e5v");
  BOOST_TEST(remove("D1 H, e5v", "d1h") == "e5v");
  BOOST_TEST(remove("d1h,e5v,d1h", "d1h") == "e5v");
  BOOST_TEST(remove("d1h", "a1h") == "d1h");
  BOOST_TEST(remove("", "a1h").empty());
}

BOOST_AUTO_TEST_CASE(other_rules) {
  PositionForm form = form_of(Position());
  form.rules = RuleSet::passage;
  fit_to_rules(form);
  BOOST_TEST(to_string(form.pawns[1]) == "e7");
  BOOST_TEST(form.walls_left[0] == 6);
  BOOST_TEST(faults(form) == "none");
}

BOOST_AUTO_TEST_CASE(lines_and_records) {
  for (const char* line :
       {"e1 e9 10 10 light -", " E1 e9  10 10 DARK d1h,e5v \r\n", "x y z w light v"})
    BOOST_TEST(is_position_line(line), line);
  for (const char* other : {"", "1. e2 e8 2. d4h e7", "e2 e8 e3", "[Light \"light\"] 1. e2 e8",
                            "e1 e9 10 10 light - x", "e1 e9 10 10 lights -"})
    BOOST_TEST(!is_position_line(other), other);
  BOOST_TEST(!is_position_line("e1 e9 10 10 light " + std::string(50000000, 'x')));
}

BOOST_AUTO_TEST_SUITE_END()
