#include "engine/rules/position.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

bool open(const Position& position, const char* square, Direction direction) {
  return is_open(position.shut(), act(square).square(), direction);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_h)

// The start: Light on e1 and Dark on e9 (Passage: d1 and d7), all walls in hand, Light to move.
BOOST_AUTO_TEST_CASE(start_of_both_rule_sets) {
  BOOST_TEST(format_position(Position(RuleSet::standard)) == "e1 e9 10 10 light -");
  BOOST_TEST(format_position(Position(RuleSet::passage)) == "d1 d7 6 6 light -");
  BOOST_TEST((Position() == Position(RuleSet::standard)));
  BOOST_TEST((Position(RuleSet::passage).rules() == RuleSet::passage));
}

// Walls of a finished game must not block in the next one: a new start equals any other start.
BOOST_AUTO_TEST_CASE(a_new_start_knows_nothing_of_earlier_games) {
  for (const RuleSet rules : kRuleSets) {
    const Position before(rules);
    play_random_game(rules, 0, [](const Position&, Action) {});
    const Position fresh(rules);
    BOOST_TEST((fresh == before));
    BOOST_TEST(fresh.hash() == before.hash());
    BOOST_TEST(fresh.walls().empty());
    BOOST_TEST(legal_actions(fresh).size() == (rules == RuleSet::standard ? 131u : 75u));
  }
}

BOOST_AUTO_TEST_CASE(a_step_moves_the_pawn_and_hands_the_turn_over) {
  Position position;
  position.apply(act("e2"));
  BOOST_TEST(format_position(position) == "e2 e9 10 10 dark -");
  position.apply(act("e8"));
  BOOST_TEST(format_position(position) == "e2 e8 10 10 light -");
}

// A wall takes one from its mover's hand only.
BOOST_AUTO_TEST_CASE(a_wall_costs_its_mover_one) {
  Position position;
  position.apply(act("d1h"));
  BOOST_TEST(format_position(position) == "e1 e9 9 10 dark d1h");
  position.apply(act("e8v"));
  BOOST_TEST(format_position(position) == "e1 e9 9 9 light d1h,e8v");
}

BOOST_AUTO_TEST_CASE(passing_hands_the_turn_over_and_nothing_else) {
  Position position = at("e4 e5 9 10 light d1h");
  position.pass();
  BOOST_TEST((position == at("e4 e5 9 10 dark d1h")));
  position.pass();
  BOOST_TEST((position == at("e4 e5 9 10 light d1h")));
}

BOOST_AUTO_TEST_CASE(undo_restores_every_byte) {
  Position position = at("e4 e5 3 4 dark d1h,e5v");
  const Bytes before = bytes_of(position);
  for (const char* name : {"d5", "a1h", "h8v"}) {
    position.apply(act(name));
    BOOST_TEST((bytes_of(position) != before));
    position.undo(act(name), act("e5").square());
    BOOST_TEST((bytes_of(position) == before));
  }
}

// A horizontal wall lies above its two squares, a vertical one right of its two: both cells shut.
BOOST_AUTO_TEST_CASE(a_horizontal_wall_shuts_two_squares_and_no_more) {
  const Position position = after(Position(), {"d4h"});
  for (const auto& [below, above, is_shut] : {std::tuple{"d4", "d5", true},
                                              {"e4", "e5", true},
                                              {"c4", "c5", false},
                                              {"f4", "f5", false},
                                              {"d3", "d4", false},
                                              {"d5", "d6", false}}) {
    BOOST_TEST(open(position, below, Direction::north) == !is_shut);
    BOOST_TEST(open(position, above, Direction::south) == !is_shut);
  }
  BOOST_TEST(open(position, "d4", Direction::east));
  BOOST_TEST(open(position, "d5", Direction::east));
}

