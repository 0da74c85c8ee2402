#include "engine/text/catalogue.h"

#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>
#include <string>

using namespace pawnpath;

namespace {

std::string text(int number) { return std::string(text_of(static_cast<Message>(number))); }
constexpr int kCount = static_cast<int>(Message::count);

}  // namespace

BOOST_AUTO_TEST_SUITE(text_catalogue)

BOOST_AUTO_TEST_CASE(every_text_is_there) {
  for (int i = 0; i < kCount; ++i)
    BOOST_TEST(!text(i).empty());
}

BOOST_AUTO_TEST_CASE(places_are_single_digits_in_braces) {
  const std::regex place(R"(\{[0-9]\})");
  for (int i = 0; i < kCount; ++i) {
    const std::string rest = std::regex_replace(text(i), place, "");
    BOOST_TEST(rest.find_first_of("{}") == std::string::npos, text(i));
  }
}

// A lone small "a" is heard as a file of the board.
BOOST_AUTO_TEST_CASE(no_text_has_a_lone_letter) {
  const std::regex lone(R"((^|[^A-Za-z0-9])[abceghiABCEFGHI]([^A-Za-z0-9{]|$))");
  for (int i = 0; i < kCount; ++i) {
    const auto message = static_cast<Message>(i);
    if (message == Message::wall_as_typed || message == Message::braille_legend) continue;
    BOOST_TEST(!std::regex_search(text(i), lone), text(i));
  }
}

// What a screen reader spells out or skips; quotes and brackets only where text is quoted.
BOOST_AUTO_TEST_CASE(no_text_has_signs_that_need_explaining) {
  for (int i = 0; i < static_cast<int>(Message::record_at); ++i) {
    BOOST_TEST(text(i).find_first_of("*_/|<>[]()=+#@~^") == std::string::npos, text(i));
  }
}

BOOST_AUTO_TEST_CASE(every_text_is_ascii) {
  for (int i = 0; i < kCount; ++i) {
    for (const char c : text(i))
      BOOST_TEST((c >= ' ' && c <= '~'), text(i));
  }
}

BOOST_AUTO_TEST_CASE(say_fills_places_and_takes_arguments_as_they_are) {
  BOOST_TEST(say(Message::square_spoken, {"E", "4"}) == "E 4");
  BOOST_TEST(say(Message::square_spoken, {"{1}", "{0}"}) == "{1} {0}");
  BOOST_TEST(say(Message::to_move, {"Dark"}) == "Dark to move.");
}

BOOST_AUTO_TEST_CASE(letters_have_words) {
  std::set<std::string_view> words;
  for (int file = 0; file < 9; ++file) {
    BOOST_TEST(letter_word(file).front() == 'A' + file);
    words.insert(letter_word(file));
  }
  BOOST_TEST(words.size() == 9u);
}

BOOST_AUTO_TEST_SUITE_END()
