#include "app/storage/backup_text.h"

#include <boost/test/unit_test.hpp>
#include <random>

#include "app/storage/saved_game.h"
#include "engine/rules/notation.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

std::string game_text(const char* first) {
  Record record;
  record.game.play(*parse_action(first, RuleSet::standard));
  const Seat seats[2];
  return saved_text(record, seats);
}

Backup whole() {
  return {"2026-11-30",
          {{"settings.txt", "# Pawn Path settings\ntheme = dark\n"},
           {"autosave.txt", game_text("e2")},
           {"slot.txt", game_text("d1")},
           {"results.txt", ""},
           {"games/game-1.txt", game_text("f1")},
           {"games/game-12.txt", game_text("a1h")}}};
}

bool says(const Result<Backup, std::string>& read, std::string_view part) {
  return !read && read.error().find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(backup_text)

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  const std::string text = write_backup(whole());
  const auto read = read_backup(text);
  BOOST_REQUIRE(read.ok());
  BOOST_TEST(read->date == "2026-11-30");
  BOOST_TEST((read->parts == whole().parts));
  BOOST_TEST(write_backup(*read) == text);
}

BOOST_AUTO_TEST_CASE(line_ends_of_mail_do_no_harm) {
  std::string text;
  for (const char c : write_backup(whole()))
    text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto read = read_backup(text);
  BOOST_REQUIRE(read.ok());
  BOOST_TEST((read->parts == whole().parts));
}

BOOST_AUTO_TEST_CASE(every_cut_and_every_change_is_noticed) {
  const std::string good = write_backup(whole());
  // Without its last newline it is still whole.
  for (std::size_t size = 0; size + 1 < good.size(); ++size)
    BOOST_REQUIRE(!read_backup(good.substr(0, size)));
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string bad = good;
    bad[random() % (bad.size() - 1)] ^= static_cast<char>(1 + random() % 255);
    const auto read = read_backup(bad);
    // Only a line end of another system may be put in unnoticed.
    BOOST_REQUIRE((!read || read->parts == whole().parts));
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_backup_is_told_apart) {
  BOOST_TEST(says(read_backup(""), "no backup"));
  BOOST_TEST(says(read_backup("1. e2 e8"), "no backup"));
  BOOST_TEST(says(read_backup(game_text("e2")), "no backup"));
  BOOST_TEST(says(read_backup("Pawn Path backup\nFormat 1\n"), "damaged"));
  BOOST_TEST(says(read_backup(write_backup({"2026-11-30", {}})), "nothing"));
}

BOOST_AUTO_TEST_CASE(each_part_is_looked_at) {
  Backup backup = whole();
  backup.parts[2].bytes = backup.parts[2].bytes.substr(0, 40);
  BOOST_TEST(says(read_backup(write_backup(backup)), "slot.txt"));
  backup = whole();
  backup.parts[4].bytes += "nonsense";
  BOOST_TEST(says(read_backup(write_backup(backup)), "games/game-1.txt"));
  backup = whole();
  backup.parts.push_back(backup.parts[0]);
  BOOST_TEST(says(read_backup(write_backup(backup)), "damaged"));
}

BOOST_AUTO_TEST_CASE(no_part_leads_out_of_the_data_folder) {
  for (const char* name : {"../settings.txt", "games/../../x.txt", "C:\\x.txt", "/etc/x.txt",
                           "games/game-0.txt", "games/game-99.txt", "log/pawnpath.log", ""}) {
    Backup backup = whole();
    backup.parts.push_back({name, game_text("e2")});
    BOOST_TEST(!read_backup(write_backup(backup)).ok(), name);
  }
}

BOOST_AUTO_TEST_CASE(what_is_in_it_reads_like_a_list) {
  Backup backup = whole();
  BOOST_TEST(parts_in_words(backup) ==
             "the settings, the game on the board, the saved position, the results and 2 earlier "
             "games");
  backup.parts.erase(backup.parts.begin() + 1, backup.parts.end());
  BOOST_TEST(parts_in_words(backup) == "the settings");
}

BOOST_AUTO_TEST_SUITE_END()
