#include "app/settings/preferences.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>
#include <thread>

#include "app/settings/fields.h"
#include "tests/app/fake_disk.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

// Nothing at its default.
Preferences unusual() {
  Preferences p;
  p.theme = ThemeChoice::contrast;
  p.path_hint = p.coordinates = p.animation = p.sounds = false;
  p.turned = p.letter_words = p.braille_rows = p.was_light = true;
  p.verbosity = Verbosity::brief;
  p.braille_order = BrailleOrder::files;
  p.rules = RuleSet::passage;
  p.opponent = Opponent::two_computers;
  p.light = LightChoice::by_chance;
  p.level = Level::master;
  p.other_level = Level::beginner;
  p.handicap = 10;
  p.other_handicap = 1;
  p.draws = {false, false};
  p.name = "Zażółć = \"gęślą\" # jaźń";
  p.other_name = "\xF0\x9F\x99\x82";
  p.master_time = std::chrono::milliseconds(30000);
  p.threads = 64;
  p.memory = 4096;
  p.window = WindowPlace{-1200, 30, 900, 700, true};
  p.recent = {"1.txt", "2.txt", "3.txt", "4.txt", "5.txt", "6.txt", "7.txt", "8.txt"};
  p.unknown = {"sparkle = very", "x=1"};
  return p;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(preferences)

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  for (const Preferences& p : {Preferences(), unusual()}) {
    const std::string text = write_preferences(p);
    BOOST_TEST((read_preferences(text) == p));
    BOOST_TEST(write_preferences(read_preferences(text)) == text);
  }
}

BOOST_AUTO_TEST_CASE(every_field_is_in_the_table) {
  const Preferences usual;
  const Preferences other = unusual();
  for (const Field& field : fields()) {
    BOOST_TEST(field.write(usual) != field.write(other), field.key);
    Preferences read;
    BOOST_TEST(field.read(read, field.write(other)), field.key);
    BOOST_TEST(field.write(read) == field.write(other), field.key);
  }
}

BOOST_AUTO_TEST_CASE(forgiving_in_form) {
  const Preferences p =
      read_preferences("\xEF\xBB\xBF# mine\r\n\r\n  theme=dark\r\nlevel =\tstrong  \nturned = yes");
  BOOST_TEST((p.theme == ThemeChoice::dark));
  BOOST_TEST((p.level == Level::strong));
  BOOST_TEST(p.turned);
}

BOOST_AUTO_TEST_CASE(bad_values_are_defaults) {
  const Preferences p = read_preferences(
      "theme = mauve\nthreads = 0\nthreads = 65\nthreads = two\nthreads = 3 4\nmemory-mib = 1e3\n"
      "master-milliseconds = 499\nmaster-milliseconds = 30001\nlevel = \nlevel\nwindow = 1 2 3\n"
      "window = 1 2 3 4 5\nwindow = 1 2 0 4\nwindow = 1 2 99999999999 4\nturned = true\nname = "
      "\x01\n");
  BOOST_TEST((p == Preferences()));
}

BOOST_AUTO_TEST_CASE(names_cannot_break_the_file) {
  Preferences p;
  p.name = "  two\nlines = yes\ttab ";
  const Preferences read = read_preferences(write_preferences(p));
  BOOST_TEST(read.name == "two lines = yes tab");
  BOOST_TEST(read.unknown.empty());
  BOOST_TEST(read_preferences("name = " + std::string(401, 'x')).name.empty());
}

BOOST_AUTO_TEST_CASE(any_bytes_do_no_harm) {
  std::mt19937 random(5);
  const std::string good = write_preferences(unusual());
  for (int i = 0; i < 5000; ++i) {
    std::string text = good;
    const int changes = 1 + static_cast<int>(random() % 20);
    for (int change = 0; change < changes; ++change) {
      const std::size_t at = random() % text.size();
      if (random() % 3 == 0) {
        text.erase(at, random() % 30);
      } else if (random() % 2 == 0) {
        text[at] = static_cast<char>(random());
      } else {
        text.insert(at, good.substr(random() % good.size(), random() % 40));
      }
      if (text.empty()) text = "=";
    }
    const Preferences p = read_preferences(text);
    BOOST_REQUIRE(p.threads >= 1 && p.threads <= 64);
    BOOST_REQUIRE((read_preferences(write_preferences(p)) == p));
  }
  for (std::size_t size = 0; size < good.size(); ++size) {
    static_cast<void>(read_preferences(good.substr(0, size)));
  }
}

