#include "app/session/session.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
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

BOOST_AUTO_TEST_SUITE(session)

// --- Playing

BOOST_AUTO_TEST_CASE(two_people_play) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST(bench.last().kind == EventKind::new_game);
  BOOST_TEST(bench.play("E2"));
  BOOST_TEST(bench.last().kind == EventKind::played);
  BOOST_TEST(bench.last().mover == Side::light);
  BOOST_TEST((bench.last().action == at("e2")));
  BOOST_TEST(bench.play("d4 h"));
  BOOST_TEST(bench.last().mover == Side::dark);
  BOOST_TEST(bench.game().plies() == 2);
  BOOST_TEST((bench.now().last_action() == at("d4h")));
  BOOST_TEST(bench.now().awaits_person());
}

BOOST_AUTO_TEST_CASE(a_refusal_changes_nothing_and_says_why) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  const auto game = bench.now().game;
  const std::pair<const char*, RefusalCode> cases[] = {{"pass", RefusalCode::not_a_name},
                                                       {"k1", RefusalCode::off_board},
                                                       {"e1", RefusalCode::same_square},
                                                       {"e9", RefusalCode::occupied},
                                                       {"e4", RefusalCode::too_far}};
  for (const auto& [text, code] : cases) {
    BOOST_TEST(bench.session.play(text).code == code);
    BOOST_TEST(bench.last().kind == EventKind::refused);
    BOOST_TEST(bench.last().refusal.code == code);
    BOOST_TEST(bench.last().typed == text);
    BOOST_TEST((bench.now().game == game));
  }
}

BOOST_AUTO_TEST_CASE(the_computer_answers_and_nobody_plays_for_it) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  BOOST_TEST(!bench.now().thinking);
  BOOST_TEST(bench.play("e2"));
  BOOST_TEST(bench.now().thinking);
  BOOST_TEST(bench.session.play("e8").code == RefusalCode::not_your_turn);
  BOOST_TEST(bench.session.why_not(at("e8")).code == RefusalCode::not_your_turn);
  BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.last().mover == Side::dark);
  BOOST_TEST(!bench.now().thinking);
  BOOST_TEST(bench.now().awaits_person());
  check_sound(bench.now());
}

BOOST_AUTO_TEST_CASE(the_computer_begins_when_it_is_light) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::person());
  BOOST_TEST(bench.heard.front().snapshot.thinking);
  BOOST_REQUIRE(bench.answer());
  BOOST_TEST(bench.game().plies() == 1);
}

BOOST_AUTO_TEST_CASE(same_seed_same_games) {
  std::vector<Action> games[2];
  for (auto& actions : games) {
    Bench bench;
    for (int round = 0; round < 2; ++round) {
      bench.begin(Bench::computer(), Bench::computer(Level::casual), Position(RuleSet::passage));
      for (int i = 0; i < 12 && !bench.game().is_over(); ++i)
        BOOST_REQUIRE(bench.answer());
      actions.insert(actions.end(), bench.game().actions().begin(), bench.game().actions().end());
    }
  }
  BOOST_TEST((games[0] == games[1]));
}

// --- Time

BOOST_AUTO_TEST_CASE(a_quick_answer_waits_a_little) {
  Bench bench(500ms);
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  BOOST_REQUIRE(bench.pump.run_one());
  BOOST_TEST(bench.game().plies() == 1);
  BOOST_TEST(bench.now().thinking);
  bench.pump.let_pass(500ms);
  BOOST_TEST(bench.game().plies() == 2);
}

BOOST_AUTO_TEST_CASE(thinking_is_said_once_and_only_when_it_takes_long) {
  Bench bench(500ms);
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  bench.pump.let_pass(2000ms);
  BOOST_TEST(bench.last().kind == EventKind::thinking);
  bench.pump.let_pass(10s);
  const auto said = [&] {
    return std::count_if(bench.heard.begin(), bench.heard.end(), [](const Heard& heard) {
      return heard.event.kind == EventKind::thinking;
    });
  };
  BOOST_TEST(said() == 1);
  BOOST_REQUIRE(bench.pump.run_one());
  bench.pump.let_pass(500ms);
  BOOST_TEST(bench.game().plies() == 2);
  // A quick one, and then its two seconds are over.
  bench.play("e3");
  BOOST_REQUIRE(bench.pump.run_one());
  bench.pump.let_pass(500ms);
  bench.pump.let_pass(10s);
  BOOST_TEST(said() == 1);
}

BOOST_AUTO_TEST_CASE(an_answer_held_back_is_stale_after_undo) {
  Bench bench(500ms);
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  BOOST_REQUIRE(bench.pump.run_one());
  BOOST_TEST(bench.session.undo());
  bench.pump.let_pass(10s);
  BOOST_TEST(bench.game().plies() == 0);
}

// --- Two computers

BOOST_AUTO_TEST_CASE(pause_and_resume) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::computer());
  bench.session.pause();
  BOOST_TEST(bench.last().kind == EventKind::paused);
  BOOST_TEST(!bench.now().thinking);
  bench.pump.run_posted();
  BOOST_TEST(bench.game().plies() == 0);
  BOOST_TEST(!bench.session.resign());
  bench.session.resume();
  BOOST_TEST(bench.now().thinking);
  BOOST_REQUIRE(bench.answer());
  Bench other;
  other.begin(Bench::person(), Bench::computer());
  other.session.pause();
  BOOST_TEST(other.last().kind == EventKind::refused);
  BOOST_TEST(!other.now().paused);
}

