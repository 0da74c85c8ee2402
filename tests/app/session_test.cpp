#include "app/session/session.h"

#include <boost/test/unit_test.hpp>
#include <random>

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

Action at(std::string_view name) { return *parse_action(name, RuleSet::standard); }
Position position(std::string_view line) { return *parse_position(line, RuleSet::standard); }

// The actions of a game lead, from its start, to what it shows.
void check_replays(const Game& game) {
  Game again(game.start(), game.draw_rules());
  for (const Action action : game.actions())
    BOOST_REQUIRE(!again.play(action).refused());
  BOOST_REQUIRE((again.position() == game.position()));
}

// The snapshot agrees with itself, whatever happened.
void check_sound(const Snapshot& now) {
  check_replays(*now.game);
  const Game& game = *now.game;
  const bool due = !now.paused && !game.is_over() && now.seat(game.position().turn()).is_computer();
  BOOST_REQUIRE(now.thinking == due);
  BOOST_REQUIRE((!now.is_viewing() || *now.viewed_ply < game.plies()));
  if (now.is_viewing()) BOOST_REQUIRE((!now.can_undo && !now.can_redo));
}

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

// --- Undo and redo

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

// --- Viewing

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
