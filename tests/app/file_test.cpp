#include "app/storage/file.h"

#include <boost/test/unit_test.hpp>

#include "app/storage/data_folder.h"
#include "app/storage/instance_lock.h"
#include "app/storage/path_text.h"
#include "tests/app/fake_disk.h"
#include "tests/app/temporary_folder.h"

using namespace pawnpath;
using namespace pawnpath::app;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMost = 1000;
const fs::path kGame = "game.txt";

std::deque<std::optional<DiskFault>> times(int count, DiskError error) {
  return std::deque<std::optional<DiskFault>>(static_cast<std::size_t>(count),
                                              DiskFault{error, 32});
}

FakeDisk with_old_file() { return FakeDisk({{kGame, "old"}}); }

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(file)

BOOST_AUTO_TEST_CASE(saving_leaves_one_file) {
  FakeDisk disk = with_old_file();
  BOOST_TEST(!save_file(disk, kGame, "new").has_value());
  BOOST_TEST(disk.files.size() == 1u);
  BOOST_TEST(disk.files[kGame] == "new");
  BOOST_TEST(disk.waited.count() == 0);
}

// G02: the replace step fails for good.
BOOST_AUTO_TEST_CASE(a_failed_replace_keeps_the_old_file) {
  FakeDisk disk = with_old_file();
  disk.replace_faults = times(1, DiskError::other);
  const auto fault = save_file(disk, kGame, "new");
  BOOST_REQUIRE(fault.has_value());
  BOOST_TEST((fault->task == FileTask::replace));
  BOOST_TEST(disk.files[kGame] == "old");
  BOOST_TEST(disk.files.size() == 1u);
  BOOST_TEST(has(file_sentence(*fault), "game.txt"));
  BOOST_TEST(has(file_sentence(*fault), "unchanged"));
}

BOOST_AUTO_TEST_CASE(a_full_disk_keeps_the_old_file) {
  FakeDisk disk = with_old_file();
  disk.write_faults = times(1, DiskError::full);
  const auto fault = save_file(disk, kGame, "new");
  BOOST_REQUIRE(fault.has_value());
  BOOST_TEST((fault->task == FileTask::write));
  BOOST_TEST(disk.files[kGame] == "old");
  BOOST_TEST(disk.files.size() == 1u);
  BOOST_TEST(has(file_sentence(*fault), "disk is full"));
}

// G03: held for a moment, then for good.
BOOST_AUTO_TEST_CASE(a_held_file_is_tried_again) {
  for (const DiskError error : {DiskError::held, DiskError::no_permission}) {
    FakeDisk disk = with_old_file();
    disk.replace_faults = times(4, error);
    BOOST_TEST(!save_file(disk, kGame, "new").has_value());
    BOOST_TEST(disk.files[kGame] == "new");
    BOOST_TEST(disk.waited.count() >= 300);
  }
}

BOOST_AUTO_TEST_CASE(a_file_held_for_long_is_given_up_within_a_second) {
  FakeDisk disk = with_old_file();
  disk.write_faults = times(2, DiskError::held);
  disk.replace_faults = times(100, DiskError::held);
  const auto fault = save_file(disk, kGame, "new");
  BOOST_REQUIRE(fault.has_value());
  BOOST_TEST(disk.waited.count() <= 1000);
  BOOST_TEST(disk.waited.count() >= 500);
  BOOST_TEST(has(file_sentence(*fault), "another program"));
  BOOST_TEST(disk.files[kGame] == "old");
  // Later it works again.
  disk.replace_faults.clear();
  BOOST_TEST(!save_file(disk, kGame, "new").has_value());
}

BOOST_AUTO_TEST_CASE(reading) {
  FakeDisk disk = with_old_file();
  disk.read_faults = times(3, DiskError::held);
  BOOST_TEST(*read_file(disk, kGame, kMost) == "old");
  BOOST_TEST((read_file(disk, "none", kMost).error().disk.error == DiskError::not_found));
  BOOST_TEST((read_file(disk, kGame, 2).error().disk.error == DiskError::too_big));
}

