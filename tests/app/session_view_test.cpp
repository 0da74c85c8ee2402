// Session: looking at earlier positions, and anything at any time.
#include <boost/test/unit_test.hpp>
#include <random>

#include "app/session/session.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

Action at(std::string_view name) { return *parse_action(name, RuleSet::standard); }

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(EventKind)
BOOST_TEST_DONT_PRINT_LOG_VALUE(RefusalCode)
BOOST_TEST_DONT_PRINT_LOG_VALUE(Side)

BOOST_AUTO_TEST_SUITE(session_view)

BOOST_AUTO_TEST_CASE(viewing_is_read_only) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  for (const char* action : {"e2", "e8", "e3"})
    bench.play(action);
  bench.session.view(1);
  BOOST_TEST(bench.last().kind == EventKind::viewing);
  BOOST_TEST((bench.now().last_action() == at("e2")));
  BOOST_TEST(!bench.now().awaits_person());
  BOOST_TEST(bench.session.play("e7").code == RefusalCode::not_your_turn);
  BOOST_TEST(bench.last().text.find("viewing move 1") != std::string::npos);
  BOOST_TEST(!bench.session.undo());
  BOOST_TEST(!bench.session.redo());
  BOOST_TEST(!bench.session.resign());
  BOOST_TEST(bench.game().plies() == 3);
  bench.session.view(7);
  bench.session.view(-1);
  BOOST_TEST(*bench.now().viewed_ply == 1);
  bench.session.return_to_game();
  BOOST_TEST(bench.last().kind == EventKind::returned);
  BOOST_TEST(bench.play("e7"));
  bench.session.view(2);
  bench.session.view(4);
  BOOST_TEST(bench.last().kind == EventKind::returned);
  BOOST_TEST(!bench.now().is_viewing());
}

BOOST_AUTO_TEST_CASE(the_computer_goes_on_while_an_earlier_position_is_viewed) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.session.view(0);
  BOOST_TEST(bench.now().thinking);
  BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.game().plies() == 2);
  BOOST_TEST(*bench.now().viewed_ply == 0);
  BOOST_TEST((bench.now().shown() == Position()));
}

BOOST_AUTO_TEST_CASE(going_on_from_an_earlier_position) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  bench.session.continue_from_here();
  BOOST_TEST(bench.last().kind == EventKind::refused);
  for (const char* action : {"e2", "e8", "e3", "e7"})
    bench.play(action);
  bench.session.resign();
  bench.session.view(1);
  bench.session.continue_from_here();
  BOOST_TEST(bench.last().kind == EventKind::continued);
  BOOST_TEST(bench.last().count == 3);
  BOOST_TEST(bench.game().plies() == 1);
  BOOST_TEST(bench.now().awaits_person());
  // Redo brings it back, until something else is played.
  for (int i = 0; i < 4; ++i)
    BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.game().is_over());
  bench.session.view(1);
  bench.session.continue_from_here();
  bench.play("d4h");
  BOOST_TEST(!bench.session.redo());
  check_sound(bench.now());
}

BOOST_AUTO_TEST_CASE(going_on_at_the_computers_turn) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.answer();
  bench.session.view(1);
  bench.session.continue_from_here();
  BOOST_TEST(bench.now().thinking);
  BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.game().plies() == 2);
}

// C03: anything at any time; the list always replays to what is shown.
BOOST_AUTO_TEST_CASE(anything_at_any_time) {
  std::mt19937 random(3);
  Bench bench;
  const auto seat = [&] { return random() % 3 ? Bench::computer() : Bench::person(); };
  const auto rules = [&] { return random() % 2 ? RuleSet::standard : RuleSet::passage; };
  for (int i = 0; i < 3000; ++i) {
    const Game& game = bench.game();
    const Seat seats[2] = {seat(), seat()};
    switch (random() % 20) {
      case 0:
        bench.begin(seats[0], seats[1], Position(rules()));
        break;
      case 1:
        bench.session.load(Game(game), seats);
        break;
      case 2:
      case 3:
        bench.session.undo();
        break;
      case 4:
      case 5:
        bench.session.redo();
        break;
      case 6:
        if (random() % 5 == 0) bench.session.resign();
        break;
      case 7:
        bench.session.view(static_cast<int>(random() % 12));
        break;
      case 8:
        bench.session.return_to_game();
        break;
      case 9:
        bench.session.continue_from_here();
        break;
      case 10:
        bench.session.pause();
        break;
      case 11:
        bench.session.resume();
        break;
      case 12:
        bench.session.set_seats(seats);
        break;
      case 13:
      case 14:
        bench.pump.run_posted();
        break;
      case 15:
        bench.pump.let_pass(10s);
        break;
      default: {
        const ActionList actions = legal_actions(bench.now().game->position());
        if (!actions.empty()) bench.session.play(actions[random() % actions.size()]);
      }
    }
    check_sound(bench.now());
    const bool undoable = bench.now().can_undo;
    if (random() % 7 == 0) BOOST_REQUIRE(bench.session.undo() == undoable);
    const bool redoable = bench.now().can_redo;
    if (random() % 7 == 0) BOOST_REQUIRE(bench.session.redo() == redoable);
    check_sound(bench.now());
  }
}

BOOST_AUTO_TEST_SUITE_END()
