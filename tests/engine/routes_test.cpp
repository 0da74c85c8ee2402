#include "engine/rules/routes.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string route(std::string_view line, Side side, RuleSet rules = RuleSet::standard) {
  return join(shortest_route(at(line, rules), side));
}

std::string across(std::string_view line, Side side) {
  const Position position = at(line);
  return join(walls_in_order(walls_across(position.board(), shortest_route(position, side))));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(routes_h)

// The four practice positions: routes in single steps, pawns ignored.
BOOST_AUTO_TEST_CASE(practice_positions) {
  for (const auto& [line, light, dark] : {std::tuple{"e1 e9 10 10 light -", 8, 8},
                                          {"e1 e9 10 9 light d1h", 9, 9},
                                          {"e4 e5 10 10 light -", 5, 4},
                                          {"e4 e5 10 9 light e5h", 6, 4}}) {
    BOOST_TEST(route_length(at(line), Side::light) == light);
    BOOST_TEST(route_length(at(line), Side::dark) == dark);
  }
}

BOOST_AUTO_TEST_CASE(the_smaller_board_has_shorter_routes) {
  BOOST_TEST(route_length(Position(RuleSet::passage), Side::light) == 6);
  BOOST_TEST(route_length(Position(RuleSet::passage), Side::dark) == 6);
}

BOOST_AUTO_TEST_CASE(a_pawn_on_its_goal_has_no_steps_left) {
  const Position position = after(at("e8 c5 10 10 light -"), {"e9"});
  BOOST_TEST(route_length(position, Side::light) == 0);
  BOOST_TEST(join(shortest_route(position, Side::light)) == "e9");
}

// Toward the goal first, then left, then right, then back; left is file a for both sides.
BOOST_AUTO_TEST_CASE(among_equal_squares_the_goal_comes_first) {
  BOOST_TEST(route("e1 e9 10 10 light -", Side::light) == "e1 e2 e3 e4 e5 e6 e7 e8 e9");
  BOOST_TEST(route("e1 e9 10 10 light -", Side::dark) == "e9 e8 e7 e6 e5 e4 e3 e2 e1");
  // Straight up first although leaving the file at once is as short.
  BOOST_TEST(route("e6 e3 10 9 light e8h", Side::light) == "e6 e7 e8 d8 d9");
  BOOST_TEST(route("e7 e4 10 9 light d1h", Side::dark) == "e4 e3 e2 f2 f1");
}

BOOST_AUTO_TEST_CASE(among_equal_squares_left_comes_before_right) {
  // Four steps by either side; and turned around for Dark.
  BOOST_TEST(route("e7 a5 8 10 light d7h,f8h", Side::light) == "e7 d7 c7 c8 c9");
  BOOST_TEST(route("i5 e3 8 10 light e2h,c1h", Side::dark) == "e3 d3 d2 e2 e1");
}

BOOST_AUTO_TEST_CASE(right_comes_before_back) {
  // Ahead and left are shut, eight steps by the right or by the back.
  BOOST_TEST(route("e5 a5 6 10 light e5h,g5h,d6h,d5v", Side::light) ==
             "e5 f5 g5 h5 i5 i6 i7 i8 i9");
  BOOST_TEST(route("a5 e5 6 10 light e4h,g4h,d3h,d4v", Side::dark) == "e5 f5 g5 h5 i5 i4 i3 i2 i1");
}

BOOST_AUTO_TEST_CASE(pawns_are_no_obstacle_to_routes) {
  BOOST_TEST(route("e4 e5 10 10 light -", Side::light) == "e4 e5 e6 e7 e8 e9");
}

BOOST_AUTO_TEST_CASE(distances_of_every_square) {
  const Distances light = goal_distances(Position(), Side::light);
  const Distances dark = goal_distances(Position(), Side::dark);
  for (int rank = 0; rank < 9; ++rank) {
    for (int file = 0; file < 9; ++file) {
      BOOST_TEST(light[Square::at(file, rank)] == 8 - rank);
      BOOST_TEST(dark[Square::at(file, rank)] == rank);
    }
  }
}

// An empty corner may be closed off; its square has no route then.
BOOST_AUTO_TEST_CASE(a_closed_corner_has_no_route) {
  const Position position = at("e1 e9 9 9 light a1h,b1v");
  const Distances light = goal_distances(position, Side::light);
  BOOST_TEST(light[act("a1").square()] == kNoRoute);
  BOOST_TEST(light[act("b1").square()] == kNoRoute);
  BOOST_TEST(light[act("c1").square()] == 8);
  const SquareSet goal = goal_squares(RuleSet::standard, Side::light);
  BOOST_TEST(!has_route(position.shut(), act("a1").square(), goal));
  BOOST_TEST(has_route(position.shut(), act("c1").square(), goal));
}

BOOST_AUTO_TEST_CASE(goal_edges) {
  for (const RuleSet rules : kRuleSets) {
    const Board& b = board(rules);
    for (const Side side : kSides) {
      const SquareSet goal = goal_squares(rules, side);
      BOOST_TEST(goal.count() == b.size);
      for (SquareSet rest = goal; !rest.empty(); rest.remove_first()) {
        BOOST_TEST(rest.first().rank() == b.goal_rank(side));
        BOOST_TEST(b.has_square(rest.first().file(), rest.first().rank()));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(spreading_takes_one_step_and_respects_walls) {
  const Position position = at("e1 e9 10 9 light d1h");
  const SquareSet reached = spread(position.shut(), SquareSet::of(act("e1").square()));
  BOOST_TEST(reached.count() == 3);
  for (const char* name : {"d1", "e1", "f1"})
    BOOST_TEST(reached.has(act(name).square()));
}

BOOST_AUTO_TEST_CASE(walls_across_a_route) {
  BOOST_TEST(across("e7 c5 10 10 light -", Side::light) == "d7h d8h e7h e8h");
  BOOST_TEST(across("a8 c5 10 10 light -", Side::light) == "a8h");
  BOOST_TEST(across("i8 c5 10 10 light -", Side::light) == "h8h");
  // One step aside, on the last rank but one, then home.
  BOOST_TEST(across("e8 c5 10 9 light e8h", Side::light) == "c8h d8h d7v d8v");
}

BOOST_AUTO_TEST_SUITE_END()
