#include "app/storage/game_store.h"

#include <boost/test/unit_test.hpp>

#include "tests/app/store_run.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(game_store)

BOOST_AUTO_TEST_CASE(the_game_comes_back_at_the_next_start) {
  FakeDisk disk;
  {
    Run run(disk);
    BOOST_TEST(!run.started.has_game);
    run.begin({{}, "Ann"}, Bench::computer());
    run.play("e2");
    BOOST_REQUIRE(run.answer());
    BOOST_TEST(run.store.finish());
  }
  Run run(disk);
  BOOST_TEST(run.started.has_game);
  BOOST_TEST((run.last().kind == EventKind::loaded));
  BOOST_TEST(run.game().plies() == 2);
  BOOST_TEST(run.now().seat(Side::light).name == "Ann");
  BOOST_TEST((run.now().seat(Side::dark) == Bench::computer()));
  BOOST_TEST(run.session.undo());
}

// C05, G: what is saved follows undo, a resignation and another game.
BOOST_AUTO_TEST_CASE(the_autosave_follows) {
  FakeDisk disk;
  Run run(disk);
  const auto saved = [&] {
    run.settle();
    return read_own(disk.files[kFolder.autosave()]).value().record.game;
  };
  run.begin(Bench::person(), Bench::person());
  BOOST_TEST(saved().plies() == 0);
  run.play("e2");
  run.play("e4");
  BOOST_TEST(saved().plies() == 1);
  run.session.undo();
  BOOST_TEST(saved().plies() == 0);
  run.session.redo();
  run.session.resign();
  BOOST_TEST(saved().is_over());
  run.session.undo();
  BOOST_TEST(!saved().is_over());
  run.session.view(0);
  run.session.continue_from_here();
  BOOST_TEST(saved().plies() == 0);
}

BOOST_AUTO_TEST_CASE(the_computer_goes_on_after_a_restart) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin(Bench::person(), Bench::computer());
    run.play("e2");
  }
  Run run(disk);
  BOOST_TEST(run.now().thinking);
  BOOST_REQUIRE(run.answer());
}

BOOST_AUTO_TEST_CASE(damage_is_told_with_the_game) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin(Bench::person(), Bench::person());
    BOOST_TEST(run.store.finish());
    run.play("e2");
  }
  disk.files[kFolder.autosave()] = "damaged";
  Run run(disk);
  BOOST_TEST(run.started.has_game);
  BOOST_TEST(!run.started.message.empty());
  BOOST_TEST(run.last().text == run.started.message);
  run.settle();
  BOOST_TEST(read_own(disk.files[kFolder.autosave()]).ok());
}

// G03 at the start: nothing is lost of either game once the file can be read again.
BOOST_AUTO_TEST_CASE(an_autosave_that_is_held_at_the_start) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin({{}, "Ann"}, Bench::person());
    run.play("e2");
    run.settle();
  }
  {
    disk.read_faults = std::deque<std::optional<DiskFault>>(60, DiskFault{DiskError::held, 32});
    Run run(disk);
    BOOST_TEST(run.started.message.find("cannot be read now") != std::string::npos);
    disk.read_faults.clear();
    run.begin({{}, "Bob"}, Bench::person());
    run.play("d1");
    run.settle();
    BOOST_REQUIRE(run.store.games().size() == 1u);
    BOOST_TEST(run.store.games()[0].saved.seats[0].name == "Ann");
  }
  Run run(disk);
  BOOST_TEST(run.now().seat(Side::light).name == "Bob");
  BOOST_TEST(run.game().plies() == 1);
}

BOOST_AUTO_TEST_CASE(records_are_saved_and_opened) {
  FakeDisk disk;
  Run run(disk);
  run.begin({{}, "Ann"}, {{}, "Bob \"B\" Ł"});
  for (const char* action : {"e2", "e8", "d4h"})
    run.play(action);
  BOOST_TEST(!run.store.save_record("game.txt", run.now()).has_value());
  run.settle();
  const std::string first = disk.files["game.txt"];
  BOOST_TEST(first.find("LightPlayer") == std::string::npos);
  run.begin(Bench::person(), Bench::person());
  const Seat seats[2] = {Bench::person(), Bench::computer()};
  BOOST_TEST(!run.store.open_record("game.txt", seats, run.session).has_value());
  BOOST_TEST(run.game().plies() == 3);
  BOOST_TEST(run.now().seat(Side::dark).name == "Bob \"B\" Ł");
  BOOST_TEST(run.now().thinking);
  BOOST_TEST(!run.store.save_record("again.txt", run.now()).has_value());
  run.settle();
  BOOST_TEST(disk.files["again.txt"] == first);
}

