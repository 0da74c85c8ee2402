#include "engine/qtp/arguments.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;

namespace {

// The parts of a line, `|` between.
std::string parts(std::string_view text) {
  const CommandLine line = parse_line(text);
  std::string result = line.id + '|' + line.command;
  for (const std::string& argument : line.arguments)
    result += '|' + argument;
  return result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(qtp_arguments)

BOOST_AUTO_TEST_CASE(lines_are_split_at_blanks) {
  BOOST_TEST(parts("") == "|");
  BOOST_TEST(parts("name") == "|name");
  BOOST_TEST(parts("  playmove \t light  e2 ") == "|playmove|light|e2");
  BOOST_TEST(parts("12 name") == "12|name");
  BOOST_TEST(parts("007") == "007|");
  BOOST_TEST(parts("12345678901 name") == "|12345678901|name");
  BOOST_TEST(parts("-1 name") == "|-1|name");
}

BOOST_AUTO_TEST_CASE(comments_and_control_characters_are_dropped) {
  BOOST_TEST(parts("# all of it") == "|");
  BOOST_TEST(parts("name # the rest") == "|name");
  BOOST_TEST(parts("name#") == "|name");
  BOOST_TEST(parts(std::string_view("na\0me\r\x1b\x7f", 8)) == "|name");
}

BOOST_AUTO_TEST_CASE(the_rest_keeps_its_blanks) {
  BOOST_TEST(parse_line("pp-save  my  game.txt ").rest == "my  game.txt");
  BOOST_TEST(parse_line("5 pp-save \xc3\xa9.txt").rest == "\xc3\xa9.txt");
  BOOST_TEST(parse_line("name").rest.empty());
}

BOOST_AUTO_TEST_CASE(numbers) {
  BOOST_TEST((parse_number("12", 0, 20) == 12));
  BOOST_TEST((parse_number("-3", -5, 20) == -3));
  for (const std::string_view text :
       {"", "x", "1x", " 1", "1.5", "+1", "21", "-1", "99999999999999999999"}) {
    BOOST_TEST(!parse_number(text, 0, 20));
  }
}

BOOST_AUTO_TEST_CASE(colours) {
  for (const std::string_view text : {"light", "white", "w", "LIGHT", "W"}) {
    BOOST_TEST((parse_colour(text) == Side::light));
  }
  for (const std::string_view text : {"dark", "black", "b", "Dark", "B"}) {
    BOOST_TEST((parse_colour(text) == Side::dark));
  }
  for (const std::string_view text : {"", "l", "d", "red", "whit"})
    BOOST_TEST(!parse_colour(text));
}

BOOST_AUTO_TEST_SUITE_END()
