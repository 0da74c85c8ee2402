#include "app/storage/put_aside.h"

#include <boost/test/unit_test.hpp>

#include "tests/app/fake_disk.h"

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(put_aside_of)

BOOST_AUTO_TEST_CASE(each_gets_a_name_of_its_own) {
  FakeDisk disk;
  for (int i = 1; i <= 11; ++i) {
    disk.files["data/game.txt"] = std::to_string(i);
    const auto kept = put_aside(disk, "data/game.txt");
    BOOST_REQUIRE(kept.ok());
    BOOST_TEST(disk.files.at(*kept) == std::to_string(i));
    BOOST_TEST(!file_exists(disk, "data/game.txt"));
  }
  BOOST_TEST(disk.files.size() == 9u);
  BOOST_TEST(disk.files.at("data/game-damaged-1.txt") == "1");
  BOOST_TEST(disk.files.at("data/game-damaged-9.txt") == "11");
}

BOOST_AUTO_TEST_CASE(a_disk_that_refuses) {
  FakeDisk disk(FakeDisk::Files{{"game.txt", "x"}});
  disk.replace_faults = {DiskFault{DiskError::held, 32}};
  const auto kept = put_aside(disk, "game.txt");
  BOOST_REQUIRE(!kept.ok());
  BOOST_TEST(kept.error().path == "game.txt");
  BOOST_TEST(disk.files.at("game.txt") == "x");
}

BOOST_AUTO_TEST_CASE(what_is_told_and_whether_the_name_is_free) {
  FakeDisk disk(FakeDisk::Files{{"data/a.txt", "x"}, {"data/b.txt", "y"}});
  UnusableFile file = damaged_file(disk, "data/a.txt");
  BOOST_TEST(file.sentence.find("a.txt is damaged") == 0u);
  BOOST_TEST(file.sentence.find("a-damaged-1.txt") != std::string::npos);
  BOOST_TEST(file.may_save);
  file = unread_file(disk, {FileTask::open, "data/b.txt", {DiskError::held, 32}});
  BOOST_TEST(file.sentence.find("another program is using the file") != std::string::npos);
  BOOST_TEST(!file.may_save);
  BOOST_TEST(disk.files.contains("data/b.txt"));
  file = unread_file(disk, {FileTask::open, "data/b.txt", {DiskError::too_big, 0}});
  BOOST_TEST(file.may_save);
  BOOST_TEST(disk.files.contains("data/b-damaged-1.txt"));
}

BOOST_AUTO_TEST_SUITE_END()
