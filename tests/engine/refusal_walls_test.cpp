// Why a wall is refused, which wall is named, and what the codes are called.
#include <boost/test/unit_test.hpp>
#include <set>

#include "engine/rules/refusal.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string why_at(const char* line, const char* name, RuleSet rules = RuleSet::standard) {
  return why(at(line, rules), name);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(refusal_h_walls)

BOOST_AUTO_TEST_CASE(a_wall_needs_a_wall_in_hand) {
  BOOST_TEST(why_at("e1 e9 0 10 light -", "d4h") == "no-walls light");
  BOOST_TEST(why_at("e1 e9 10 0 dark -", "d4h") == "no-walls dark");
  // Before anything else that may be wrong with it.
  BOOST_TEST(why_at("e1 e9 0 10 light d4h", "d4h") == "no-walls light");
  BOOST_TEST(why_at("e1 e9 0 10 light d4h", "d4v") == "no-walls light");
  BOOST_TEST(why_at("d1 d7 0 6 light -", "f6h", RuleSet::passage) == "no-walls light");
}

BOOST_AUTO_TEST_CASE(crossing_names_the_wall_crossed) {
  BOOST_TEST(why_at("e1 e9 9 10 dark d4h", "d4v") == "crosses d4h dark");
  BOOST_TEST(why_at("e1 e9 9 10 light d4v", "d4h") == "crosses d4v light");
  // Before the walls it overlaps as well.
  BOOST_TEST(why_at("e1 e9 5 5 light d4h,d3v", "d4v") == "crosses d4h light");
  BOOST_TEST(why_at("e1 e9 5 5 light c4h,e4h,d4v", "d4h") == "crosses d4v light");
}

BOOST_AUTO_TEST_CASE(overlapping_names_the_wall_overlapped) {
  BOOST_TEST(why_at("e1 e9 9 10 dark d4h", "d4h") == "overlaps d4h dark");
  BOOST_TEST(why_at("e1 e9 9 10 dark d4h", "c4h") == "overlaps d4h dark");
  BOOST_TEST(why_at("e1 e9 9 10 dark d4h", "e4h") == "overlaps d4h dark");
  BOOST_TEST(why_at("e1 e9 9 10 light d4v", "d3v") == "overlaps d4v light");
  BOOST_TEST(why_at("e1 e9 9 10 light d4v", "d5v") == "overlaps d4v light");
  BOOST_TEST(why_at("e1 e9 9 10 dark d4h", "b4h") == "legal dark");
}

// Of two walls the first in the order of position lines is named.
BOOST_AUTO_TEST_CASE(of_two_overlapped_walls_the_first_is_named) {
  BOOST_TEST(why_at("e1 e9 5 5 light c4h,e4h", "d4h") == "overlaps c4h light");
  BOOST_TEST(why_at("e1 e9 5 5 light d3v,d5v", "d4v") == "overlaps d3v light");
  BOOST_TEST(why_at("e1 e9 5 5 dark a8h,c8h", "b8h") == "overlaps a8h dark");
}

BOOST_AUTO_TEST_CASE(no_wall_wraps_around_the_board) {
  BOOST_TEST(why_at("e1 e9 9 10 dark h4h", "a5h") == "legal dark");
  BOOST_TEST(why_at("e1 e9 9 10 dark a5h", "h4h") == "legal dark");
  BOOST_TEST(why_at("d1 d7 5 6 dark f4h", "a5h", RuleSet::passage) == "legal dark");
}

// Whoever places it; the sides named are those shut off, not the mover.
BOOST_AUTO_TEST_CASE(shutting_a_pawn_off) {
  const char* light_cut = "e1 e9 7 7 light h5h,f5h,d5h,b5h,a5v,a3v";
  const char* dark_cut = "e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h6v";
  BOOST_TEST(why_at(light_cut, "a1v") == "shuts-light light");
  BOOST_TEST(why_at(dark_cut, "h8v") == "shuts-dark dark");
  Position by_dark = at(light_cut);
  by_dark.pass();
  BOOST_TEST(why(by_dark, "a1v") == "shuts-light light");
  by_dark = at(dark_cut);
  by_dark.pass();
  BOOST_TEST(why(by_dark, "h8v") == "shuts-dark dark");
  BOOST_TEST((why_not(at("e1 e9 7 8 light a4h,c4h,e4h,g4h,h4v"), act("h5h")).code ==
              RefusalCode::shuts_both));
}

// A wall that overlaps is refused for that, though it would shut somebody off as well.
BOOST_AUTO_TEST_CASE(clashing_comes_before_shutting_off) {
  BOOST_TEST(why_at("e1 e9 5 5 light b5h,d5h,f5h,h5h", "a5h") == "overlaps b5h light");
  BOOST_TEST(why_at("e1 e9 5 5 light a5v,b5h,d5h,f5h,h5h", "a5h") == "crosses a5v light");
}

BOOST_AUTO_TEST_CASE(the_wall_between_two_squares) {
  const Position position = at("e1 e9 5 5 light d4h,f6v");
  const auto between = [&](const char* square, Direction direction) {
    return to_string(wall_between(position, act(square).square(), direction));
  };
  BOOST_TEST(between("d4", Direction::north) == "d4h");
  BOOST_TEST(between("e5", Direction::south) == "d4h");
  BOOST_TEST(between("f6", Direction::east) == "f6v");
  BOOST_TEST(between("g7", Direction::west) == "f6v");
  BOOST_TEST(between("c4", Direction::north) == "");
  BOOST_TEST(between("f8", Direction::east) == "");
  BOOST_TEST(between("a1", Direction::west) == "");
  BOOST_TEST(between("i9", Direction::north) == "");
}

BOOST_AUTO_TEST_CASE(names_of_the_codes) {
  constexpr std::string_view kNames[] = {
      "not-a-name", "off-board",   "game-over",    "not-your-turn",   "same-square",
      "occupied",   "wall-in-way", "jump-blocked", "jump-no-landing", "jump-open",
      "side-shut",  "diagonal",    "too-far",      "no-walls",        "crosses",
      "overlaps",   "shuts-light", "shuts-dark",   "shuts-both"};
  int code = 1;
  for (const std::string_view name : kNames) {
    BOOST_TEST(code_name(static_cast<RefusalCode>(code++)) == name);
  }
  BOOST_TEST((static_cast<RefusalCode>(code - 1) == RefusalCode::shuts_both));
}

BOOST_AUTO_TEST_SUITE_END()
