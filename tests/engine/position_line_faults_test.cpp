// What makes a position invalid: every fault by name, and no other with it.
#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr std::string_view kFaultNames[] = {
    "field_count",    "bad_square",     "bad_number", "bad_turn", "bad_wall", "too_many_in_hand",
    "too_many_walls", "pawns_together", "on_goal",    "overlaps", "crosses",  "no_route"};

// A fault as its code and whatever it tells about: token, side where one is meant, walls.
std::string to_text(const PositionFault& fault) {
  std::string text(kFaultNames[static_cast<std::size_t>(fault.code)]);
  if (!fault.token.empty()) text += " '" + fault.token + "'";
  switch (fault.code) {
    case PositionFaultCode::too_many_in_hand:
    case PositionFaultCode::on_goal:
    case PositionFaultCode::no_route:
      text += fault.side == Side::light ? " light" : " dark";
      break;
    default:
      break;
  }
  if (!fault.wall.is_none()) text += ' ' + to_string(fault.wall) + '/' + to_string(fault.with);
  return text;
}

std::string join(const std::vector<PositionFault>& faults) {
  std::string text;
  for (const PositionFault& fault : faults)
    text += (text.empty() ? "" : "; ") + to_text(fault);
  return text;
}

std::string faults(std::string_view line, RuleSet rules = RuleSet::standard) {
  const auto position = parse_position(line, rules);
  return position ? "none" : join(position.error());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_line_h_faults)

BOOST_AUTO_TEST_CASE(six_fields) {
  BOOST_TEST(faults("") == "field_count");
  BOOST_TEST(faults("e1 e9 10 10 light") == "field_count 'e1 e9 10 10 light'");
  BOOST_TEST(faults("e1 e9 10 10 light - -") == "field_count 'e1 e9 10 10 light - -'");
}

BOOST_AUTO_TEST_CASE(squares_of_this_board) {
  BOOST_TEST(faults("j1 e9 10 10 light -") == "bad_square 'j1'");
  BOOST_TEST(faults("e1 e0 10 10 light -") == "bad_square 'e0'");
  BOOST_TEST(faults("e1h e8 10 10 light -") == "bad_square 'e1h'");
  BOOST_TEST(faults("h1 d7 6 6 light -", RuleSet::passage) == "bad_square 'h1'");
  BOOST_TEST(faults("x y 10 10 light -") == "bad_square 'x'; bad_square 'y'");
}

BOOST_AUTO_TEST_CASE(numbers_of_walls) {
  for (const char* number : {"x", "-1", "+1", "1.5", "10x", "99999999999", "0x1", "-"}) {
    const std::string text = number;
    BOOST_TEST(faults("e1 e9 " + text + " 10 light -") == "bad_number '" + text + "'");
    BOOST_TEST(faults("e1 e9 10 " + text + " light -") == "bad_number '" + text + "'");
  }
}

BOOST_AUTO_TEST_CASE(whose_turn) {
  for (const char* turn : {"white", "l", "lightt", "-", "light,"}) {
    const std::string text = turn;
    BOOST_TEST(faults("e1 e9 10 10 " + text + " -") == "bad_turn '" + text + "'");
  }
}

BOOST_AUTO_TEST_CASE(walls_of_this_board) {
  for (const char* wall : {"e1", "i1h", "a9v", "d1x", "--", "none", ","}) {
    const std::string text = wall;
    BOOST_TEST(faults("e1 e9 10 9 light " + text) == "bad_wall '" + text + "'");
  }
  BOOST_TEST(faults("e1 e9 5 5 light d1h,x,y") == "bad_wall 'x'; bad_wall 'y'");
  BOOST_TEST(faults("d1 d7 5 5 light g1h", RuleSet::passage) == "bad_wall 'g1h'");
}

BOOST_AUTO_TEST_CASE(each_side_has_at_most_its_walls) {
  BOOST_TEST(faults("e1 e9 11 5 light -") == "too_many_in_hand light");
  BOOST_TEST(faults("e1 e9 5 11 light -") == "too_many_in_hand dark");
  BOOST_TEST(faults("e1 e9 11 99 light -") == "too_many_in_hand light; too_many_in_hand dark");
  BOOST_TEST(faults("d1 d7 7 5 light -", RuleSet::passage) == "too_many_in_hand light");
  BOOST_TEST(faults("d1 d7 6 6 light -", RuleSet::passage) == "none");
}

