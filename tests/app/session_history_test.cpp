// Session: undo and redo.
#include <boost/test/unit_test.hpp>

#include "app/session/session.h"
#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

Position position(std::string_view line) { return *parse_position(line, RuleSet::standard); }

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(EventKind)
BOOST_TEST_DONT_PRINT_LOG_VALUE(RefusalCode)
BOOST_TEST_DONT_PRINT_LOG_VALUE(Side)

BOOST_AUTO_TEST_SUITE(session_history)

BOOST_AUTO_TEST_CASE(two_people_take_back_one_ply) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST(!bench.session.undo());
  BOOST_TEST(bench.last().kind == EventKind::refused);
  BOOST_TEST(!bench.last().text.empty());
  bench.play("e2");
  bench.play("e8");
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(bench.game().plies() == 1);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().kind == EventKind::redone);
  BOOST_TEST(bench.game().plies() == 2);
  BOOST_TEST(!bench.session.redo());
  bench.session.undo();
  bench.play("d4h");
  BOOST_TEST(!bench.now().can_redo);
}

BOOST_AUTO_TEST_CASE(against_the_computer_a_whole_turn_goes_back) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.answer();
  const Action answer = bench.game().actions()[1];
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 2);
  BOOST_TEST(bench.game().plies() == 0);
  BOOST_TEST(bench.now().last_action().is_none());
  BOOST_TEST(!bench.now().can_undo);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().count == 2);
  BOOST_TEST((bench.game().actions()[1] == answer));
  BOOST_TEST(!bench.now().thinking);
}

// C02: one ply back and the search stopped; nothing arrives later.
BOOST_AUTO_TEST_CASE(while_the_computer_thinks_one_ply_goes_back) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.answer();
  bench.play("e3");
  BOOST_TEST(bench.now().thinking);
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(!bench.now().thinking);
  BOOST_TEST(bench.game().plies() == 2);
  bench.pump.run_posted();
  bench.pump.let_pass(10s);
  BOOST_TEST(bench.game().plies() == 2);
  BOOST_TEST((bench.now().last_action() == bench.game().actions()[1]));
  // Redo plays the person's action again, and the computer thinks anew.
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(bench.now().thinking);
  BOOST_REQUIRE(bench.answer());
  check_sound(bench.now());
}

BOOST_AUTO_TEST_CASE(nothing_of_the_persons_to_take_back) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::person());
  BOOST_TEST(!bench.session.undo());
  bench.answer();
  BOOST_TEST(!bench.now().can_undo);
  BOOST_TEST(!bench.session.undo());
  BOOST_TEST(!bench.last().text.empty());
  BOOST_TEST(bench.game().plies() == 1);
  bench.play("e8");
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.game().plies() == 1);
  bench.session.redo();
  bench.answer();
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 2);
  BOOST_TEST(bench.game().plies() == 1);
}

BOOST_AUTO_TEST_CASE(a_won_game_goes_back_too) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer(), position("e8 a5 10 10 light -"));
  bench.play("e9");
  BOOST_TEST(bench.game().is_over());
  BOOST_TEST(bench.session.play("e8").code == RefusalCode::game_over);
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(bench.now().awaits_person());
  bench.session.redo();
  BOOST_TEST(bench.game().is_over());
  BOOST_TEST(!bench.now().thinking);

  Bench lost;
  lost.begin(Bench::person(), Bench::computer(), position("e5 a2 10 10 light -"));
  lost.play("e6");
  BOOST_REQUIRE(lost.answer());
  BOOST_TEST(lost.game().is_over());
  BOOST_TEST(lost.session.undo());
  BOOST_TEST(lost.last().count == 2);
  BOOST_TEST(lost.session.redo());
  BOOST_TEST(lost.last().count == 2);
}

BOOST_AUTO_TEST_CASE(a_resignation_is_taken_back_first) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  bench.play("e2");
  BOOST_TEST(bench.session.resign());
  BOOST_TEST(bench.last().kind == EventKind::resigned);
  BOOST_TEST(bench.last().mover == Side::dark);
  BOOST_TEST((bench.game().outcome() == Outcome::light_wins));
  BOOST_TEST(!bench.session.resign());
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 0);
  BOOST_TEST(bench.game().plies() == 1);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().count == 0);
  BOOST_TEST(bench.game().is_over());
}

BOOST_AUTO_TEST_CASE(the_person_resigns_while_the_computer_thinks) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  BOOST_TEST(bench.session.resign());
  BOOST_TEST(bench.last().mover == Side::light);
  BOOST_TEST(!bench.now().thinking);
  bench.pump.run_posted();
  BOOST_TEST(bench.game().plies() == 1);
  // Taken back, it is the computer's turn again.
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 0);
  BOOST_TEST(bench.now().thinking);
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 1);
  // Forward again in the same two steps.
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(bench.now().thinking);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.last().count == 0);
  BOOST_TEST(bench.game().is_over());
}

BOOST_AUTO_TEST_CASE(resigning_before_the_first_action_of_the_computer) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::person());
  BOOST_TEST(bench.session.resign());
  BOOST_TEST(bench.now().can_undo);
  BOOST_TEST(bench.session.undo());
  BOOST_REQUIRE(bench.answer());
}

// C08
BOOST_AUTO_TEST_CASE(between_two_computers_undo_pauses) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::computer());
  for (int i = 0; i < 3; ++i)
    BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.last().count == 1);
  BOOST_TEST(bench.now().paused);
  BOOST_TEST(!bench.now().thinking);
  bench.pump.run_posted();
  BOOST_TEST(bench.game().plies() == 2);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.now().paused);
  BOOST_TEST(bench.game().plies() == 3);
  bench.session.resume();
  BOOST_TEST(bench.last().kind == EventKind::resumed);
  BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.game().plies() == 4);
}

BOOST_AUTO_TEST_CASE(a_finished_game_of_two_computers_neither_pauses_nor_goes_on) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::computer(), position("e8 a5 10 10 light -"));
  while (!bench.game().is_over())
    BOOST_REQUIRE(bench.answer());
  const auto check_refused = [&] {
    bench.session.pause();
    BOOST_TEST(bench.last().kind == EventKind::refused);
    BOOST_TEST(bench.last().text.find("The game is over") == 0u);
    bench.heard.clear();
    bench.session.resume();
    BOOST_REQUIRE(bench.heard.size() == 1u);
    BOOST_TEST(bench.last().kind == EventKind::refused);
    BOOST_TEST(!bench.now().paused);
  };
  check_refused();
  BOOST_TEST(bench.session.undo());
  BOOST_TEST(bench.now().paused);
  BOOST_TEST(bench.session.redo());
  BOOST_TEST(bench.game().is_over());
  check_refused();
  bench.session.view(0);
  bench.session.continue_from_here();
  BOOST_TEST(bench.now().paused);
  bench.session.resume();
  BOOST_TEST(bench.last().kind == EventKind::resumed);
}

BOOST_AUTO_TEST_SUITE_END()
