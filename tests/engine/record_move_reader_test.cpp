// The moves of a record, by way of whole records.
#include "engine/record/move_reader.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/records.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr std::string_view kPlain[] = {
    "1. e2 e8 2. d4h e7",
    "1. e2 e8\n2. d4h e7\n",
    "1.e2 e8 2.d4h e7",
    "1. e2 1... e8 2. d4h 2... e7",
    "1. e2 1...e8 2.d4h 2...e7",
    "1 e2 e8 2 d4h e7",
    "1. e2 2. e8 3. d4h 4. e7",
    "1. e2\n2. e8\n3. d4h\n4. e7",
    "e2 e8 d4h e7",
    "e2\ne8\nd4h\ne7",
    "e2, e8, d4h, e7",
    "e2;e8;d4h;e7",
    "E2 E8 D4H E7",
    "E2 E8 D4 H E7",
    "e 2 e 8 d 4 h e 7",
    "1. e2 ... e8 2. d4 h\te7",
    "1. e2 \xe2\x80\xa6"
    "e8 2. d4h e7 *",
};

std::string comments_of(std::string_view text) {
  std::string result;
  for (const RecordComment& comment : record_of(text).comments) {
    result += std::to_string(comment.plies) + (comment.own_line ? "|" : " ") + comment.text + ";";
  }
  return result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(record_move_reader)

// I04: other people's plain lists.
BOOST_AUTO_TEST_CASE(plain_lists) {
  for (const std::string_view text : kPlain)
    BOOST_TEST(outcome_of(text) == "e2 e8 d4h e7", text);
}

// I02: any line ends and blanks.
BOOST_AUTO_TEST_CASE(line_ends_and_blanks) {
  for (const std::string_view text :
       {"1. e2 e8\r\n2. d4h e7\r\n", "1. e2 e8\r2. d4h e7", "1. e2 e8  \t\n\n\r\n  2. d4h e7\n\n",
        "\n\n1. e2 e8\n2.\td4h\n e7", "1. e2 e8\n\r2. d4h e7 \t "}) {
    BOOST_TEST(outcome_of(text) == "e2 e8 d4h e7", text);
  }
}

BOOST_AUTO_TEST_CASE(dark_may_begin) {
  const std::string tag = "[Position \"e4 e5 10 10 dark -\"] ";
  for (const char* moves : {"1. ... e3 2. d4 d3", "1... e3 2. d4 d3", "e3 d4 d3",
                            "1. e3 2. d4 3. d3", "... e3 d4 ... d3"}) {
    BOOST_TEST(outcome_of(tag + moves) == "e3 d4 d3", moves);
  }
  BOOST_TEST(outcome_of("1... e8") == "wrong_side 1:1 1...");
  BOOST_TEST(outcome_of("1. ... e8") == "wrong_side 1:4 ...");
}

BOOST_AUTO_TEST_CASE(numbers_must_fit) {
  BOOST_TEST(outcome_of("1. e2 e8 3. e3") == "wrong_number 1:10 3");
  BOOST_TEST(outcome_of("1. e2 1... e8 3. e3") == "wrong_number 1:15 3");
  BOOST_TEST(outcome_of("1. e2 2. e8 2. e3") == "e2 e8 e3");
  BOOST_TEST(outcome_of("7. e2 e8") == "wrong_number 1:1 7");
  BOOST_TEST(outcome_of("0. e2 e8") == "wrong_number 1:1 0");
  BOOST_TEST(outcome_of("99999999999999999999. e2") == "wrong_number 1:1 99999999999999999999");
}

// I10: line, column, token, number of the action, reason; nothing is loaded.
BOOST_AUTO_TEST_CASE(refused_actions) {
  BOOST_TEST(outcome_of("1. e2 e8\n2. d4h e7\n3. e3 e6\n4. d4v") ==
             "refused 4:4 d4v = crosses, move 7 light");
  BOOST_TEST(outcome_of("1. e2 hello") == "refused 1:7 hello = not-a-name, move 2 dark");
  BOOST_TEST(outcome_of("1. e2 k9") == "refused 1:7 k9 = off-board, move 2 dark");
  BOOST_TEST(outcome_of("[Walls \"1\"] a1h a3h c1h") ==
             "refused 1:21 c1h = no-walls, move 3 light");
  BOOST_TEST(outcome_of("1e2") == "refused 1:1 1e2 = not-a-name, move 1 light");
  BOOST_TEST(outcome_of("e2 }") == "refused 1:4 } = not-a-name, move 2 dark");
  BOOST_TEST(outcome_of("{\xc3\xa9\xc3\xa9} e9") == "refused 1:6 e9 = occupied, move 1 light");
  BOOST_TEST(outcome_of("e 2 x") == "refused 1:5 x = not-a-name, move 2 dark");
}

BOOST_AUTO_TEST_CASE(long_tokens_are_quoted_in_part) {
  const std::string word(5000, 'x');
  BOOST_TEST(outcome_of(word) ==
             "refused 1:1 " + word.substr(0, 40) + "... = not-a-name, move 1 light");
}

BOOST_AUTO_TEST_CASE(after_the_end) {
  const std::string near_goal = "[Position \"e8 e2 10 10 light -\"] ";
  BOOST_TEST(outcome_of(near_goal + "e9 e1") == "after_end 1:37 e1");
  BOOST_TEST(outcome_of("e2 e8 * e3") == "after_result 1:9 e3");
  BOOST_TEST(outcome_of("e2 e8 * *") == "after_result 1:9 *");
  BOOST_TEST(outcome_of("e2 e8 * 2. e3") == "after_result 1:9 2.");
  BOOST_TEST(outcome_of("d1 d9 e1 e9 d1 d9 e1 e9 d1") == "after_end 1:25 d1");
  BOOST_TEST(outcome_of("[Draws \"plies\"] d1 d9 e1 e9 d1 d9 e1 e9 d1") ==
             "d1 d9 e1 e9 d1 d9 e1 e9 d1");
}

BOOST_AUTO_TEST_CASE(results_must_agree_with_the_moves) {
  const std::string goal = "[Position \"e8 e2 10 10 light -\"] e9 ";
  BOOST_TEST(outcome_of(goal) == "e9");
  BOOST_TEST(outcome_of(goal + "1-0") == "e9");
  BOOST_TEST(outcome_of(goal + "0-1") == "result_contradicts 1:37 0-1");
  BOOST_TEST(outcome_of(goal + "*") == "result_contradicts 1:37 *");
  BOOST_TEST(outcome_of("e2 1-0") == "result_contradicts 1:4 1-0");
  BOOST_TEST(outcome_of("e2 1/2-1/2") == "result_contradicts 1:4 1/2-1/2");
  BOOST_TEST(outcome_of("[Result \"1-0\"] e2 *") == "result_contradicts 1:10 1-0");
  BOOST_TEST(outcome_of("[Result \"1-0\"]" + goal + "1-0") == "e9");
  BOOST_TEST(outcome_of("d1 d9 e1 e9 d1 d9 e1 e9 1/2-1/2") == "d1 d9 e1 e9 d1 d9 e1 e9");
  BOOST_TEST(outcome_of("[Draws \"none\"] d1 d9 e1 e9 d1 d9 e1 e9 1/2-1/2") ==
             "result_contradicts 1:40 1/2-1/2");
}

BOOST_AUTO_TEST_CASE(endings_must_agree_with_moves_and_result) {
  BOOST_TEST(outcome_of("[Termination \"goal\"] e2 *") == "termination_contradicts 1:15 goal");
  BOOST_TEST(outcome_of("[Termination \"unfinished\"] e2 *") == "e2");
  BOOST_TEST(outcome_of("[Termination \"resign\"] e2 1-0") == "e2");
  BOOST_TEST(outcome_of("[Termination \"resign\"] e2 *") == "termination_contradicts 1:15 resign");
  BOOST_TEST(outcome_of("[Termination \"resign\"] e2") == "termination_contradicts 1:15 resign");
  BOOST_TEST(outcome_of("[Termination \"resign\"][Position \"e8 e2 10 10 light -\"] e9 1-0") ==
             "termination_contradicts 1:15 resign");
  BOOST_TEST((record_of("[Termination \"resign\"] e2 0-1").game.outcome() == Outcome::dark_wins));
}

BOOST_AUTO_TEST_CASE(a_text_that_stops_before_its_result_was_cut) {
  BOOST_TEST(outcome_of("[Result \"*\"]\n1. e2 e8\n") == "missing_result 3:1");
  BOOST_TEST(outcome_of("[Light \"Ann\"]\n1. e2 e8\n") == "e2 e8");
}

// I05: the first game is loaded, and the caller is told that there are more.
BOOST_AUTO_TEST_CASE(several_games) {
  BOOST_TEST(outcome_of("1. e2 e8 * 1. d1 d9 *") == "e2 e8, more");
  BOOST_TEST(outcome_of("1. e2 e8\n\n1. d1 d9\n") == "e2 e8, more");
  BOOST_TEST(outcome_of("[Light \"A\"]\n\n1. e2 *\n\n[Light \"B\"]\n\n1. d1 *\n") == "e2, more");
  BOOST_TEST(outcome_of("[Light \"A\"]\n\n*\n\n[Light \"B\"]\n\n1. d1 *\n") == ", more");
  BOOST_TEST(outcome_of("1. e2 e8 *\n[broken") == "bad_tag 2:1 [broken");
}

BOOST_AUTO_TEST_CASE(comments_stay_where_they_are) {
  BOOST_TEST(comments_of("{a} 1. {b} e2 {c} e8 {d}\n{e} {f}\n2. e3 {g}\n{h} * {i}\n{j}") ==
             "0|a;0 b;1 c;2 d;2|e;2 f;3 g;3|h;3 i;3|j;");
  BOOST_TEST(comments_of("e2 {two\r\nlines}") == "1 two\nlines;");
  BOOST_TEST(comments_of("{x}[Light \"A\"]{y} e2") == "0|x;0 y;");
  BOOST_TEST(outcome_of("e2 {open") == "unclosed_comment 1:4 {");
}

BOOST_AUTO_TEST_CASE(nothing_at_all) {
  for (const std::string_view text : {"", " \n\t\r\n", "{only this}", "\xef\xbb\xbf"}) {
    BOOST_TEST(outcome_of(text) == "empty 1:1");
  }
  BOOST_TEST(outcome_of("*").empty());
  BOOST_TEST(outcome_of("[Light \"Ann\"]").empty());
}

BOOST_AUTO_TEST_SUITE_END()
