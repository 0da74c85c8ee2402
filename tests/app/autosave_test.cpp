#include "app/storage/autosave.h"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <mutex>
#include <vector>

#include "tests/app/fake_disk.h"

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

struct Desk {
  explicit Desk(std::string known = {})
      : autosave(disk, {"game", "before", std::move(known)}, [this](std::string sentence) {
          const std::lock_guard lock(mutex);
          said.push_back(std::move(sentence));
        }) {}

  void save(const std::string& bytes) {
    autosave.save(bytes);
    BOOST_TEST(autosave.finish(10s) == expect_saved);
  }

  FakeDisk disk;  // looked at only while the autosave is idle
  std::mutex mutex;
  std::vector<std::string> said;
  bool expect_saved = true;
  Autosave autosave;
};

std::deque<std::optional<DiskFault>> always(DiskError error) {
  return std::deque<std::optional<DiskFault>>(200, DiskFault{error, 5});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(autosave)

BOOST_AUTO_TEST_CASE(the_newest_is_saved_and_the_one_before_kept) {
  Desk desk;
  desk.save("one");
  BOOST_TEST(desk.disk.files["game"] == "one");
  BOOST_TEST(!desk.disk.files.contains("before"));
  desk.save("two");
  BOOST_TEST(desk.disk.files["game"] == "two");
  BOOST_TEST(desk.disk.files["before"] == "one");
  desk.save("two");
  BOOST_TEST(desk.disk.files["before"] == "one");
  BOOST_TEST(desk.said.empty());
}

BOOST_AUTO_TEST_CASE(what_was_there_at_the_start_becomes_the_backup) {
  Desk desk("of last time");
  desk.save("one");
  BOOST_TEST(desk.disk.files["before"] == "of last time");
}

BOOST_AUTO_TEST_CASE(many_at_once_end_with_the_last) {
  Desk desk;
  for (int i = 0; i <= 500; ++i)
    desk.autosave.save(std::to_string(i));
  BOOST_TEST(desk.autosave.finish(10s));
  BOOST_TEST(desk.disk.files["game"] == "500");
}

BOOST_AUTO_TEST_CASE(a_failure_is_told_once_and_tried_again) {
  Desk desk("old");
  desk.disk.files["game"] = "old";
  desk.disk.replace_faults = always(DiskError::held);
  desk.expect_saved = false;
  desk.save("one");
  desk.save("two");
  BOOST_TEST(desk.disk.files["game"] == "old");
  BOOST_REQUIRE(desk.said.size() == 1u);
  BOOST_TEST(desk.said[0].find("game goes on") != std::string::npos);
  // Finishing tries what failed once more.
  desk.disk.replace_faults.clear();
  BOOST_TEST(desk.autosave.finish(10s));
  BOOST_TEST(desk.disk.files["game"] == "two");
  BOOST_TEST(desk.said.size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_backup_that_fails_does_no_harm) {
  Desk desk("old");
  desk.disk.write_faults = {DiskFault{DiskError::no_permission, 5}};
  desk.save("one");
  BOOST_TEST(desk.disk.files["game"] == "one");
  BOOST_TEST(desk.said.empty());
}

BOOST_AUTO_TEST_CASE(it_writes_what_waits_before_it_goes) {
  FakeDisk disk;
  for (int round = 0; round < 100; ++round) {
    {
      Autosave autosave(disk, {"game", "before", {}}, [](const std::string&) {});
      autosave.save("round " + std::to_string(round));
    }
    BOOST_REQUIRE(disk.files["game"] == "round " + std::to_string(round));
  }
  Autosave idle(disk, {"game", "before", {}}, [](const std::string&) {});
  BOOST_TEST(idle.finish(10s));
}

BOOST_AUTO_TEST_SUITE_END()
