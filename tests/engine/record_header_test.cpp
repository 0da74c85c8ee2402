// The tags of a record, by way of whole records.
#include "engine/record/header.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/engine/records.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string start_of(std::string_view text) {
  return format_position(record_of(text).game.start());
}

std::string draws_of(std::string_view text) {
  return std::string(draws_name(record_of(text).game.draw_rules()));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(record_header)

BOOST_AUTO_TEST_CASE(missing_tags_mean_a_standard_game_with_both_draws) {
  BOOST_TEST(start_of("e2") == "e1 e9 10 10 light -");
  BOOST_TEST(draws_of("e2") == "both");
  BOOST_TEST(record_of("e2").light.empty());
}

BOOST_AUTO_TEST_CASE(rules_and_board) {
  BOOST_TEST(start_of("[Rules \"passage\"] d2") == "d1 d7 6 6 light -");
  BOOST_TEST(start_of("[Board \"7x7\"] d2") == "d1 d7 6 6 light -");
  BOOST_TEST(start_of("[Rules \"Standard\"] [Board \"9X9\"] e2") == "e1 e9 10 10 light -");
  BOOST_TEST(outcome_of("[Rules \"chess\"]") == "bad_rules 1:9 chess");
  BOOST_TEST(outcome_of("[Board \"11x11\"]") == "bad_board 1:9 11x11");
  BOOST_TEST(outcome_of("[Rules \"standard\"]\n[Board \"7x7\"]") == "bad_board 2:9 7x7");
}

BOOST_AUTO_TEST_CASE(walls_each_side_starts_with) {
  BOOST_TEST(start_of("[Walls \"5\"] e2") == "e1 e9 5 5 light -");
  BOOST_TEST(start_of("[Walls \"0\"] [Rules \"passage\"] d2") == "d1 d7 0 0 light -");
  BOOST_TEST(outcome_of("[Walls \"11\"]") == "bad_walls 1:9 11");
  BOOST_TEST(outcome_of("[Walls \"7\"][Rules \"passage\"]") == "bad_walls 1:9 7");
  BOOST_TEST(outcome_of("[Walls \"-1\"]") == "bad_walls 1:9 -1");
  BOOST_TEST(outcome_of("[Walls \"ten\"]") == "bad_walls 1:9 ten");
}

BOOST_AUTO_TEST_CASE(positions) {
  BOOST_TEST(start_of("[Position \"e4 e5 10 9 dark e5h\"] e3") == "e4 e5 10 9 dark e5h");
  BOOST_TEST(start_of("[Position \"d3 d5 6 6 light -\"][Rules \"passage\"]") ==
             "d3 d5 6 6 light -");
  // Walls says one number for both sides; the position has the last word.
  BOOST_TEST(start_of("[Walls \"10\"][Position \"e1 e9 10 8 light -\"]") == "e1 e9 10 8 light -");
  BOOST_TEST(outcome_of("[Position \"e9 e5 10 10 light -\"]") ==
             "bad_position 1:12 e9 e5 10 10 light -");
  const auto faults = read_record("[Position \"e5 e5 10 10 light d4h\"]").error().faults;
  BOOST_TEST(faults.size() == 2u);
}

// I14: what another program may mean by its names is not guessed.
BOOST_AUTO_TEST_CASE(other_games_formats_and_anchors_are_refused) {
  BOOST_TEST(outcome_of("[Anchor \"upper-left\"] e2") == "other_anchor 1:10 upper-left");
  BOOST_TEST(outcome_of("[Anchor \"Lower-Left \"] e2") == "e2");
  BOOST_TEST(outcome_of("[Game \"Chess\"] e2") == "other_game 1:8 Chess");
  BOOST_TEST(outcome_of("[Format \"2\"] e2") == "other_format 1:10 2");
}

BOOST_AUTO_TEST_CASE(draws) {
  for (const char* draws : {"both", "repetition", "plies", "none"}) {
    BOOST_TEST(draws_of("[Draws \"" + std::string(draws) + "\"] e2") == draws);
  }
  BOOST_TEST(outcome_of("[Draws \"some\"] e2") == "bad_draws 1:9 some");
}

BOOST_AUTO_TEST_CASE(results_and_endings_must_be_known_words) {
  BOOST_TEST(outcome_of("[Result \"1:0\"] e2") == "bad_result 1:10 1:0");
  BOOST_TEST(outcome_of("[Termination \"time\"] e2") == "bad_termination 1:15 time");
}

BOOST_AUTO_TEST_CASE(a_tag_stands_once_unknown_ones_as_often_as_they_like) {
  BOOST_TEST(outcome_of("[Light \"A\"]\n[LIGHT \"B\"] e2") == "duplicate_tag 2:1 LIGHT");
  const Record record = record_of("[Event \"x\"][Site \"\"][Event \"y\"] e2");
  const std::vector<RecordTag> expected = {{"Event", "x"}, {"Site", ""}, {"Event", "y"}};
  BOOST_TEST((record.other_tags == expected));
}

BOOST_AUTO_TEST_CASE(a_question_mark_is_nobody_and_no_day) {
  const Record record = record_of("[Light \"?\"][Dark \"? \"][Date \"?\"] e2");
  BOOST_TEST(record.light.empty());
  BOOST_TEST(record.dark == "? ");
  BOOST_TEST(record.date.empty());
}

BOOST_AUTO_TEST_CASE(names_are_kept_as_they_are) {
  const Record record =
      record_of("[Light \" ~Ann~ [x] {y} \"][Dark \"\xd0\x96\"][Date \"May\"] e2");
  BOOST_TEST(record.light == " ~Ann~ [x] {y} ");
  BOOST_TEST(record.dark == "\xd0\x96");
  BOOST_TEST(record.date == "May");
}

BOOST_AUTO_TEST_CASE(tags_that_are_not_whole_or_out_of_place) {
  BOOST_TEST(outcome_of("[Light Ann] e2") == "bad_tag 1:1 [Light Ann] e2");
  BOOST_TEST(outcome_of("1. [Light \"Ann\"] e2") == "bad_tag 1:4 [Light \"Ann\"]");
}

BOOST_AUTO_TEST_SUITE_END()