BOOST_AUTO_TEST_CASE(no_file_or_a_huge_one_is_defaults) {
  FakeDisk disk;
  LoadedPreferences loaded = load_preferences(disk, "settings.txt");
  BOOST_TEST((loaded.preferences == Preferences()));
  BOOST_TEST(loaded.message.empty());
  BOOST_TEST(loaded.may_save);
  disk.files["settings.txt"] = std::string(300000, '\0');
  loaded = load_preferences(disk, "settings.txt");
  BOOST_TEST((loaded.preferences == Preferences()));
  BOOST_TEST(loaded.message.starts_with("settings.txt is damaged"));
  BOOST_TEST(loaded.may_save);
  BOOST_TEST(disk.files["settings-damaged-1.txt"].size() == 300000u);
  BOOST_TEST(!save_preferences(disk, "settings.txt", unusual()).has_value());
  loaded = load_preferences(disk, "settings.txt");
  BOOST_TEST((loaded.preferences == unusual()));
  BOOST_TEST(loaded.message.empty());
  BOOST_TEST(loaded.may_save);
}

// It may hold all that the user ever chose: it is not to be written over.
BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_told_and_left_alone) {
  for (const DiskError error : {DiskError::held, DiskError::no_permission, DiskError::other}) {
    FakeDisk disk(FakeDisk::Files{{"settings.txt", write_preferences(unusual())}});
    disk.read_faults = std::deque<std::optional<DiskFault>>(6, DiskFault{error, 5});
    const LoadedPreferences loaded = load_preferences(disk, "settings.txt");
    BOOST_TEST((loaded.preferences == Preferences()));
    BOOST_TEST(loaded.message.starts_with("settings.txt cannot be opened: "));
    BOOST_TEST(!loaded.may_save);
    BOOST_TEST(disk.files.contains("settings.txt"));
  }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_put_aside_is_not_written_over) {
  FakeDisk disk(FakeDisk::Files{{"settings.txt", "nothing of ours"}});
  disk.replace_faults = {DiskFault{DiskError::held, 32}};
  const LoadedPreferences loaded = load_preferences(disk, "settings.txt");
  BOOST_TEST(loaded.message.find("Nothing is saved in this file") != std::string::npos);
  BOOST_TEST(!loaded.may_save);
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_kept_and_told) {
  FakeDisk disk;
  disk.files["settings.txt"] = std::string("\x01\xFF\0 nothing of ours", 20);
  const LoadedPreferences loaded = load_preferences(disk, "settings.txt");
  BOOST_TEST((loaded.preferences == Preferences()));
  BOOST_TEST(loaded.message.starts_with("settings.txt is damaged"));
  BOOST_TEST(loaded.may_save);
  BOOST_TEST(disk.files.contains("settings-damaged-1.txt"));
  BOOST_TEST(!disk.files.contains("settings.txt"));
  // Few lines, or the defaults, or those of a newer program, are no damage.
  for (const char* text : {"theme = system\n", "# Pawn Path settings\nnew-thing = 7\n", ""}) {
    disk.files["settings.txt"] = text;
    BOOST_TEST(load_preferences(disk, "settings.txt").message.empty());
    BOOST_TEST(disk.files.contains("settings.txt"));
  }
}

BOOST_AUTO_TEST_CASE(threads_leave_a_core_free) {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  BOOST_TEST(default_threads() >= 1);
  BOOST_TEST((cores < 2 || default_threads() == std::min(cores - 1, 64)));
  BOOST_TEST(read_preferences("threads = none\n").threads == default_threads());
}

BOOST_AUTO_TEST_CASE(another_window_reads_and_touches_nothing) {
  FakeDisk disk;
  const std::filesystem::path path = "data/settings.txt";
  BOOST_TEST((peek_preferences(disk, path) == Preferences()));
  disk.files[path] = "rubbish";
  BOOST_TEST((peek_preferences(disk, path) == Preferences()));
  BOOST_TEST(disk.files.size() == 1u);
  disk.files[path] = "turned = yes\n";
  BOOST_TEST(peek_preferences(disk, path).turned);
}

BOOST_AUTO_TEST_SUITE_END()
