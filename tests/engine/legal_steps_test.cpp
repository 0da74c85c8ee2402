// Steps of the pawn: single steps, jumps and side-steps.
#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"
#include "tests/engine/symmetry.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(legal_h_steps)

BOOST_AUTO_TEST_CASE(practice_positions) {
  BOOST_TEST(steps("e1 e9 10 10 light -") == "d1 e2 f1");
  BOOST_TEST(steps("e1 e9 10 9 light d1h") == "d1 f1");
  BOOST_TEST(steps("e4 e5 10 10 light -") == "d4 e3 e6 f4");
  BOOST_TEST(steps("e4 e5 10 9 light e5h") == "d4 d5 e3 f4 f5");
}

// The square of the jumped pawn is never offered: no pawn lands on the other.
BOOST_AUTO_TEST_CASE(no_pawn_lands_on_the_other) {
  BOOST_TEST(steps("e4 e5 10 10 light -") == "d4 e3 e6 f4");
  BOOST_TEST(steps("e4 e5 10 10 dark -") == "d5 e3 e6 f5");
  BOOST_TEST(steps("e4 f4 10 10 light -") == "d4 e3 e5 g4");
}

// Near the side of the board a jump must not leave it.
BOOST_AUTO_TEST_CASE(jumps_end_at_the_side_of_the_board) {
  BOOST_TEST(steps("h5 i5 10 10 light -") == "g5 h4 h6 i4 i6");
  BOOST_TEST(steps("a5 b5 10 10 dark -") == "a4 a6 b4 b6 c5");
}

// The board's edge behind the other pawn counts as a wall, and a side-step may land on the goal.
BOOST_AUTO_TEST_CASE(the_edge_behind_the_other_pawn_counts_as_a_wall) {
  const Position position = at("e8 e9 10 10 light -");
  BOOST_TEST(steps(position) == "d8 d9 e7 f8 f9");
  for (const char* name : {"d9", "f9"}) {
    BOOST_TEST(after(position, {name}).has_reached_goal(Side::light));
  }
}

// Jumps go sideways as well as up and down.
BOOST_AUTO_TEST_CASE(sideways_jump_and_side_steps) {
  BOOST_TEST(steps("e5 f5 10 10 light -") == "d5 e4 e6 g5");
  BOOST_TEST(steps("e5 f5 10 9 light f5v") == "d5 e4 e6 f4 f6");
}

BOOST_AUTO_TEST_CASE(a_jump_over_the_pawn_may_win) {
  const Position position = at("c7 c8 10 10 light -");
  BOOST_TEST(steps(position) == "b7 c6 c9 d7");
  BOOST_TEST(after(position, {"c9"}).has_reached_goal(Side::light));
}

BOOST_AUTO_TEST_CASE(a_wall_between_the_pawns_shuts_jump_and_side_steps) {
  BOOST_TEST(steps("e4 e5 10 9 light e4h") == "d4 e3 f4");
  BOOST_TEST(steps("e4 e5 10 9 light d4h") == "d4 e3 f4");
}

// Straight behind is shut, and one side too: only the other side is left; or none.
BOOST_AUTO_TEST_CASE(walls_beside_the_other_pawn_shut_side_steps) {
  BOOST_TEST(steps("e4 e5 10 8 light e5h,d4v") == "e3 f4 f5");
  BOOST_TEST(steps("e4 e5 10 8 light e5h,d5v") == "d4 e3 f4 f5");
  BOOST_TEST(steps("e4 e5 10 7 light e5h,d5v,e4v") == "d4 e3");
  BOOST_TEST(steps("e4 e5 10 7 light e6h,d5v,e5v") == "d4 e3 e6 f4");
}

// A wall beside the landing square of a side-step does not matter, only one at the jumped pawn.
BOOST_AUTO_TEST_CASE(walls_beyond_the_landing_do_not_matter) {
  BOOST_TEST(steps("e4 e5 10 7 light e5h,c5v,c4h") == "d4 d5 e3 f4 f5");
}

// Walls shut single steps in all four directions.
BOOST_AUTO_TEST_CASE(walls_shut_single_steps) {
  BOOST_TEST(steps("e5 a5 10 9 light e5h") == "d5 e4 f5");
  BOOST_TEST(steps("e5 a5 10 9 light d5h") == "d5 e4 f5");
  BOOST_TEST(steps("e5 a5 10 9 light e4h") == "d5 e6 f5");
  BOOST_TEST(steps("e5 a5 10 9 light d4h") == "d5 e6 f5");
  BOOST_TEST(steps("e5 a5 10 9 light e5v") == "d5 e4 e6");
  BOOST_TEST(steps("e5 a5 10 9 light e4v") == "d5 e4 e6");
  BOOST_TEST(steps("e5 a5 10 9 light d5v") == "e4 e6 f5");
  BOOST_TEST(steps("e5 a5 10 9 light d4v") == "e4 e6 f5");
}

// Another pawn's route does not care for pawns: a legal wall may leave steps behind a pawn only.
BOOST_AUTO_TEST_CASE(a_pawn_in_a_corridor_jumps_or_goes_back) {
  const Position position = after(at("a3 a4 7 10 light a1v,a3v,a5v"), {"a7v"});
  BOOST_TEST(legal(at("a3 a4 7 10 light a1v,a3v,a5v"), "a7v"));
  BOOST_TEST(steps(position) == "a2 a5");
  Position light = position;
  light.pass();
  BOOST_TEST(steps(light) == "a2 a5");
}

// All of it in all four directions, for both sides and both boards: every image of a meeting has
// the image of its steps.
BOOST_AUTO_TEST_CASE(steps_are_the_same_from_every_side) {
  for (const char* line : {"d4 d5 5 5 light -", "d4 d5 5 5 light d5h", "d4 d5 5 5 light d4h",
                           "d4 d5 5 5 light d5h,c4v", "d4 d5 4 5 light d5h,c4v,d4v",
                           "d4 d5 5 5 dark c3h", "d4 d5 4 5 dark c3h,d5v,c5v"}) {
    for (const RuleSet rules : kRuleSets) {
      const Position position = at(line, rules);
      for (int bits = 0; bits < 8; ++bits) {
        const Symmetry s{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
        SquareSet expected;
        for (SquareSet rest = legal_steps(position); !rest.empty(); rest.remove_first()) {
          expected = expected | SquareSet::of(image(s, position.board(), rest.first()));
        }
        BOOST_TEST((legal_steps(image(s, position)) == expected), line << " image " << bits);
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
