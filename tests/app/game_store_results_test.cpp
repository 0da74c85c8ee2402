// What the game store counts: finished games against the computer, each once.
#include <boost/test/unit_test.hpp>

#include "app/session/practice.h"
#include "app/storage/game_store.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/rules/routes.h"
#include "tests/app/store_run.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

// Light runs along its route, or gives up.
void play_to_the_end(Run& run, bool resign) {
  if (resign) {
    run.session.resign();
    return;
  }
  while (!run.game().is_over()) {
    const Route route = shortest_route(run.game().position(), Side::light);
    if (!run.play(to_string(route[1]))) run.session.resign();
    if (!run.game().is_over()) BOOST_REQUIRE(run.answer());
  }
}

int games_against(const GameStore& store, Level level) {
  const Standing& score = store.tally().against(level);
  return score.of(GameResult::won) + score.of(GameResult::lost) + score.of(GameResult::drawn);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_store_results)

BOOST_AUTO_TEST_CASE(a_result_counts_once) {
  FakeDisk disk;
  {
    Run run(disk);
    run.begin(Bench::person(), Bench::computer());
    run.play("e2");
    run.session.resign();
    BOOST_TEST(run.store.tally().against(Level::beginner).of(GameResult::lost) == 1);
    run.session.undo();
    run.session.resign();
    run.session.undo();
    run.session.redo();
    BOOST_TEST(games_against(run.store, Level::beginner) == 1);
    run.settle();
  }
  {
    Run run(disk);  // nor after a restart
    run.session.undo();
    run.session.resign();
    BOOST_TEST(games_against(run.store, Level::beginner) == 1);
    run.begin(Bench::computer(), Bench::person());
    run.session.resign();
    BOOST_TEST(run.store.tally().against(Level::beginner).of(GameResult::lost) == 2);
    run.settle();
  }
  Run run(disk);
  BOOST_TEST(games_against(run.store, Level::beginner) == 2);
}

BOOST_AUTO_TEST_CASE(a_game_that_was_left_still_counts) {
  FakeDisk disk;
  Run run(disk);
  run.begin(Bench::person(), Bench::computer());
  run.play("e2");
  run.begin(Bench::person(), Bench::person());
  run.store.go_on(0, run.session);
  play_to_the_end(run, false);
  BOOST_TEST(games_against(run.store, Level::beginner) == 1);
}

// What was restored beneath the running program is seen, and is not written over.
BOOST_AUTO_TEST_CASE(a_restored_folder_is_read_again) {
  FakeDisk other;
  {
    Run run(other);
    run.begin(Bench::person(), Bench::computer());
    run.session.resign();
    run.begin({{}, "Ann"}, Bench::computer());
    run.play("e2");
    run.begin({{}, "Bob"}, Bench::computer());
    run.settle();
  }
  FakeDisk disk;
  Run run(disk);
  run.begin(Bench::person(), Bench::person());
  run.play("d1");
  BOOST_TEST(run.store.games().empty());
  run.settle();
  disk.files = other.files;
  run.store.reload();
  BOOST_TEST(!run.store.open_own(other.files[kFolder.autosave()], run.session).has_value());
  BOOST_TEST(run.now().seat(Side::light).name == "Bob");
  BOOST_REQUIRE(run.store.games().size() == 2u);  // the game at hand and that of Ann
  BOOST_TEST(run.store.games()[1].saved.seats[0].name == "Ann");
  run.session.resign();
  BOOST_TEST(run.store.tally().against(Level::beginner).of(GameResult::lost) == 2);
  BOOST_TEST(run.store.open_own("damaged", run.session).has_value());
}

// The copy that is kept counts nothing; the game that goes on still does.
BOOST_AUTO_TEST_CASE(a_game_gone_on_with_from_earlier_counts_once) {
  FakeDisk disk;
  Run run(disk);
  run.begin(Bench::person(), Bench::computer());
  run.play("e2");
  BOOST_REQUIRE(run.answer());
  run.session.view(0);
  run.session.continue_from_here();
  play_to_the_end(run, true);
  BOOST_TEST(games_against(run.store, Level::beginner) == 1);
  run.store.go_on(0, run.session);
  play_to_the_end(run, true);
  BOOST_TEST(games_against(run.store, Level::beginner) == 1);
}

BOOST_AUTO_TEST_CASE(damaged_results_are_kept_and_told) {
  const std::string whole = write_tally(Tally());
  const std::string damaged[] = {"rubbish", std::string(200, '\0'), whole + "casual = 3 x\n"};
  for (const std::string& bytes : damaged) {
    FakeDisk disk;
    disk.files[kFolder.results()] = bytes;
    std::vector<std::string> told;
    const GameStore store(disk, kFolder, [&](const std::string& text) { told.push_back(text); });
    BOOST_TEST((store.tally() == Tally()));
    BOOST_REQUIRE(told.size() == 1u);
    BOOST_TEST(told[0].find("results.txt") != std::string::npos);
    BOOST_TEST(disk.files["data/results-damaged-1.txt"] == bytes);
  }
  FakeDisk disk;
  disk.files[kFolder.results()] = whole;
  const GameStore store(disk, kFolder, [](const std::string& text) { BOOST_ERROR(text); });
}

