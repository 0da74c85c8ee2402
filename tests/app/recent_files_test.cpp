#include "app/settings/recent_files.h"

#include <boost/test/unit_test.hpp>

#include "app/settings/preferences.h"

using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(recent_files)

BOOST_AUTO_TEST_CASE(newest_first_and_each_once) {
  RecentFiles files;
  for (const char* path : {"a", "b", "c", "a"})
    add_recent(files, path);
  BOOST_TEST(files == RecentFiles({"a", "c", "b"}));
  remove_recent(files, "c");
  remove_recent(files, "nothing");
  add_recent(files, "");
  BOOST_TEST(files == RecentFiles({"a", "b"}));
}

BOOST_AUTO_TEST_CASE(at_most_eight) {
  RecentFiles files;
  for (int i = 0; i < 20; ++i)
    add_recent(files, std::to_string(i));
  BOOST_TEST(files.size() == kMostRecent);
  BOOST_TEST(files.front() == "19");
  BOOST_TEST(files.back() == "12");
}

BOOST_AUTO_TEST_CASE(the_name_comes_first) {
  BOOST_TEST(recent_words("C:\\My games\\one.txt") == "one.txt, in C:\\My games\\");
  BOOST_TEST(recent_words("one.txt") == "one.txt");
}

BOOST_AUTO_TEST_CASE(they_come_back_with_the_preferences) {
  Preferences preferences;
  preferences.recent = {"Z:\\Zażółć = \"x\".txt", "C:\\b.txt"};
  const std::string text = write_preferences(preferences);
  BOOST_TEST(read_preferences(text).recent == preferences.recent);
  // One that is missing in between leaves no gap.
  BOOST_TEST(read_preferences("recent-3 = c\nrecent-1 = a\n").recent == RecentFiles({"a", "c"}));
}

BOOST_AUTO_TEST_SUITE_END()