BOOST_AUTO_TEST_CASE(a_bad_record_changes_nothing) {
  FakeDisk disk;
  Run run(disk);
  run.begin(Bench::person(), Bench::person());
  run.play("e2");
  const auto game = run.now().game;
  run.settle();
  disk.files["bad.txt"] = "1. e2 e8 2. e3 e7 3. e9";
  disk.files["huge.txt"] = std::string(3000000, 'x');
  for (const char* name : {"bad.txt", "huge.txt", "none.txt"}) {
    const auto failure = run.store.open_record(name, kPeople, run.session);
    BOOST_REQUIRE(failure.has_value());
    BOOST_TEST(failure->starts_with(name));
    BOOST_TEST((run.now().game == game));
  }
  disk.replace_faults = {DiskFault{DiskError::other, 1}};
  BOOST_TEST(run.store.save_record("game.txt", run.now()).has_value());
  BOOST_TEST(!disk.files.contains("game.txt"));
}

BOOST_AUTO_TEST_CASE(two_games_in_a_text_are_told) {
  FakeDisk disk;
  Run run(disk);
  BOOST_TEST(!run.store.open_text("1. e2 * 1. d1 *", kPeople, run.session).has_value());
  BOOST_TEST(!run.last().text.empty());
  BOOST_TEST(run.game().plies() == 1);
}

BOOST_AUTO_TEST_CASE(the_slot) {
  FakeDisk disk;
  Run run(disk);
  BOOST_TEST(!run.store.has_slot());
  BOOST_TEST(run.store.load_slot(run.session).has_value());
  run.begin(Bench::person(), Bench::computer());
  run.play("e2");
  BOOST_TEST(!run.store.save_slot(run.now()).has_value());
  BOOST_TEST(run.store.has_slot());
  run.begin(Bench::person(), Bench::person());
  BOOST_TEST(!run.store.load_slot(run.session).has_value());
  BOOST_TEST(run.game().plies() == 1);
  BOOST_TEST(run.now().thinking);
  run.settle();
  disk.files[kFolder.slot()] = "damaged";
  const auto game = run.now().game;
  const auto told = run.store.load_slot(run.session);
  BOOST_REQUIRE(told.has_value());
  BOOST_TEST(told->find("slot.txt was not opened. ") != std::string::npos);
  BOOST_TEST(!told->ends_with("opened. "));  // the reason
  BOOST_TEST((run.now().game == game));
}

BOOST_AUTO_TEST_CASE(whether_there_is_a_slot_is_remembered) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin(Bench::person(), Bench::person());
    run.settle();
    disk.write_faults = {DiskFault{DiskError::full, 28}};
    BOOST_TEST(run.store.save_slot(run.now()).has_value());
    BOOST_TEST(!run.store.has_slot());
    BOOST_TEST(!run.store.save_slot(run.now()).has_value());
    run.settle();
  }
  Run run(disk);
  BOOST_TEST(run.store.has_slot());
  run.settle();
  disk.files.erase(kFolder.slot());
  BOOST_TEST(run.store.has_slot());
  BOOST_TEST(run.store.load_slot(run.session).has_value());
  BOOST_TEST(!run.store.has_slot());
  // A backup brings one.
  disk.files[kFolder.slot()] = "anything";
  run.store.reload();
  BOOST_TEST(run.store.has_slot());
}

BOOST_AUTO_TEST_CASE(without_a_folder_nothing_is_written) {
  FakeDisk disk;
  Run run(disk, false);
  run.begin(Bench::person(), Bench::person());
  run.play("e2");
  BOOST_TEST(run.store.finish());
  BOOST_TEST(disk.files.empty());
  BOOST_TEST(run.store.save_slot(run.now()).has_value());
  BOOST_TEST(run.store.load_slot(run.session).has_value());
  BOOST_TEST(!run.store.has_slot());
}

BOOST_AUTO_TEST_SUITE_END()
