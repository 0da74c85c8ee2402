#include "app/storage/backup.h"

#include <boost/test/unit_test.hpp>

#include "app/storage/game_store.h"
#include "engine/rules/notation.h"
#include "tests/app/fake_disk.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

const DataFolder kFolder{"data"};

std::string game_text(const char* first) {
  Record record;
  record.game.play(*parse_action(first, RuleSet::standard));
  const Seat seats[2];
  return saved_text(record, seats);
}

FakeDisk::Files old_files() {
  return {{"data/settings.txt", "theme = light\n"},
          {"data/autosave.txt", game_text("e2")},
          {"data/slot.txt", game_text("d1")},
          {"data/games/game-3.txt", game_text("f1")},
          {"data/lock", ""},
          {"data/autosave-before.txt", "old"}};
}

Backup wanted() {
  return {"2026-01-02",
          {{"settings.txt", "theme = dark\n"},
           {"autosave.txt", game_text("a1h")},
           {"slot.txt", game_text("b2v")},
           {"games/game-1.txt", game_text("h8h")}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(backup)

BOOST_AUTO_TEST_CASE(everything_that_is_there_is_collected) {
  FakeDisk disk(old_files());
  const auto collected = collect_backup(disk, kFolder);
  BOOST_REQUIRE(collected.ok());
  BOOST_REQUIRE(collected->backup.parts.size() == 4);
  BOOST_TEST(collected->backup.find("settings.txt")->bytes == "theme = light\n");
  BOOST_TEST(collected->backup.find("games/game-3.txt")->bytes == game_text("f1"));
  BOOST_TEST(collected->backup.find("autosave-before.txt") == nullptr);
  BOOST_TEST(collected->damaged.empty());
  BOOST_TEST(read_backup(write_backup(collected->backup)).ok());
  BOOST_TEST(collected_sentence(*collected) ==
             "Saved in the backup: the settings, the game on the board, the saved position and one "
             "earlier game.");
}

// One bad game would make the whole backup one that cannot be restored.
BOOST_AUTO_TEST_CASE(what_is_damaged_is_left_out_and_told) {
  FakeDisk disk(old_files());
  disk.files["data/autosave.txt"].resize(40);
  disk.files["data/slot.txt"] = "rubbish";
  disk.files["data/games/game-3.txt"] = std::string(3000000, 'x');
  disk.files["data/games/game-4.txt"] = game_text("f1");
  const auto collected = collect_backup(disk, kFolder);
  BOOST_REQUIRE(collected.ok());
  BOOST_TEST(read_backup(write_backup(collected->backup)).ok());
  BOOST_TEST(collected_sentence(*collected) ==
             "Saved in the backup: the settings and one earlier game. Left out, because damaged: "
             "autosave.txt, slot.txt and games/game-3.txt.");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_no_backup) {
  FakeDisk disk(old_files());
  disk.read_faults = {DiskFault{DiskError::other, 5}};
  BOOST_TEST(!collect_backup(disk, kFolder).ok());
}

BOOST_AUTO_TEST_CASE(restoring_keeps_what_was_there) {
  FakeDisk disk(old_files());
  const auto told = restore_backup(disk, kFolder, wanted());
  BOOST_REQUIRE(told.ok());
  BOOST_TEST(told->find("2026-01-02") != std::string::npos);
  BOOST_TEST(told->find("one earlier game") != std::string::npos);
  BOOST_TEST(told->find("before-restore-1.txt") != std::string::npos);
  BOOST_TEST(disk.files["data/settings.txt"] == "theme = dark\n");
  BOOST_TEST(disk.files["data/slot.txt"] == game_text("b2v"));
  BOOST_TEST(disk.files["data/games/game-1.txt"] == game_text("h8h"));
  // Nothing is removed, and the game on the board is another's affair.
  BOOST_TEST(disk.files["data/games/game-3.txt"] == game_text("f1"));
  BOOST_TEST(disk.files["data/autosave.txt"] == game_text("e2"));

  const auto before = read_backup(disk.files["data/before-restore-1.txt"]);
  BOOST_REQUIRE(before.ok());
  BOOST_TEST(before->find("settings.txt")->bytes == "theme = light\n");
  BOOST_TEST(before->find("autosave.txt")->bytes == game_text("e2"));
}

// The copy of what was there can be restored, and nothing that is damaged is written over.
BOOST_AUTO_TEST_CASE(what_is_damaged_is_put_aside_before_it_is_restored) {
  const auto damaged_files = [] {
    FakeDisk::Files files = old_files();
    files["data/autosave.txt"] = "damaged game";
    files["data/slot.txt"] = "damaged slot";
    files["data/games/game-1.txt"] = "damaged, and in the way";
    files["data/games/game-2.txt"] = "damaged, and in nobody's way";
    return files;
  };
  FakeDisk disk(damaged_files());
  const auto told = restore_backup(disk, kFolder, wanted());
  BOOST_REQUIRE(told.ok());
  BOOST_TEST(told->find("slot-damaged-1.txt") != std::string::npos);
  BOOST_TEST(read_backup(disk.files["data/before-restore-1.txt"]).ok());
  BOOST_TEST(disk.files["data/slot.txt"] == game_text("b2v"));
  BOOST_TEST(disk.files["data/slot-damaged-1.txt"] == "damaged slot");
  BOOST_TEST(disk.files["data/games/game-1-damaged-1.txt"] == "damaged, and in the way");
  BOOST_TEST(disk.files["data/games/game-2.txt"] == "damaged, and in nobody's way");
  BOOST_TEST(disk.files["data/autosave.txt"] == "damaged game");

  // Where it cannot be put aside nothing is restored. The first replacing is that of the copy.
  FakeDisk held(damaged_files());
  held.replace_faults = {std::nullopt, DiskFault{DiskError::held, 32}};
  BOOST_TEST(!restore_backup(held, kFolder, wanted()).ok());
  for (const auto& [path, bytes] : damaged_files())
    BOOST_TEST(held.files[path] == bytes, path);
}

BOOST_AUTO_TEST_CASE(each_restoring_has_a_copy_of_its_own) {
  FakeDisk disk(old_files());
  BOOST_REQUIRE(restore_backup(disk, kFolder, wanted()).ok());
  BOOST_REQUIRE(restore_backup(disk, kFolder, wanted()).ok());
  BOOST_TEST(disk.files.contains("data/before-restore-2.txt"));
}

BOOST_AUTO_TEST_CASE(a_fault_at_any_write_leaves_everything_as_it_was) {
  // The copy, the settings, the slot, a game.
  for (std::size_t write = 0; write < 4; ++write) {
    for (const bool at_replace : {false, true}) {
      FakeDisk disk(old_files());
      auto& faults = at_replace ? disk.replace_faults : disk.write_faults;
      faults.assign(write, std::nullopt);
      faults.push_back(DiskFault{DiskError::full, 28});
      const auto told = restore_backup(disk, kFolder, wanted());
      BOOST_REQUIRE(!told.ok());
      BOOST_TEST(told.error().find("disk is full") != std::string::npos);
      for (const auto& [path, bytes] : old_files())
        BOOST_TEST(disk.files[path] == bytes, path);
      BOOST_TEST(!disk.files.contains("data/games/game-1.txt"));
    }
  }
}

// The list of games and the results have been looked at before; the game at hand is kept.
BOOST_AUTO_TEST_CASE(the_store_goes_on_with_what_was_restored) {
  FakeDisk disk;
  Bench bench;
  GameStore store(disk, kFolder, [](const std::string&) {});
  bench.session.add_listener(
      [&store](const Snapshot& snapshot, const Event& event) { store.hear(snapshot, event); });
  static_cast<void>(store.start(bench.session));
  bench.begin(Bench::person(), Bench::person());
  BOOST_REQUIRE(bench.play("d1"));
  BOOST_TEST(store.games().empty());
  BOOST_REQUIRE(store.finish());

  Backup backup = wanted();
  Tally tally;
  tally.add(Level::casual, GameResult::won);
  backup.parts.push_back({"results.txt", write_tally(tally)});
  BOOST_REQUIRE(restore_backup(disk, kFolder, backup).ok());
  const auto game = read_own(backup.find("autosave.txt")->bytes);
  BOOST_REQUIRE(game.ok());
  store.reload();
  BOOST_TEST(!store.open_own(backup.find("autosave.txt")->bytes, bench.session).has_value());

  BOOST_TEST((bench.game().actions() == game->record.game.actions()));
  BOOST_TEST((store.tally() == tally));
  BOOST_REQUIRE(store.games().size() == 2);
  BOOST_TEST((store.games()[0].saved.record.game.actions()[0] == Action::step(Square::at(3, 0))));
  BOOST_REQUIRE(store.finish());
  const auto kept = read_own(disk.files["data/autosave.txt"]);
  BOOST_REQUIRE(kept.ok());
  BOOST_TEST((kept->record.game.actions() == game->record.game.actions()));
}

BOOST_AUTO_TEST_SUITE_END()
