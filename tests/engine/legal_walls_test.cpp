// Walls: where they fit, and that both pawns keep a route.
#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// True when `name` is legal, asked in every way there is; the ways must agree.
bool allowed(const Position& position, const char* name) {
  const Action action = act(name, position.rules());
  const bool by_one = is_legal(position, action);
  BOOST_TEST(legal_walls(position).has(action) == by_one, name);
  BOOST_TEST(why_not(position, action).refused() != by_one, name);
  return by_one;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(legal_h_walls)

// 3 steps and 128 walls on 9x9, 3 and 72 on 7x7.
BOOST_AUTO_TEST_CASE(first_actions) {
  BOOST_TEST(legal_actions(Position(RuleSet::standard)).size() == 131u);
  BOOST_TEST(legal_walls(Position(RuleSet::standard)).count() == 128);
  BOOST_TEST(legal_actions(Position(RuleSet::passage)).size() == 75u);
  BOOST_TEST(legal_walls(Position(RuleSet::passage)).count() == 72);
}

// A wall may not cross another at the middle, whoever places it.
BOOST_AUTO_TEST_CASE(walls_do_not_cross) {
  Position position = after(Position(), {"d4h"});
  BOOST_TEST(!allowed(position, "d4v"));
  position.pass();
  BOOST_TEST(!allowed(position, "d4v"));
  BOOST_TEST(!allowed(after(Position(), {"d4v"}), "d4h"));
}

// The joint of two walls end to end is no wall: another may pass through it.
BOOST_AUTO_TEST_CASE(a_wall_passes_through_the_joint_of_two) {
  const Position flat = after(Position(), {"b4h", "d4h"});
  BOOST_TEST(allowed(flat, "c4v"));
  BOOST_TEST(!allowed(flat, "c4h"));
  BOOST_TEST(!allowed(flat, "d4v"));
  const Position upright = after(Position(), {"d3v", "d5v"});
  BOOST_TEST(allowed(upright, "d4h"));
  BOOST_TEST(!allowed(upright, "d4v"));
  BOOST_TEST(allowed(upright, "c4h"));
}

// Not overlapping, not even by half; touching end to end or in a T is fine.
BOOST_AUTO_TEST_CASE(overlapping_and_touching) {
  const Position flat = after(Position(), {"d4h"});
  for (const char* name : {"d4v", "d4h", "c4h", "e4h"})
    BOOST_TEST(!allowed(flat, name));
  for (const char* name : {"b4h", "f4h", "d3v", "d5v", "c4v", "e4v"}) {
    BOOST_TEST(allowed(flat, name), name);
  }
  const Position upright = after(Position(), {"d4v"});
  for (const char* name : {"d4h", "d4v", "d3v", "d5v"})
    BOOST_TEST(!allowed(upright, name));
  for (const char* name : {"d2v", "d6v", "c4h", "e4h", "d3h", "d5h"}) {
    BOOST_TEST(allowed(upright, name), name);
  }
}

BOOST_AUTO_TEST_CASE(walls_on_the_outer_slots_are_legal) {
  for (const char* name : {"a1h", "a1v", "h8h", "h8v", "a8h", "a8v", "h1h", "h1v"}) {
    BOOST_TEST(allowed(Position(), name), name);
  }
  for (const char* name : {"a1h", "a1v", "f6h", "f6v", "a6h", "a6v", "f1h", "f1v"}) {
    BOOST_TEST(allowed(Position(RuleSet::passage), name), name);
  }
}

BOOST_AUTO_TEST_CASE(actions_outside_the_smaller_board_are_not_legal) {
  const Position position(RuleSet::passage);
  for (const char* name : {"g1h", "g1v", "a7h", "h8v", "g6v", "h1", "d8", "i9"}) {
    BOOST_TEST(!is_legal(position, act(name)), name);
  }
  BOOST_TEST(!is_legal(position, Action()));
}

// A region without a pawn may be closed off; one with a pawn may not.
BOOST_AUTO_TEST_CASE(an_empty_corner_may_be_closed) {
  BOOST_TEST(allowed(at("e1 e9 9 10 dark a2h"), "b1v"));
  BOOST_TEST(!allowed(at("a1 e9 9 10 dark a2h"), "b1v"));
  BOOST_TEST(allowed(at("e1 a5 9 10 light a2h"), "b1v"));
  // Dark inside, but its goal edge is inside too.
  BOOST_TEST(allowed(at("e1 a2 9 10 light a1v"), "a2h"));
  BOOST_TEST(!allowed(at("a2 e9 9 10 light a1v"), "a2h"));
}

// Both pawns' routes are looked at, not the mover's only; here the last wall cuts off Dark alone,
// and in the mirror image Light alone.
BOOST_AUTO_TEST_CASE(neither_pawn_may_be_shut_off) {
  Position dark_cut = at("e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h6v");
  Position light_cut = at("e1 e9 7 7 light h5h,f5h,d5h,b5h,a5v,a3v");
  for (int turn = 0; turn < 2; ++turn) {
    BOOST_TEST(!allowed(dark_cut, "h8v"));
    BOOST_TEST(!allowed(light_cut, "a1v"));
    dark_cut.pass();
    light_cut.pass();
  }
}

// For the route check pawns are no obstacle: between these walls only the other pawn is in the way.
BOOST_AUTO_TEST_CASE(the_other_pawn_is_no_obstacle_to_a_route) {
  const Position position = at("a3 a4 7 10 light a1v,a3v,a5v");
  BOOST_TEST(allowed(position, "a7v"));
}

BOOST_AUTO_TEST_CASE(who_is_shut_off) {
  const Position light_cut = at("e1 e9 7 7 light h5h,f5h,d5h,b5h,a5v,a3v");
  BOOST_TEST(shut_off_by(light_cut, act("a1v")).light);
  BOOST_TEST(!shut_off_by(light_cut, act("a1v")).dark);
  const Position dark_cut = at("e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h6v");
  BOOST_TEST(!shut_off_by(dark_cut, act("h8v")).light);
  BOOST_TEST(shut_off_by(dark_cut, act("h8v")).dark);
  const Position both = at("e1 e9 7 8 light a4h,c4h,e4h,g4h,h4v");
  BOOST_TEST(shut_off_by(both, act("h5h")).light);
  BOOST_TEST(shut_off_by(both, act("h5h")).dark);
  BOOST_TEST(!shut_off_by(both, act("h6h")).light);
}

// Rings of every kind around a pawn: along the rim, in a corner, in the middle of the board.
BOOST_AUTO_TEST_CASE(rings_around_a_pawn) {
  // Two walls and the rim; three walls and the rim; four walls away from it.
  BOOST_TEST(!allowed(at("i1 e9 9 10 light h1h"), "g1v"));
  BOOST_TEST(!allowed(at("h1 e9 9 10 light h2h"), "g1v"));
  BOOST_TEST(!allowed(at("d1 e9 8 10 light c1v,d2h"), "e1v"));
  BOOST_TEST(!allowed(at("d4 e9 7 10 light d3h,c4v,d5h"), "e4v"));
  BOOST_TEST(!allowed(at("e5 e9 7 10 light d3h,c4v,d5h"), "e4v"));
  BOOST_TEST(allowed(at("f5 e9 7 10 light d3h,c4v,d5h"), "e4v"));
  BOOST_TEST(allowed(at("f5 e9 6 10 light d3h,c4v,d5h"), "e6v"));
  // The same ring with another piece of wall on the board before it, and after it.
  BOOST_TEST(!allowed(at("d4 e9 6 10 light b2h,d3h,c4v,d5h"), "e4v"));
  BOOST_TEST(!allowed(at("d4 e9 6 10 light g7h,d3h,c4v,d5h"), "e4v"));
}

// Without walls in hand only steps remain.
BOOST_AUTO_TEST_CASE(without_walls_in_hand_only_steps_remain) {
  const Position position = at("e4 e5 0 10 light -");
  BOOST_TEST(legal_walls(position).empty());
  BOOST_TEST(join(legal_actions(position)) == "e3 d4 f4 e6");
  BOOST_TEST(count_legal_actions(position) == 4);
  BOOST_TEST(!is_legal(position, act("a1h")));
  Position dark = position;
  dark.pass();
  BOOST_TEST(legal_walls(dark).count() == 128);
}

BOOST_AUTO_TEST_CASE(free_walls_do_not_look_at_routes) {
  const Position position = at("e1 e9 7 7 light h5h,f5h,d5h,b5h,a5v,a3v");
  BOOST_TEST(free_walls(position).has(act("a1v")));
  BOOST_TEST(!free_walls(position).has(act("a2v")));
  BOOST_TEST(free_walls(at("e1 e9 0 0 light -")).count() == 128);
}

BOOST_AUTO_TEST_CASE(actions_are_listed_in_order) {
  const ActionList actions = legal_actions(after(Position(), {"d1h"}));
  for (std::size_t i = 1; i < actions.size(); ++i) {
    BOOST_TEST(actions[i - 1].code() < actions[i].code());
  }
}

BOOST_AUTO_TEST_SUITE_END()
