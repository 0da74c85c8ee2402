#include "app/storage/restore.h"

#include <boost/test/unit_test.hpp>
#include <random>

#include "app/storage/record_keeper.h"
#include "engine/record/check_line.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "tests/app/fake_disk.h"
#include "tests/app/temporary_folder.h"

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include "app/storage/autosave.h"
#endif

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

const DataFolder kFolder{"data"};
const Seat kSeats[2] = {{}, {Level::casual, {}}};

std::string game_text(std::initializer_list<const char*> names) {
  Record record;
  for (const char* name : names)
    record.game.play(*parse_action(name, RuleSet::standard));
  return saved_text(record, kSeats);
}

const std::string kNewer = game_text({"e2", "e8", "e3"});
const std::string kOlder = game_text({"e2", "e8"});

FakeDisk with(const std::string& autosave) {
  return FakeDisk({{kFolder.autosave(), autosave}, {kFolder.backup(), kOlder}});
}

// A text with a right check line, whatever it says.
std::string checked(std::string text) {
  text += check_line(text);
  return text;
}

std::string with_moves(const std::string& moves) {
  return checked("[Game \"Pawn Path\"]\n[Format \"1\"]\n\n" + moves + " *\n");
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// G07: it starts, says what happened, keeps the bad file, and the backup is on the board.
void check_damaged(const std::string& bytes) {
  FakeDisk disk = with(bytes);
  const Restored restored = restore_game(disk, kFolder);
  BOOST_REQUIRE(restored.game.has_value());
  BOOST_REQUIRE(restored.game->record.game.plies() == 2);
  BOOST_REQUIRE(restored.may_save);
  BOOST_REQUIRE(has(restored.message, "autosave-damaged-1.txt"));
  BOOST_REQUIRE(disk.files.contains(kFolder.root / "autosave-damaged-1.txt"));
  BOOST_REQUIRE(!disk.files.contains(kFolder.autosave()));
  BOOST_REQUIRE(!has(restored.message, "{"));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(restore)

BOOST_AUTO_TEST_CASE(nothing_saved_is_nothing_said) {
  FakeDisk disk;
  const Restored restored = restore_game(disk, kFolder);
  BOOST_TEST(!restored.game.has_value());
  BOOST_TEST(restored.message.empty());
  BOOST_TEST(restored.may_save);
}

BOOST_AUTO_TEST_CASE(the_game_of_last_time) {
  FakeDisk disk = with(kNewer);
  const Restored restored = restore_game(disk, kFolder);
  BOOST_REQUIRE(restored.game.has_value());
  BOOST_TEST(restored.game->record.game.plies() == 3);
  BOOST_TEST((restored.game->seats[1].level == Level::casual));
  BOOST_TEST(restored.message.empty());
  BOOST_TEST(restored.known == kNewer);
}

BOOST_AUTO_TEST_CASE(damaged_in_many_ways) {
  check_damaged("");
  check_damaged("x");
  check_damaged(std::string(kNewer.size(), '\0'));
  check_damaged(std::string(kMostRecordBytes + 5000, ' '));
  check_damaged(checked("[Game \"Pawn Path\"]\n[Format \"2\"]\n\n1. e2 *\n"));
  check_damaged(with_moves("1. e2 e8 2. d4h d4v"));
  check_damaged(with_moves("1. e2 e2"));
  // Eleven walls of one side.
  check_damaged(
      with_moves("1. a1h e8 2. c1h e9 3. e1h e8 4. g1h e9 5. a3h e8 6. c3h e9 7. e3h e8 "
                 "8. g3h e9 9. a5h e8 10. c5h e9 11. e5h"));
  check_damaged(checked("[Game \"Pawn Path\"]\n[Position \"e4 e4 10 10 light -\"]\n\n*\n"));
}

BOOST_AUTO_TEST_CASE(cut_at_each_byte) {
  for (std::size_t size = 0; size < kNewer.size(); ++size) {
    FakeDisk disk = with(kNewer.substr(0, size));
    const Restored restored = restore_game(disk, kFolder);
    BOOST_REQUIRE(restored.game.has_value());
    const int plies = restored.game->record.game.plies();
    BOOST_REQUIRE(plies == (restored.message.empty() ? 3 : 2));
  }
}

BOOST_AUTO_TEST_CASE(random_bytes) {
  std::mt19937 random(11);
  for (int i = 0; i < 500; ++i) {
    std::string bytes(random() % 2000, '\0');
    for (char& byte : bytes)
      byte = static_cast<char>(random());
    check_damaged(bytes);
  }
}

BOOST_AUTO_TEST_CASE(both_damaged) {
  FakeDisk disk = with("bad");
  disk.files[kFolder.backup()] = "bad too";
  const Restored restored = restore_game(disk, kFolder);
  BOOST_TEST(!restored.game.has_value());
  BOOST_TEST(has(restored.message, "new game"));
  BOOST_TEST(restored.may_save);
}

BOOST_AUTO_TEST_CASE(only_the_backup_is_there) {
  FakeDisk disk = with(kNewer);
  disk.files.erase(kFolder.autosave());
  const Restored restored = restore_game(disk, kFolder);
  BOOST_TEST(restored.game.has_value());
  BOOST_TEST(has(restored.message, "missing"));
}

BOOST_AUTO_TEST_CASE(kept_files_do_not_pile_up) {
  FakeDisk disk;
  for (int i = 0; i < 20; ++i) {
    disk.files[kFolder.autosave()] = "bad " + std::to_string(i);
    static_cast<void>(restore_game(disk, kFolder));
  }
  BOOST_TEST(disk.files.size() == 9u);
  BOOST_TEST(disk.files[kFolder.root / "autosave-damaged-9.txt"] == "bad 19");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_or_put_aside_is_not_overwritten) {
  FakeDisk disk = with(kNewer);
  disk.read_faults = std::deque<std::optional<DiskFault>>(6, DiskFault{DiskError::held, 32});
  disk.replace_faults = {DiskFault{DiskError::held, 32}};
  const Restored restored = restore_game(disk, kFolder);
  BOOST_TEST(!restored.may_save);
  BOOST_TEST(restored.held);
  // It is not damaged, and what is held is said once.
  BOOST_TEST(restored.message.find("damaged") == std::string::npos);
  BOOST_TEST(restored.message.find("another program") == restored.message.rfind("another program"));
  BOOST_TEST(restored.game.has_value());
  BOOST_TEST(disk.files[kFolder.autosave()] == kNewer);
}

#ifndef _WIN32
namespace {

// In a process of its own: plays and saves until it is killed.
[[noreturn]] void save_for_ever(const DataFolder& folder) {
  SystemDisk disk;
  Autosave autosave(disk, {folder.autosave(), folder.backup(), {}}, [](const std::string&) {});
  for (std::mt19937 random(9);;) {
    Record record;
    while (!record.game.is_over()) {
      const ActionList actions = legal_actions(record.game.position());
      record.game.play(actions[random() % actions.size()]);
      autosave.save(saved_text(record, kSeats));
      static_cast<void>(autosave.finish(std::chrono::seconds(1)));
    }
  }
}

}  // namespace

// G13, a small sample: after each kill the old or the new game loads.
BOOST_AUTO_TEST_CASE(killed_while_saving) {
  std::mt19937 random(4);
  const TemporaryFolder folder;
  const DataFolder data{folder.path};
  SystemDisk disk;
  BOOST_REQUIRE(!save_file(disk, data.autosave(), kNewer).has_value());
  for (int kill_number = 0; kill_number < 15; ++kill_number) {
    const pid_t child = ::fork();
    if (child == 0) save_for_ever(data);
    ::usleep(2000 + random() % 40000);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    const Restored restored = restore_game(disk, data);
    BOOST_REQUIRE(restored.game.has_value());
    BOOST_TEST(restored.message == "");
  }
}
#endif

BOOST_AUTO_TEST_SUITE_END()