// --- Games

BOOST_AUTO_TEST_CASE(a_rematch_swaps) {
  Bench bench;
  DrawRules draws;
  draws.plies = false;
  bench.begin({{}, "Ann"}, Bench::computer(), Position(RuleSet::passage), draws);
  bench.play("d2");
  bench.session.rematch();
  BOOST_TEST(bench.last().kind == EventKind::new_game);
  BOOST_TEST(bench.game().plies() == 0);
  BOOST_TEST((bench.game().draw_rules() == draws));
  BOOST_TEST((bench.game().position() == Position(RuleSet::passage)));
  BOOST_TEST(bench.now().seat(Side::dark).name == "Ann");
  BOOST_TEST(bench.now().thinking);
}

// Fewer walls are a player's handicap; a position that was set up is nobody's.
BOOST_AUTO_TEST_CASE(a_rematch_swaps_the_handicap) {
  const std::pair<const char*, const char*> cases[] = {
      {"e1 e9 10 3 light -", "e1 e9 3 10 light -"},
      {"e4 e5 10 3 light -", "e4 e5 10 3 light -"},
      {"e1 e9 10 3 light d1h", "e1 e9 10 3 light d1h"},
      {"e1 e9 10 3 dark -", "e1 e9 10 3 dark -"}};
  for (const auto& [before, after] : cases) {
    Bench bench;
    bench.begin(Bench::person(), Bench::person(), *parse_position(before, RuleSet::standard));
    bench.session.rematch();
    BOOST_TEST(format_position(bench.game().start()) == after);
  }
}

// A03: nothing of the old game is left.
BOOST_AUTO_TEST_CASE(a_new_game_is_new) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  for (const char* wall : {"a1h", "a8h", "c1h", "c8h", "e3v", "e6v"})
    BOOST_TEST(bench.play(wall));
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST((bench.game().position() == Position()));
  BOOST_TEST(bench.game().position().hash() == Position().hash());
  BOOST_TEST(count_legal_actions(bench.game().position()) == 131);
  BOOST_TEST(!bench.now().can_undo);
  BOOST_TEST(!bench.now().can_redo);
}

BOOST_AUTO_TEST_CASE(a_loaded_game_goes_on) {
  Game game;
  game.play(at("e2"));
  Bench bench;
  const Seat seats[2] = {Bench::person(), Bench::computer()};
  bench.session.load(game, seats, "The game goes on.");
  BOOST_TEST(bench.last().kind == EventKind::loaded);
  BOOST_TEST(bench.last().text == "The game goes on.");
  BOOST_REQUIRE(bench.answer());
  const Seat computers[2] = {Bench::computer(), Bench::computer()};
  bench.session.load(game, computers);
  BOOST_TEST(bench.now().paused);
  BOOST_TEST(!bench.now().thinking);
}

BOOST_AUTO_TEST_CASE(other_players_take_over) {
  Bench bench;
  bench.begin(Bench::person(), Bench::computer());
  bench.play("e2");
  const Seat people[2] = {Bench::person(), Bench::person()};
  bench.session.set_seats(people);
  BOOST_TEST(bench.last().kind == EventKind::options);
  BOOST_TEST(!bench.now().thinking);
  bench.pump.run_posted();
  BOOST_TEST(bench.game().plies() == 1);
  BOOST_TEST(bench.play("e8"));
  const Seat computers[2] = {Bench::computer(), Bench::computer()};
  bench.session.set_seats(computers);
  BOOST_TEST(bench.now().thinking);
}

// --- Listeners

BOOST_AUTO_TEST_CASE(a_listener_may_play) {
  Bench bench;
  std::vector<int> plies;
  bench.session.add_listener([&](const Snapshot& snapshot, const Event& event) {
    if (event.kind == EventKind::new_game) bench.session.play("e2");
    plies.push_back(snapshot.game->plies());
  });
  std::vector<EventKind> kinds;
  bench.session.add_listener(
      [&](const Snapshot&, const Event& event) { kinds.push_back(event.kind); });
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST((kinds == std::vector{EventKind::new_game, EventKind::played}));
  BOOST_TEST((plies == std::vector{0, 1}));
}

BOOST_AUTO_TEST_CASE(a_snapshot_never_changes) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  for (const char* action : {"e2", "e8", "d4h"})
    bench.play(action);
  bench.session.undo();
  std::uint64_t revision = 0;
  for (const Heard& heard : bench.heard) {
    BOOST_TEST(heard.snapshot.revision > revision);
    revision = heard.snapshot.revision;
  }
  BOOST_TEST(bench.heard[2].snapshot.game->plies() == 2);
  BOOST_TEST(bench.heard[3].snapshot.game->plies() == 3);
  BOOST_TEST((bench.heard[4].event.before == bench.heard[3].snapshot.game));
}

BOOST_AUTO_TEST_CASE(late_work_finds_the_session_gone) {
  Pump pump;
  {
    Session session(pump.hooks(), Bench::settings(500ms));
    const Seat seats[2] = {Bench::computer(), Bench::computer()};
    session.new_game({Position(), {}, {seats[0], seats[1]}});
    BOOST_REQUIRE(pump.run_one());
    session.set_seats(seats);
  }
  pump.run_posted();
  pump.let_pass(10s);
  BOOST_TEST(true);
}

BOOST_AUTO_TEST_SUITE_END()
