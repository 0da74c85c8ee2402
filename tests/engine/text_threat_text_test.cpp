#include "engine/text/threat_text.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string said(std::string_view line, Side side, Listener listener) {
  std::string text;
  for (const std::string& sentence : threats(at(line), side, listener, kSpoken)) {
    text += (text.empty() ? "" : " ") + sentence;
  }
  return text;
}

int most_steps_added(const Position& position, Side side) {
  Position turned = position;
  if (turned.turn() != side) turned.pass();
  int most = 0;
  for (const Action action : legal_actions(turned)) {
    if (!action.is_wall()) continue;
    Position next = turned;
    next.apply(action);
    most = std::max(most, route_length(next, other(side)) - route_length(turned, other(side)));
  }
  return most;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_threat_text)

BOOST_AUTO_TEST_CASE(goal_steps_of_both) {
  BOOST_TEST(
      said("e8 e2 10 0 light -", Side::light, Side::light) ==
      "You can step to the goal: E 9. Dark can step to the goal: E 1. Dark has no walls left.");
  BOOST_TEST(
      said("e8 e2 10 0 dark -", Side::light, {}) ==
      "Light can step to the goal: E 9. Dark can step to the goal: E 1. Dark has no walls left.");
}

// A11: over the other pawn's shoulder onto the goal.
BOOST_AUTO_TEST_CASE(a_side_step_can_be_the_goal_step) {
  const Position both = at("e8 e9 10 0 light -");
  BOOST_TEST(goal_steps_of(both, Side::light).count() == 2);
  BOOST_TEST(goal_steps_of(both, Side::light).has(act("d9").square()));
  BOOST_TEST(goal_steps_of(Position(), Side::dark).empty());
  // What is not there is not spoken of.
  BOOST_TEST(said("e8 e9 10 0 light -", Side::light, Side::light) ==
             "You can step to the goal: D 9, F 9. Dark has no walls left.");
}

BOOST_AUTO_TEST_CASE(the_most_costly_wall) {
  BOOST_TEST(said("e1 e9 10 10 light -", Side::light, Side::light) ==
             "No goal step yet. Most costly Dark wall: "
             "D 1 horizontal, your route 9, plus 1; Dark route 9, plus 1.");
  BOOST_TEST(said("e1 e9 10 10 light -", Side::dark, {}) ==
             "No goal step yet. Most costly Light wall: "
             "D 1 horizontal, Dark route 9, plus 1; Light route 9, plus 1.");
}

BOOST_AUTO_TEST_CASE(no_wall_costs_anything) {
  BOOST_TEST(
      said("a8 i2 0 0 light -", Side::light, Side::light) ==
      "You can step to the goal: A 9. Dark can step to the goal: I 1. Dark has no walls left.");
  // Shut in one lane, every wall across it is refused.
  const auto* const lane = "a3 i9 6 6 light a3v,a5v,a7v,b1h";
  BOOST_TEST(most_costly_wall(at(lane), Side::dark).is_none() ==
             (most_steps_added(at(lane), Side::dark) == 0));
}

BOOST_AUTO_TEST_CASE(a_finished_game_has_no_threats) {
  const Position over = after(at("e8 e2 10 10 light -"), {"e9"});
  BOOST_TEST(goal_steps_of(over, Side::dark).empty());
  BOOST_TEST(most_costly_wall(over, Side::dark).is_none());
}

BOOST_AUTO_TEST_CASE(no_wall_costs_more_than_the_most_costly) {
  for (int seed = 0; seed < scaled(3); ++seed) {
    play_random_game(
        kRuleSets[seed % 2], static_cast<std::uint64_t>(seed + 1),
        [](const Position& position, Action) {
          for (const Side side : kSides) {
            const Action wall = most_costly_wall(position, side);
            Position next = position;
            if (next.turn() != side) next.pass();
            if (!wall.is_none()) next.apply(wall);
            BOOST_TEST(route_length(next, other(side)) - route_length(position, other(side)) ==
                       most_steps_added(position, side));
          }
        },
        24);
  }
}

BOOST_AUTO_TEST_SUITE_END()