BOOST_AUTO_TEST_CASE(what_can_be_read_of_damaged_results_stays) {
  Tally before;
  before.add(Level::club, GameResult::won);
  before.add(Level::strong, GameResult::drawn);
  FakeDisk disk(FakeDisk::Files{{kFolder.results(), write_tally(before) + "casual = 3 x\n"}});
  for (int starts = 1; starts <= 3; ++starts) {
    std::vector<std::string> told;
    const GameStore store(disk, kFolder, [&](const std::string& text) { told.push_back(text); });
    BOOST_TEST((store.tally() == before));
    BOOST_TEST(told.size() == (starts == 1 ? 1u : 0u));
  }
  BOOST_TEST(disk.files[kFolder.results()] == write_tally(before));
  // Where it could not be put aside, nothing takes its place.
  const std::string bytes = write_tally(before) + "casual = 3 x\n";
  FakeDisk held(FakeDisk::Files{{kFolder.results(), bytes}});
  held.replace_faults = {DiskFault{DiskError::held, 32}};
  const GameStore store(held, kFolder, [](const std::string&) {});
  BOOST_TEST((store.tally() == before));
  BOOST_TEST(held.files[kFolder.results()] == bytes);
}

// They may be good: they are not written over.
BOOST_AUTO_TEST_CASE(results_that_cannot_be_read_are_told_and_left_alone) {
  Tally before;
  before.add(Level::club, GameResult::won);
  FakeDisk disk(FakeDisk::Files{{kFolder.results(), write_tally(before)}});
  disk.read_faults = {DiskFault{DiskError::other, 5}};
  std::vector<std::string> told;
  Bench bench;
  GameStore store(disk, kFolder, [&](const std::string& text) { told.push_back(text); });
  BOOST_REQUIRE(told.size() == 1u);
  BOOST_TEST(told[0].find("results.txt cannot be opened: ") != std::string::npos);
  bench.session.add_listener(
      [&](const Snapshot& snapshot, const Event& event) { store.hear(snapshot, event); });
  bench.begin(Bench::person(), Bench::computer());
  bench.session.resign();
  BOOST_TEST(games_against(store, Level::beginner) == 1);
  BOOST_TEST(disk.files[kFolder.results()] == write_tally(before));
  // Once they can be read they are used again.
  store.reload();
  BOOST_TEST((store.tally() == before));
  bench.begin(Bench::person(), Bench::computer());
  bench.session.resign();
  before.add(Level::beginner, GameResult::lost);
  BOOST_TEST(disk.files[kFolder.results()] == write_tally(before));
  BOOST_TEST(told.size() == 1u);
}

BOOST_AUTO_TEST_CASE(huge_results_are_put_aside) {
  FakeDisk disk(FakeDisk::Files{{kFolder.results(), std::string(3000000, 'x')}});
  std::vector<std::string> told;
  const GameStore store(disk, kFolder, [&](const std::string& text) { told.push_back(text); });
  BOOST_REQUIRE(told.size() == 1u);
  BOOST_TEST(told[0].find("results.txt is damaged") == 0u);
  BOOST_TEST(disk.files.contains("data/results-damaged-1.txt"));
}

BOOST_AUTO_TEST_CASE(what_does_not_count) {
  FakeDisk disk;
  Run run(disk);
  const auto none = [&] {
    play_to_the_end(run, true);
    BOOST_TEST(games_against(run.store, Level::beginner) == 0);
  };
  run.begin(Bench::person(), Bench::person());
  none();
  run.begin(Bench::person(), Bench::computer(), practice_positions()[2].position);
  none();
  run.begin(Bench::person(), Bench::computer(),
            *parse_position("e1 e9 10 3 light -", RuleSet::standard));
  none();
  run.begin(Bench::person(), Bench::computer(Level::master));
  const Seat other[2] = {Bench::person(), Bench::computer()};
  run.session.set_seats(other);
  none();
  BOOST_TEST(!run.store.open_text("1. e2 e8 *", other, run.session).has_value());
  none();
  // A name is no other player.
  run.begin(Bench::person(), Bench::computer());
  const Seat named[2] = {{{}, "Ann"}, Bench::computer()};
  run.session.set_seats(named);
  play_to_the_end(run, true);
  BOOST_TEST(games_against(run.store, Level::beginner) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