BOOST_AUTO_TEST_CASE(a_vertical_wall_shuts_two_squares_and_no_more) {
  const Position position = after(Position(), {"d4v"});
  for (const auto& [left, right, is_shut] : {std::tuple{"d4", "e4", true},
                                             {"d5", "e5", true},
                                             {"d3", "e3", false},
                                             {"d6", "e6", false},
                                             {"c4", "d4", false},
                                             {"e4", "f4", false}}) {
    BOOST_TEST(open(position, left, Direction::east) == !is_shut);
    BOOST_TEST(open(position, right, Direction::west) == !is_shut);
  }
  BOOST_TEST(open(position, "d4", Direction::north));
  BOOST_TEST(open(position, "e4", Direction::north));
}

BOOST_AUTO_TEST_CASE(the_rim_is_shut_all_around) {
  for (const RuleSet rules : kRuleSets) {
    const Position position(rules);
    const int last = position.board().size - 1;
    for (int i = 0; i <= last; ++i) {
      const auto open_at = [&](int file, int rank, Direction direction) {
        return is_open(position.shut(), Square::at(file, rank), direction);
      };
      BOOST_TEST(!open_at(0, i, Direction::west));
      BOOST_TEST(!open_at(last, i, Direction::east));
      BOOST_TEST(!open_at(i, 0, Direction::south));
      BOOST_TEST(!open_at(i, last, Direction::north));
      BOOST_TEST(open_at(0, i, Direction::east));
      BOOST_TEST(open_at(last, i, Direction::west));
      BOOST_TEST(open_at(i, 0, Direction::north));
      BOOST_TEST(open_at(i, last, Direction::south));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_pawn_on_its_goal_edge_has_reached_it) {
  BOOST_TEST(!Position().has_reached_goal(Side::light));
  BOOST_TEST(!Position().has_reached_goal(Side::dark));
  const Position light = after(at("e8 c5 10 10 light -"), {"e9"});
  BOOST_TEST(light.has_reached_goal(Side::light));
  BOOST_TEST(!light.has_reached_goal(Side::dark));
  const Position dark = after(at("e5 c2 6 6 dark -", RuleSet::passage), {"c1"});
  BOOST_TEST(!dark.has_reached_goal(Side::light));
  BOOST_TEST(dark.has_reached_goal(Side::dark));
}

BOOST_AUTO_TEST_CASE(the_order_of_actions_leaves_no_trace) {
  const Position one = after(Position(), {"d1h", "e8v", "e2", "e8"});
  const Position two = after(Position(), {"e2", "e8", "d1h", "e8v"});
  BOOST_TEST((one == two));
  BOOST_TEST(one.hash() == two.hash());
}

// Walls in hand, turn and rule set belong to the position; so does every wall and pawn.
BOOST_AUTO_TEST_CASE(whatever_differs_makes_another_position_and_hash) {
  const Position positions[] = {
      at("d4 e5 5 5 light d1h"),
      at("d4 e5 5 5 dark d1h"),
      at("d4 e5 4 5 light d1h"),
      at("d4 e5 5 4 light d1h"),
      at("d5 e5 5 5 light d1h"),
      at("d4 e4 5 5 light d1h"),
      at("d4 e5 5 5 light d1v"),
      at("d4 e5 5 5 light e1h"),
      at("d4 e5 5 5 light -"),
      at("e5 d4 5 5 light d1h"),
      at("d4 e5 5 5 light d1h", RuleSet::passage),
  };
  for (const Position& a : positions) {
    for (const Position& b : positions) {
      BOOST_TEST((a == b) == (&a == &b));
      BOOST_TEST((a.hash() == b.hash()) == (&a == &b));
    }
  }
}

// The same numbers on every machine: this test also runs on Windows.
BOOST_AUTO_TEST_CASE(hashes_are_the_same_on_every_machine) {
  BOOST_TEST(Position(RuleSet::standard).hash() == 1562177794186878382u);
  BOOST_TEST(Position(RuleSet::passage).hash() == 5351494707041901346u);
}

BOOST_AUTO_TEST_SUITE_END()