// Walls on the board and in hand together are at most 20, or 12.
BOOST_AUTO_TEST_CASE(there_are_only_so_many_walls) {
  BOOST_TEST(faults("e1 e9 10 10 light d1h") == "too_many_walls");
  BOOST_TEST(faults("e1 e9 10 9 light d1h") == "none");
  BOOST_TEST(faults("e1 e9 9 9 light d1h,f1h,h1h") == "too_many_walls");
  BOOST_TEST(faults("e1 e9 9 9 light d1h,f1h") == "none");
  BOOST_TEST(faults("d1 d7 6 6 light d1h", RuleSet::passage) == "too_many_walls");
  BOOST_TEST(faults("d1 d7 0 0 light a1h,c1h,a2h,c2h,a3h,c3h,a4h,c4h,a5h,c5h,a6h,c6h",
                    RuleSet::passage) == "none");
  BOOST_TEST(faults("d1 d7 1 0 light a1h,c1h,a2h,c2h,a3h,c3h,a4h,c4h,a5h,c5h,a6h,c6h",
                    RuleSet::passage) == "too_many_walls");
}

BOOST_AUTO_TEST_CASE(pawns_stand_apart) {
  BOOST_TEST(faults("e5 e5 10 10 light -") == "pawns_together");
}

BOOST_AUTO_TEST_CASE(no_pawn_stands_on_its_goal) {
  BOOST_TEST(faults("e9 e5 10 10 light -") == "on_goal light");
  BOOST_TEST(faults("e5 a1 10 10 dark -") == "on_goal dark");
  BOOST_TEST(faults("i9 a1 10 10 dark -") == "on_goal light; on_goal dark");
  BOOST_TEST(faults("d7 d1 6 6 light -", RuleSet::passage) == "on_goal light; on_goal dark");
  // Rank 7 is no goal on the larger board.
  BOOST_TEST(faults("d7 e5 10 10 light -") == "none");
}

// A duplicate is an overlap; the wall that came second is named first.
BOOST_AUTO_TEST_CASE(walls_do_not_overlap) {
  BOOST_TEST(faults("e1 e9 9 9 light d4h,d4h") == "overlaps d4h/d4h");
  BOOST_TEST(faults("e1 e9 9 9 light d4h,e4h") == "overlaps e4h/d4h");
  BOOST_TEST(faults("e1 e9 9 9 light d4v,d3v") == "overlaps d3v/d4v");
  BOOST_TEST(faults("e1 e9 9 9 light d4h,f4h") == "none");
  BOOST_TEST(faults("e1 e9 9 9 light h4h,a5h") == "none");
}

BOOST_AUTO_TEST_CASE(walls_do_not_cross) {
  BOOST_TEST(faults("e1 e9 9 9 light d4h,d4v") == "crosses d4v/d4h");
  BOOST_TEST(faults("e1 e9 9 9 light d4h,d3v") == "none");
}

BOOST_AUTO_TEST_CASE(both_pawns_have_a_route) {
  BOOST_TEST(faults("e1 e9 7 6 light h5h,f5h,d5h,b5h,a5v,a3v,a1v") == "no_route light");
  BOOST_TEST(faults("e1 e9 7 6 light a4h,c4h,e4h,g4h,h4v,h6v,h8v") == "no_route dark");
  BOOST_TEST(faults("e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h5h") == "no_route light; no_route dark");
  BOOST_TEST(faults("a1 e9 9 9 light a2h,b1v") == "no_route light");
  BOOST_TEST(faults("e1 e9 9 9 light a2h,b1v") == "none");
}

// Every fault is named, in the order of the codes.
BOOST_AUTO_TEST_CASE(all_faults_are_named) {
  BOOST_TEST(faults("e9 e9 11 10 light d4h,d4h,d4v") ==
             "too_many_in_hand light; too_many_walls; pawns_together; on_goal light; "
             "overlaps d4h/d4h; crosses d4v/d4h; crosses d4v/d4h");
  BOOST_TEST(faults("x e9 y 10 z w") ==
             "bad_square 'x'; bad_number 'y'; bad_turn 'z'; bad_wall 'w'");
}

BOOST_AUTO_TEST_CASE(endless_lists_end_soon) {
  std::string line = "e1 e9 0 0 light a1h";
  for (int i = 0; i < 100'000; ++i)
    line += ",a1h";
  BOOST_TEST(faults(line) == "too_many_walls");
}

// The same rules for a position that was set up by hand.
BOOST_AUTO_TEST_CASE(setups_are_held_to_the_same_rules) {
  Setup setup;
  setup.pawns[0] = act("e9").square();
  setup.pawns[1] = act("e9").square();
  setup.walls_left[0] = -1;
  setup.walls.toggle(act("d4h"));
  setup.walls.toggle(act("d4v"));
  BOOST_TEST(join(validate(setup)) ==
             "too_many_in_hand light; pawns_together; on_goal light; crosses d4v/d4h");
  setup.pawns[0] = act("e4").square();
  setup.walls_left[0] = 0;
  setup.walls.toggle(act("d4v"));
  BOOST_TEST(validate(setup).empty());
}

BOOST_AUTO_TEST_SUITE_END()
