// What the game store keeps of games that are left for another one, and of copies.
#include <boost/test/unit_test.hpp>

#include "app/storage/game_store.h"
#include "engine/rules/position_line.h"
#include "tests/app/store_run.h"

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(game_store_games)

BOOST_AUTO_TEST_CASE(a_game_that_is_left_is_kept) {
  FakeDisk disk;
  Run run(disk);
  run.begin({{}, "Ann"}, Bench::computer());
  BOOST_TEST(run.store.games().empty());
  run.begin(Bench::person(), Bench::person());  // nothing had been played
  BOOST_TEST(run.store.games().empty());
  run.play("e2");
  run.begin(Bench::person(), Bench::computer());
  run.play("d1");
  run.session.rematch();
  run.settle();
  BOOST_REQUIRE(run.store.games().size() == 2u);
  BOOST_TEST((run.store.games()[0].saved.seats[1] == Bench::computer()));
  BOOST_TEST((run.store.games()[1].saved.seats[1] == Bench::person()));
  BOOST_TEST(!run.store.games()[0].saved.last_played.empty());
}

BOOST_AUTO_TEST_CASE(a_game_of_the_list_goes_on) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin({{}, "Ann"}, Bench::computer());
    run.play("e2");
    run.begin(Bench::person(), Bench::person());
    run.play("d1");
    run.settle();
    run.store.go_on(0, run.session);
    BOOST_TEST(run.now().seat(Side::light).name == "Ann");
    BOOST_TEST(run.last().text.find("The game goes on. Light Ann") == 0u);
    BOOST_TEST(run.game().plies() == 1);
    BOOST_TEST(run.now().thinking);
    BOOST_REQUIRE(run.store.games().size() == 1u);
    BOOST_TEST(run.store.games()[0].saved.record.game.plies() == 1);
  }
  Run run(disk);
  BOOST_TEST(run.now().seat(Side::light).name == "Ann");
  BOOST_REQUIRE(run.store.games().size() == 1u);
  run.session.new_game({Position(), {}, {}});  // the game of the last time is left, too
  BOOST_TEST(run.store.games().size() == 2u);
}

// What comes after the position gone on from is cut off; the whole game stays in the list.
BOOST_AUTO_TEST_CASE(a_game_gone_on_with_from_earlier_is_kept_whole) {
  FakeDisk disk;
  Run run(disk);
  run.begin(Bench::person(), Bench::person());
  for (const char* action : {"e2", "e8", "d4h"})
    run.play(action);
  run.session.view(1);
  run.session.continue_from_here();
  run.settle();
  BOOST_TEST(run.game().plies() == 1);
  BOOST_REQUIRE(run.store.games().size() == 1u);
  BOOST_TEST(run.store.games()[0].saved.record.game.plies() == 3);
  // The game at hand is still the one that goes on, and is kept in its turn.
  run.play("d9");
  run.begin(Bench::person(), Bench::person());
  BOOST_REQUIRE(run.store.games().size() == 2u);
  BOOST_TEST(run.store.games()[0].saved.record.game.plies() == 2);
}

// Looking back again and again leaves one copy, and not twenty that crowd out other games.
BOOST_AUTO_TEST_CASE(going_on_from_earlier_again_and_again_keeps_one_copy) {
  FakeDisk disk;
  for (int starts = 0; starts < 2; ++starts) {
    Run run(disk);
    if (starts == 0) {
      run.begin({{}, "Ann"}, {{}, "Bob \"B\" Ł"});
      for (const char* action : {"e2", "e8", "d4h"})
        run.play(action);
    }
    for (int times = 0; times < 20; ++times) {
      run.session.view(1);
      run.session.continue_from_here();
      if (starts == 0) {
        while (run.session.redo()) {
        }
      } else {
        run.play("e8");
        run.play("d4h");
      }
    }
    run.settle();
    BOOST_REQUIRE(run.store.games().size() == 1u);
    BOOST_TEST(run.store.games()[0].saved.record.game.plies() == 3);
  }
  Run run(disk);
  BOOST_TEST(run.play("e7"));
  run.session.view(1);
  run.session.continue_from_here();
  BOOST_REQUIRE(run.store.games().size() == 1u);
  BOOST_TEST(run.store.games()[0].saved.record.game.plies() == 4);
}

// No autosave holds the game that goes on: its file stays.
BOOST_AUTO_TEST_CASE(without_an_autosave_the_list_keeps_its_file) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin(Bench::person(), Bench::person());
    run.play("e2");
    run.begin(Bench::person(), Bench::person());
    run.settle();
  }
  disk.files[kFolder.autosave()] = "damaged";
  disk.replace_faults = {DiskFault{DiskError::no_permission, 5}};
  Run run(disk);
  BOOST_REQUIRE(run.store.games().size() == 1u);
  run.store.go_on(0, run.session);
  BOOST_TEST(run.game().plies() == 1);
  BOOST_TEST(disk.files.contains(kFolder.game(1)));
}

// What lies in the user's own files already needs no second place, until it is changed.
BOOST_AUTO_TEST_CASE(records_that_were_only_looked_at) {
  FakeDisk disk;
  disk.files["game.txt"] = "1. e2 e8 2. e3 e7 *";
  Run run(disk);
  for (int times = 0; times < 3; ++times)
    BOOST_TEST(!run.store.open_record("game.txt", kPeople, run.session).has_value());
  BOOST_TEST(run.store.games().empty());
  run.play("d4h");
  BOOST_TEST(!run.store.open_record("game.txt", kPeople, run.session).has_value());
  BOOST_TEST(run.store.games().size() == 1u);
  BOOST_TEST(!run.store.open_text("1. e2 e8 *", kPeople, run.session).has_value());
  BOOST_TEST(!run.store.open_record("game.txt", kPeople, run.session).has_value());
  BOOST_TEST(run.store.games().size() == 2u);
}

BOOST_AUTO_TEST_CASE(positions_that_were_set_up) {
  FakeDisk disk;
  Run run(disk);
  const auto begin_at = [&](const char* line) {
    run.begin(Bench::person(), Bench::person(), *parse_position(line, RuleSet::standard));
  };
  begin_at("e4 e5 10 10 light -");  // for practice
  begin_at("e4 e6 10 10 light -");
  BOOST_TEST(run.store.games().empty());
  begin_at("e1 e9 10 9 light d4h");
  begin_at("e1 e9 3 3 light -");
  BOOST_TEST(run.store.games().size() == 2u);
  run.begin(Bench::person(), Bench::person());
  BOOST_TEST(run.store.games().size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_full_disk_loses_no_game_at_hand) {
  FakeDisk disk;
  std::vector<std::string> told;
  Bench bench;
  GameStore store(disk, kFolder, [&](const std::string& sentence) { told.push_back(sentence); });
  bench.session.add_listener(
      [&](const Snapshot& snapshot, const Event& event) { store.hear(snapshot, event); });
  bench.begin(Bench::person(), Bench::person());
  bench.play("e2");
  disk.write_faults = {DiskFault{DiskError::full, 28}};
  bench.begin(Bench::person(), Bench::person());
  BOOST_REQUIRE(told.size() == 1u);
  BOOST_TEST(told[0].find("not on the disk yet") != std::string::npos);
  BOOST_TEST(store.games().size() == 1u);
}

BOOST_AUTO_TEST_SUITE_END()
