#include "engine/text/advice_text.h"

#include <boost/test/unit_test.hpp>
#include <vector>

#include "engine/text/threat_text.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string reason(std::string_view line, std::initializer_list<const char*> names,
                   const Outlook& outlook = {}, Wording wording = kWritten) {
  std::vector<Action> actions;
  for (const char* name : names)
    actions.push_back(act(name));
  return reason_for(at(line), actions, outlook, wording);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_advice_text)

BOOST_AUTO_TEST_CASE(steps) {
  BOOST_TEST(reason("e8 e2 10 0 light -", {"e9"}) == "It reaches the goal and wins.");
  BOOST_TEST(reason("e1 e9 10 0 light -", {"e2"}) ==
             "It brings Light nearer: Light route 7, Dark route 8.");
  BOOST_TEST(reason("e1 e9 10 0 light -", {"d1", "e8"}) ==
             "It keeps the way open: Light route 8, Dark route 8. The best answer is step to e8.");
  BOOST_TEST(reason("e3 e9 10 0 light -", {"e2"}) ==
             "It goes around for now: Light route 7, Dark route 8.");
}

BOOST_AUTO_TEST_CASE(walls) {
  BOOST_TEST(reason("a8 e9 10 0 light -", {"e8h"}) ==
             "It costs Dark more than Light: Dark route 9, plus 1; Light route 1.");
  BOOST_TEST(reason("e1 e9 10 0 light -", {"a4v"}) ==
             "It stands in the way of what comes: Dark route 8; Light route 8.");
  BOOST_TEST(reason("a8 e9 10 0 light -", {"e8h", "d8h"}, {}, kSpoken) ==
             "It costs Dark more than Light: Dark route 9, plus 1; Light route 1. The best answer "
             "is wall D 8 horizontal.");
}

BOOST_AUTO_TEST_CASE(what_is_decided) {
  Outlook winning;
  winning.win_in_plies = 5;
  BOOST_TEST(reason("e7 a9 3 0 light -", {"e8"}, winning) ==
             "It brings Light nearer: Light route 1, Dark route 8. It wins by force, in at most 3 "
             "moves.");
  Outlook losing;
  losing.loss_in_plies = 4;
  BOOST_TEST(reason("e1 a3 0 3 light -", {"e2"}, losing) ==
             "It brings Light nearer: Light route 7, Dark route 2. Against best play it only puts "
             "off the loss.");
}

// A step or wall after which no wall costs as much as the worst one did before.
BOOST_AUTO_TEST_CASE(a_wall_that_loses_its_sting_is_named) {
  int named = 0;
  for (int seed = 0; seed < 8; ++seed) {
    play_random_game(RuleSet::standard, static_cast<std::uint64_t>(seed),
                     [&](const Position& p, Action action) {
                       const std::string text = reason_for(p, {&action, 1}, {}, kWritten);
                       if (text.find("would have cost") == std::string::npos) return;
                       ++named;
                       const Action wall = most_costly_wall(p, other(p.turn()));
                       BOOST_TEST(text.find(" wall " + to_string(wall)) != std::string::npos, text);
                     });
  }
  BOOST_TEST(named > 0);
}

BOOST_AUTO_TEST_CASE(suggestions_and_lines) {
  const std::vector<Action> line = {act("e2"), act("d8h"), act("e3")};
  Outlook seen;
  seen.hundredths = 148;
  seen.percent = 72;
  BOOST_TEST(suggestion_sentence(at("e1 e9 10 0 light -"), {line.data(), 1}, seen, kSpoken) ==
             "Suggested: step to E 2. It brings Light nearer: Light route 7, Dark route 8.");
  BOOST_TEST(line_sentence(Side::light, line, seen, kWritten) ==
             "Light ahead by 1.5 steps, 72 percent to win: e2, wall d8h, e3");
  BOOST_TEST(line_sentence(Side::dark, line, seen, kSpoken, 2) ==
             "Dark ahead by 1.5 steps, 72 percent to win: E 2, wall D 8 horizontal");
  seen.hundredths = -60;
  seen.percent = 40;
  BOOST_TEST(line_sentence(Side::light, {line.data(), 1}, seen, kWritten) ==
             "Dark ahead by 0.6 steps, 60 percent to win: e2");
  seen = {};
  BOOST_TEST(line_sentence(Side::light, {line.data(), 1}, seen, kWritten) ==
             "even, 50 percent for Light to win: e2");
  seen.win_in_plies = 1;
  BOOST_TEST(line_sentence(Side::light, {line.data(), 1}, seen, kWritten) ==
             "Light wins at once: e2");
  seen = {};
  seen.loss_in_plies = 4;
  BOOST_TEST(line_sentence(Side::light, {line.data(), 1}, seen, kWritten) ==
             "Dark wins in 2 moves: e2");
}

BOOST_AUTO_TEST_SUITE_END()
