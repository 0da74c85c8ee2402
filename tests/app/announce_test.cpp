#include "app/session/announce.h"

#include <boost/test/unit_test.hpp>

#include "app/session/phrases.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

Position position(std::string_view line) { return *parse_position(line, RuleSet::standard); }

std::string spoken(const Bench& bench) {
  return announcement(bench.heard.back().event, bench.heard.back().snapshot, kSpoken);
}
std::string status(const Bench& bench) {
  return status_text(bench.heard.back().event, bench.heard.back().snapshot, kSpoken);
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(announce)

BOOST_AUTO_TEST_CASE(a_new_game) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST(spoken(bench) == "New game. Light to move.");
  BOOST_TEST(status(bench) == "New game. Light to move.");
  bench.begin(Bench::computer(), Bench::person());
  BOOST_TEST(spoken(bench) == "New game. You play Dark. Light to move.");
  bench.begin(Bench::computer(), Bench::computer());
  BOOST_TEST(spoken(bench) == "New game. The computer plays both sides. Light to move.");
}

BOOST_AUTO_TEST_CASE(actions_and_their_effect) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  bench.play("e2");
  BOOST_TEST(has(spoken(bench), "Light pawn E 1 to E 2."));
  BOOST_TEST(has(status(bench), "Dark to move."));
  bench.play("e2h");
  BOOST_TEST(has(spoken(bench), "Dark wall E 2 horizontal. Light route is "));
}

BOOST_AUTO_TEST_CASE(the_person_is_you) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  BOOST_TEST(has(spoken(bench), "Your route is 7, minus 1."));
}

BOOST_AUTO_TEST_CASE(other_beginnings_say_which) {
  Bench bench;
  bench.session.new_game({Position(), {}, {Bench::person(), Bench::computer()}},
                         phrase(Phrase::practice_begins, {"Jump"}));
  BOOST_TEST(spoken(bench) == "Practice position, Jump. You play Light. Light to move.");
}

BOOST_AUTO_TEST_CASE(refusals_name_the_reason) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  bench.session.play("xyz");
  BOOST_TEST(has(spoken(bench), "\"xyz\""));
  BOOST_TEST(has(status(bench), "Light to move."));
  bench.session.play("e4");
  BOOST_TEST(has(spoken(bench), "E 4"));
  bench.session.undo();
  BOOST_TEST(spoken(bench) == phrase(Phrase::nothing_to_undo));
}

BOOST_AUTO_TEST_CASE(undo_and_redo_name_every_move) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.answer();
  bench.session.undo();
  BOOST_TEST(has(spoken(bench), "Taken back: Dark"));
  BOOST_TEST(has(spoken(bench), "Taken back: Light pawn E 1 to E 2."));
  BOOST_TEST(has(spoken(bench), "Light to move."));
  bench.session.redo();
  BOOST_TEST(has(spoken(bench), "Played again: Light pawn E 1 to E 2. Played again: Dark"));
  bench.session.resign();
  BOOST_TEST(spoken(bench) == "Dark wins: Light resigned.");
  BOOST_TEST(status(bench) == "Dark wins: Light resigned.");
  bench.session.undo();
  BOOST_TEST(has(spoken(bench), "Taken back: Light resigns."));
  bench.session.redo();
  BOOST_TEST(has(spoken(bench), "Played again. Dark wins"));
}

BOOST_AUTO_TEST_CASE(a_win_is_said_with_its_step) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person(), position("e8 a5 10 10 light -"));
  bench.play("e9");
  BOOST_TEST(spoken(bench) == "Light pawn E 8 to E 9. Light wins: the pawn is on E 9, its goal.");
  BOOST_TEST(status(bench) == spoken(bench));
}

BOOST_AUTO_TEST_CASE(viewing_is_said_first) {
  Bench bench(500ms);
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.session.view(0);
  BOOST_TEST(spoken(bench) == "You are viewing the start of the game.");
  bench.pump.let_pass(2s);
  BOOST_TEST(spoken(bench) == "You are viewing the start of the game. The computer is thinking.");
  BOOST_REQUIRE(bench.pump.run_one());
  bench.pump.let_pass(500ms);
  bench.session.view(1);
  BOOST_TEST(spoken(bench) == "You are viewing move 1. Light pawn E 1 to E 2.");
  bench.session.play("e3");
  BOOST_TEST(spoken(bench) == "You are viewing move 1. Escape returns to the game.");
  BOOST_TEST(viewing_sentence(bench.now()) == "You are viewing move 1.");
  bench.session.return_to_game();
  BOOST_TEST(spoken(bench) == "Back at the game. Light to move.");
  bench.session.view(1);
  bench.session.continue_from_here();
  BOOST_TEST(spoken(bench) == "The game goes on from move 1. Dark to move.");
}

BOOST_AUTO_TEST_CASE(two_computers_stand_still) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::computer());
  bench.answer();
  bench.session.undo();
  BOOST_TEST(has(spoken(bench), "Light to move. Play is paused."));
  bench.session.resume();
  BOOST_TEST(spoken(bench) == "Play goes on.");
  bench.session.pause();
  BOOST_TEST(spoken(bench) == "Play is paused.");
}

// Every event has a word, and the status bar is never empty.
BOOST_AUTO_TEST_CASE(nothing_is_silent) {
  Bench bench(500ms);
  Game game;
  const Seat seats[2] = {Bench::person(), Bench::person()};
  bench.session.load(game, seats);
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.pump.let_pass(2s);
  bench.session.view(0);
  bench.session.return_to_game();
  bench.session.resign();
  bench.session.undo();
  bench.session.redo();
  bench.session.set_seats(seats);
  for (const Heard& heard : bench.heard) {
    BOOST_TEST(!announcement(heard.event, heard.snapshot, kSpoken).empty());
    BOOST_TEST(!status_text(heard.event, heard.snapshot, kSpoken).empty());
    BOOST_TEST(!has(announcement(heard.event, heard.snapshot, kSpoken), "{"));
  }
  BOOST_TEST(!status_text(Event{}, bench.now(), kSpoken).empty());
  BOOST_TEST(!status_text("", bench.now(), kSpoken).empty());
}

BOOST_AUTO_TEST_SUITE_END()
