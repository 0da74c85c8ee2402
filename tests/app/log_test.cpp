#include "app/log/log.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "app/storage/disk.h"
#include "app/storage/path_text.h"
#include "tests/app/temporary_folder.h"

using namespace pawnpath::app;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(log_)

BOOST_AUTO_TEST_CASE(lines_arrive) {
  const TemporaryFolder folder;
  const fs::path path = folder.path / path_from("Журнал") / "pawnpath.log";
  {
    Log log(path);
    BOOST_TEST(log.is_open());
    log.write(LogLevel::info, "started");
    log.write(LogLevel::error, "{} is no format here");
  }
  SystemDisk disk;
  const auto text = disk.read(path, 10000);
  BOOST_REQUIRE(text.ok());
  BOOST_TEST(text->find("started") != std::string::npos);
  BOOST_TEST(text->find("{} is no format here") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(files_go_round) {
  const TemporaryFolder folder;
  {
    Log log(folder.path / "pawnpath.log");
    for (int i = 0; i < 3000; ++i)
      log.write(LogLevel::info, std::string(1000, 'x'));
  }
  int files = 0;
  for (const auto& entry : fs::directory_iterator(folder.path)) {
    BOOST_TEST(entry.file_size() <= 520u * 1024);
    ++files;
  }
  BOOST_TEST(files == 3);
}

BOOST_AUTO_TEST_CASE(no_folder_is_no_log) {
  const TemporaryFolder folder;
  SystemDisk disk;
  BOOST_TEST(!disk.write(folder.path / "file", "x").has_value());
  Log log(folder.path / "file" / "pawnpath.log");
  BOOST_TEST(!log.is_open());
  log.write(LogLevel::warning, "nobody hears");
  Log silent;
  silent.write(LogLevel::info, "nobody hears");
}

BOOST_AUTO_TEST_SUITE_END()