BOOST_AUTO_TEST_CASE(every_reason_has_a_sentence) {
  for (int error = 0; error <= static_cast<int>(DiskError::other); ++error) {
    for (const FileTask task : {FileTask::open, FileTask::write, FileTask::replace}) {
      const auto text = file_sentence({task, kGame, {static_cast<DiskError>(error), 5}});
      BOOST_TEST(has(text, "game.txt"));
      BOOST_TEST(text.ends_with('.'));
      BOOST_TEST(!has(text, "{"));
    }
  }
}

// --- The real disk

BOOST_AUTO_TEST_CASE(the_system_saves_and_reads) {
  const TemporaryFolder folder;
  SystemDisk disk;
  const fs::path path = folder.path / path_from("Zażółć Шахматы 棋 \xF0\x9F\x99\x82.txt");
  for (const std::string& bytes :
       {std::string("one"), std::string("\0two\r\n", 6), std::string()}) {
    BOOST_TEST(!save_file(disk, path, bytes).has_value());
    BOOST_TEST(*read_file(disk, path, kMost) == bytes);
  }
  BOOST_TEST(!fs::exists(temporary_for(path)));
}

BOOST_AUTO_TEST_CASE(the_system_refuses) {
  const TemporaryFolder folder;
  SystemDisk disk;
  BOOST_TEST(
      (read_file(disk, folder.path / "none", kMost).error().disk.error == DiskError::not_found));
  BOOST_TEST((read_file(disk, folder.path, kMost).error().disk.error == DiskError::is_folder));
  BOOST_TEST(save_file(disk, folder.path / "no" / "folder.txt", "x").has_value());
  fs::create_directory(folder.path / "a");
  const auto fault = save_file(disk, folder.path / "a", "x");
  BOOST_REQUIRE(fault.has_value());
  BOOST_TEST(!fs::exists(temporary_for(folder.path / "a")));
}

// G06
BOOST_AUTO_TEST_CASE(stale_temporaries_go) {
  const TemporaryFolder folder;
  SystemDisk disk;
  const fs::path stale = temporary_for(folder.path / "autosave.txt");
  BOOST_TEST(!disk.write(stale, "half").has_value());
  BOOST_TEST(!disk.write(folder.path / "keep.txt", "mine").has_value());
  const auto data = open_data_folder(folder.path);
  BOOST_REQUIRE(data.ok());
  const fs::path of_a_game = temporary_for(data->game(1));
  BOOST_TEST(!disk.write(of_a_game, "half").has_value());
  // A second program opens the folder, too: what is there may be what the first one saves.
  BOOST_TEST(fs::exists(stale));
  remove_left_overs(disk, *data);
  BOOST_TEST(!fs::exists(stale));
  BOOST_TEST(!fs::exists(of_a_game));
  BOOST_TEST(fs::exists(folder.path / "keep.txt"));
}

BOOST_AUTO_TEST_CASE(the_data_folder_is_made_or_named) {
  const TemporaryFolder folder;
  const auto made = open_data_folder(folder.path / path_from("Użytkownik") / "Pawn Path");
  BOOST_REQUIRE(made.ok());
  BOOST_TEST(fs::is_directory(made->root));
  BOOST_TEST((made->autosave().parent_path() == made->root));
  BOOST_TEST(fs::is_directory(made->game(1).parent_path()));
  SystemDisk disk;
  BOOST_TEST(!disk.write(folder.path / "file", "x").has_value());
  const auto refused = open_data_folder(folder.path / "file");
  BOOST_REQUIRE(!refused.ok());
  BOOST_TEST(has(refused.error(), "file"));
}

// G12
BOOST_AUTO_TEST_CASE(one_instance_holds_the_lock) {
  const TemporaryFolder folder;
  auto first = std::make_unique<InstanceLock>(folder.path);
  BOOST_TEST(first->is_held());
  const InstanceLock second(folder.path);
  BOOST_TEST(!second.is_held());
  first.reset();
  const InstanceLock third(folder.path);
  BOOST_TEST(third.is_held());
  const InstanceLock nowhere(folder.path / "none");
  BOOST_TEST(!nowhere.is_held());
}

BOOST_AUTO_TEST_SUITE_END()
