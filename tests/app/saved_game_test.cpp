#include "app/storage/saved_game.h"

#include <boost/test/unit_test.hpp>

#include "app/session/level_key.h"
#include "engine/record/check_line.h"
#include "engine/record/writer.h"
#include "engine/rules/notation.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

Record short_game() {
  Record record;
  for (const char* name : {"e2", "e8", "d4h"}) {
    record.game.play(*parse_action(name, RuleSet::standard));
  }
  record.light = "Ann";
  record.date = "2024-02-03";
  record.other_tags = {{"Event", "Club evening"}};
  record.comments = {{2, false, "so far so good"}};
  return record;
}

const Seat kSeats[2] = {{std::nullopt, "Ann"}, {Level::strong, {}}};

}  // namespace

BOOST_AUTO_TEST_SUITE(saved_game)

BOOST_AUTO_TEST_CASE(keys_of_levels) {
  for (int i = static_cast<int>(Level::beginner); i <= static_cast<int>(Level::master); ++i) {
    const auto level = static_cast<Level>(i);
    BOOST_TEST((level_from_key(level_key(level)) == level));
  }
  BOOST_TEST(!level_from_key("person").has_value());
  BOOST_TEST(!level_from_key("").has_value());
}

BOOST_AUTO_TEST_CASE(players_come_back) {
  const std::string text = saved_text(short_game(), kSeats);
  for (const auto& read : {read_saved(text), read_own(text)}) {
    BOOST_REQUIRE(read.ok());
    BOOST_TEST((read->seats[0] == kSeats[0]));
    BOOST_TEST((read->seats[1].level == Level::strong));
    BOOST_TEST((read->record.other_tags == short_game().other_tags));
    BOOST_TEST((read->record.comments == short_game().comments));
    BOOST_TEST((read->record.game.actions() == short_game().game.actions()));
    BOOST_TEST(saved_text(read->record, read->seats) == text);
  }
}

BOOST_AUTO_TEST_CASE(an_export_has_two_people) {
  const auto read = read_saved(write_record(short_game()));
  BOOST_REQUIRE(read.ok());
  BOOST_TEST(!read->seats[0].is_computer());
  BOOST_TEST(!read->seats[1].is_computer());
  BOOST_TEST(read->seats[0].name == "Ann");
  BOOST_TEST(read_own(write_record(short_game())).ok());
}

BOOST_AUTO_TEST_CASE(a_level_of_a_newer_program_is_a_person) {
  Record record = short_game();
  record.other_tags = {{"DarkPlayer", "grandmaster"}};
  const auto read = read_own(write_autosave(record));
  BOOST_REQUIRE(read.ok());
  BOOST_TEST(!read->seats[1].is_computer());
}

// A file cut anywhere is damaged, or it is the whole game.
BOOST_AUTO_TEST_CASE(cut_at_each_byte) {
  const std::string text = saved_text(short_game(), kSeats);
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto read = read_own(std::string_view(text).substr(0, size));
    if (read) BOOST_REQUIRE((read->record.game.plies() == 3));
    if (!read) BOOST_REQUIRE(!read.error().empty());
  }
}

BOOST_AUTO_TEST_CASE(any_changed_byte_is_noticed) {
  const std::string text = saved_text(short_game(), kSeats);
  const std::size_t checked = text.rfind("{check");
  for (std::size_t at = 0; at < checked; ++at) {
    std::string changed = text;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    BOOST_REQUIRE(!read_own(changed).ok());
  }
}

BOOST_AUTO_TEST_CASE(a_newer_format_says_so) {
  std::string text = write_record(short_game());
  text.replace(text.find("[Format \"1\"]"), 12, "[Format \"9\"]");
  const auto read = read_own(text + check_line(text));
  BOOST_REQUIRE(!read.ok());
  BOOST_TEST(read.error().find("newer version") != std::string::npos);
}

// What the list of games and the tally need to know is in our own files alone.
BOOST_AUTO_TEST_CASE(own_tags_come_back_and_go) {
  SavedGame saved{short_game(), {kSeats[0], kSeats[1]}, false, true, "2026-11-30 14:05:07"};
  const std::string text = saved_text(saved);
  const auto read = read_own(text);
  BOOST_REQUIRE(read.ok());
  BOOST_TEST(read->counts);
  BOOST_TEST(read->last_played == saved.last_played);
  BOOST_TEST(read->record.other_tags.size() == saved.record.other_tags.size());
  BOOST_TEST(saved_text(*read) == text);
  saved.counts = false;
  saved.last_played.clear();
  BOOST_TEST(saved_text(saved) == saved_text(saved.record, saved.seats));
}

BOOST_AUTO_TEST_SUITE_END()
