#include "engine/text/wording.h"

#include <boost/test/unit_test.hpp>
#include <regex>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr Wording kWords{true, true, false, false};
constexpr Wording kTurned{true, false, false, true};

}  // namespace

BOOST_AUTO_TEST_SUITE(text_wording)

BOOST_AUTO_TEST_CASE(squares) {
  const Square square = act("e4").square();
  BOOST_TEST(square_name(square, kWritten) == "e4");
  BOOST_TEST(square_name(square, kSpoken) == "E 4");
  BOOST_TEST(square_name(square, kWords) == "Echo 4");
}

// D18, D19: a capital, a blank, a digit for all 81 squares, so that none sounds like a number.
BOOST_AUTO_TEST_CASE(all_squares_are_spoken_apart) {
  const std::regex apart("[A-I] [1-9]");
  for (int number = 0; number < 81; ++number) {
    const Square square{static_cast<std::uint8_t>(number)};
    BOOST_TEST(std::regex_match(square_name(square, kSpoken), apart));
  }
}

BOOST_AUTO_TEST_CASE(walls) {
  BOOST_TEST(wall_name(act("d4h"), kWritten) == "d4h");
  BOOST_TEST(wall_name(act("d4h"), kSpoken) == "D 4 horizontal");
  BOOST_TEST(wall_name(act("d4v"), kWords) == "Delta 4 vertical");
}

// A07: the place names the two squares that the wall lies beside.
BOOST_AUTO_TEST_CASE(places_of_walls) {
  BOOST_TEST(wall_place(act("d4h"), kSpoken) == "above D 4 and E 4");
  BOOST_TEST(wall_place(act("d4v"), kSpoken) == "right of D 4 and D 5");
  BOOST_TEST(wall_place(act("d4h"), kTurned) == "below D 4 and E 4");
  BOOST_TEST(wall_place(act("d4v"), kTurned) == "left of D 4 and D 5");
  BOOST_TEST(wall_place(act("h8v"), kWritten) == "right of h8 and h9");
}

BOOST_AUTO_TEST_CASE(actions) {
  BOOST_TEST(action_name(act("e4"), kSpoken) == "E 4");
  BOOST_TEST(action_name(act("e4v"), kSpoken) == "E 4 vertical");
  BOOST_TEST(action_name(Action(), kSpoken).empty());
}

BOOST_AUTO_TEST_CASE(directions_are_the_screens) {
  BOOST_TEST(direction_name(Direction::north, kSpoken) == "above");
  BOOST_TEST(direction_name(Direction::east, kSpoken) == "right");
  BOOST_TEST(direction_name(Direction::north, kTurned) == "below");
  BOOST_TEST(direction_name(Direction::west, kTurned) == "right");
}

BOOST_AUTO_TEST_CASE(lists) {
  BOOST_TEST(enumerate({}).empty());
  BOOST_TEST(enumerate({"D 1"}) == "D 1");
  BOOST_TEST(enumerate({"D 1", "E 2", "F 1"}) == "D 1, E 2, F 1");
  BOOST_TEST(enumerate_with_and({}).empty());
  BOOST_TEST(enumerate_with_and({"above"}) == "above");
  BOOST_TEST(enumerate_with_and({"above", "right", "below"}) == "above, right and below");
}

BOOST_AUTO_TEST_CASE(foreign_text_is_fit_to_be_quoted) {
  BOOST_TEST(quotable("e4") == "e4");
  BOOST_TEST(quotable("one\ntwo\tthree\r\n") == "one two three ");
  BOOST_TEST(quotable("\xff") == "\xef\xbf\xbd");
  BOOST_TEST(quotable(std::string(1000, 'x')) == std::string(60, 'x') + "...");
}

BOOST_AUTO_TEST_SUITE_END()
