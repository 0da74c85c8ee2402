#include "engine/record/reader.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <random>

#include "tests/engine/records.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

double milliseconds_to_read(const std::string& text) {
  const auto begin = std::chrono::steady_clock::now();
  (void)read_record(text);
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
  return time.count();
}

std::string shuffling(int actions) {
  constexpr const char* kSteps[] = {"d1 ", "d9 ", "e1 ", "e9 "};
  std::string text = "[Draws \"none\"]\n";
  for (int i = 0; i < actions; ++i)
    text += kSteps[i % 4];
  return text;
}

// Sanitizers and busy machines are slow; the bound of the product is 100 ms.
constexpr double kMostMilliseconds = 1000;

}  // namespace

BOOST_AUTO_TEST_SUITE(record_reader)

// I01
BOOST_AUTO_TEST_CASE(byte_order_marks) {
  BOOST_TEST(outcome_of("\xef\xbb\xbf"
                        "1. e2 e8") == "e2 e8");
  BOOST_TEST(outcome_of("\xef\xbb\xbf[Light \"A\"]\n1. e2 e9") ==
             "refused 2:7 e9 = same-square, move 2 dark");
  BOOST_TEST(outcome_of(std::string_view("\xff\xfe"
                                         "e\0"
                                         "2\0",
                                         6)) == "utf16 1:1");
  BOOST_TEST(outcome_of(std::string_view("\xfe\xff"
                                         "\0e\0"
                                         "2",
                                         6)) == "utf16 1:1");
}

// I13 and G07: no text, no crash, no hang.
BOOST_AUTO_TEST_CASE(what_is_no_text) {
  BOOST_TEST(outcome_of(std::string(100, '\0')) == "not_text 1:1");
  BOOST_TEST(outcome_of(std::string_view("e2\n\0e8", 6)) == "not_text 2:1");
  BOOST_TEST(outcome_of("e2 \xc3") == "not_text 1:4");
  BOOST_TEST(outcome_of("x") == "refused 1:1 x = not-a-name, move 1 light");
}

BOOST_AUTO_TEST_CASE(bounds) {
  BOOST_TEST(outcome_of(std::string(kMostRecordBytes + 1, ' ')) == "too_big 1:1");
  BOOST_TEST(outcome_of("e2" + std::string(kMostRecordBytes - 2, ' ')) == "e2");
  const std::string most = shuffling(5000);
  BOOST_TEST(record_of(most).game.plies() == 5000);
  const std::string error = outcome_of(most + "d1");
  BOOST_TEST(error == "too_many 2:15001 d1");
}

BOOST_AUTO_TEST_CASE(refusals_are_quick) {
  BOOST_TEST(milliseconds_to_read(std::string(50'000'000, '[')) < kMostMilliseconds);
  BOOST_TEST(milliseconds_to_read(std::string(kMostRecordBytes, '{')) < kMostMilliseconds);
  BOOST_TEST(milliseconds_to_read(std::string(kMostRecordBytes, '[')) < kMostMilliseconds);
  BOOST_TEST(milliseconds_to_read(std::string(kMostRecordBytes, '\xff')) < kMostMilliseconds);
  BOOST_TEST(milliseconds_to_read(std::string(kMostRecordBytes, '\n')) < kMostMilliseconds);
  BOOST_TEST(milliseconds_to_read(shuffling(100'000)) < kMostMilliseconds);
}

BOOST_AUTO_TEST_CASE(autosaves) {
  const Record record = record_of_game(played("e2 e8 d4h"));
  const std::string autosave = write_autosave(record);
  BOOST_TEST(read_record(autosave)->checked);
  BOOST_TEST(!read_record(write_record(record))->checked);
  std::string damaged = autosave;
  damaged[damaged.find("e8")] = 'd';
  BOOST_TEST(outcome_of(damaged) == "damaged 17:1");
}

// G07: an autosave cut anywhere is refused, or is the whole game without its check line.
BOOST_AUTO_TEST_CASE(an_autosave_cut_at_each_byte) {
  const Record record = record_of_game(played("e2 e8 d4h e7 e3"));
  const std::string autosave = write_autosave(record);
  for (std::size_t size = 0; size < autosave.size(); ++size) {
    const auto read = read_record(std::string_view(autosave).substr(0, size));
    if (read)
      BOOST_TEST(
          (read->record.game.actions() == record.game.actions() || read->record.game.plies() == 0),
          size);
  }
}

// I13: whatever it is, it gives a record that can be written and read, or an error with a place.
BOOST_AUTO_TEST_CASE(garbage) {
  constexpr std::string_view kPieces[] = {"e2",
                                          "e8",
                                          "d4h",
                                          "1.",
                                          "2...",
                                          "...",
                                          "[Light \"A\"]",
                                          "[",
                                          "]",
                                          "{c}",
                                          "{",
                                          "}",
                                          "\"",
                                          "*",
                                          "1-0",
                                          "\n",
                                          "\r",
                                          " ",
                                          ",",
                                          "[Walls \"3\"]",
                                          "\xff",
                                          "h",
                                          "d",
                                          "4",
                                          "\xc3\xa9",
                                          "[Position \"e4 e5 9 9 dark -\"]",
                                          "{check: 1}",
                                          "[Termination \"resign\"]",
                                          "0-1"};
  std::mt19937 random(7);
  for (int i = 0; i < scaled(3000); ++i) {
    std::string text;
    for (auto pieces = random() % 12; pieces > 0; --pieces) {
      text += kPieces[random() % std::size(kPieces)];
      if (random() % 2 == 0) text += ' ';
    }
    const auto read = read_record(text);
    if (read) {
      const std::string written = write_record(read->record);
      BOOST_TEST(written_again(written) == written, text);
    } else {
      BOOST_TEST(read.error().line >= 1);
      BOOST_TEST(read.error().column >= 1);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
