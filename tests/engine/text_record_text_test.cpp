#include "engine/text/record_text.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "tests/engine/records.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string error_of(std::string_view text) {
  const auto read = read_record(text);
  return read ? std::string() : record_error_sentence(read.error(), kWritten);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_record_text)

BOOST_AUTO_TEST_CASE(refused_actions_say_where_and_why) {
  BOOST_TEST(error_of("1. e2 e8\n2. d4h e7\n3. d4v") ==
             "Line 3, column 4: Move 5, Light, \"d4v\": Wall d4v would cross wall d4h.");
  BOOST_TEST(error_of("e2 foo") ==
             "Line 1, column 4: Move 2, Dark, \"foo\": That is no name. "
             "Squares are named like e4, walls like d4h.");
}

BOOST_AUTO_TEST_CASE(errors_of_tags) {
  BOOST_TEST(error_of("[Anchor \"centre\"] e2") ==
             "Line 1, column 10: Walls are named from \"centre\" in this record; "
             "only lower-left is read.");
  BOOST_TEST(error_of("[Position \"e5 e5 10 10 light -\"]") ==
             "Line 1, column 12: The start position \"e5 e5 10 10 light -\" is not valid: "
             "Both pawns are on one square.");
}

BOOST_AUTO_TEST_CASE(errors_of_the_whole_text_have_no_place) {
  BOOST_TEST(error_of("") == "There is no game in this text.");
  BOOST_TEST(error_of("\xff\xfe") == "The text is UTF-16. Save it as UTF-8 and try again.");
  BOOST_TEST(error_of("*\n{check: 0}\n") == "The check line does not fit what stands above it.");
}

BOOST_AUTO_TEST_CASE(every_code_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  constexpr int kCodes = static_cast<int>(RecordErrorCode::missing_result) + 1;
  for (int code = 0; code < kCodes; ++code) {
    RecordError error;
    error.code = static_cast<RecordErrorCode>(code);
    error.token = "x";
    sentences.insert(record_error_sentence(error, kSpoken));
  }
  BOOST_TEST(sentences.size() == static_cast<std::size_t>(kCodes));
  BOOST_TEST(more_games_sentence() == "The text holds more than one game; the first is loaded.");
}

BOOST_AUTO_TEST_SUITE_END()
