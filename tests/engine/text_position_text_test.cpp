#include "engine/text/position_text.h"

#include <boost/test/unit_test.hpp>
#include <regex>

#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

using Lines = std::vector<std::string>;

void check_lines(const Lines& lines, const Lines& expected) {
  BOOST_CHECK_EQUAL_COLLECTIONS(lines.begin(), lines.end(), expected.begin(), expected.end());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_position_text)

BOOST_AUTO_TEST_CASE(the_start_line_by_line) {
  check_lines(describe(Game(), kSpoken),
              {"Light to move.", "Light pawn on E 1, Dark pawn on E 9.",
               "Light route, 8 steps: E 1, E 2, E 3, E 4, E 5, E 6, E 7, E 8, E 9.",
               "Dark route, 8 steps: E 9, E 8, E 7, E 6, E 5, E 4, E 3, E 2, E 1.",
               "Walls left: Light 10, Dark 10.", "No walls on the board.",
               "Light can step to D 1, E 2, F 1.",
               "Draw watch: 0 of 500 moves played. This position once, draw at 3."});
}

BOOST_AUTO_TEST_CASE(a_position_with_walls_as_it_is_written) {
  check_lines(describe(played_from("e4 e5 8 9 dark e5h,a1v,b2h"), kWritten),
              {"Dark to move.", "Light pawn on e4, Dark pawn on e5.",
               "Light route, 6 steps: e4, e5, d5, d6, d7, d8, d9.",
               "Dark route, 4 steps: e5, e4, e3, e2, e1.", "Walls left: Light 8, Dark 9.",
               "3 walls on the board: b2h, e5h, a1v.", "Dark can step to d5, e3, f5.",
               "Draw watch: 0 of 500 moves played. This position once, draw at 3."});
}

BOOST_AUTO_TEST_CASE(a_finished_game) {
  const Lines lines = describe(played_from("e8 e2 10 10 light -", "e9"), kSpoken);
  BOOST_TEST(lines.front() == "Light wins: the pawn is on E 9, its goal.");
  BOOST_TEST(lines[6] == "No steps: the game is over.");
}

BOOST_AUTO_TEST_CASE(the_answers_to_the_keys) {
  const Game game = played("e2 e8 d4h");
  BOOST_TEST(turn_and_last_move(Game(), kSpoken) == "Light to move. No move has been played.");
  BOOST_TEST(turn_and_last_move(game, kSpoken) ==
             "Dark to move. Last: Move 3, Light: wall D 4 horizontal, above D 4 and E 4.");
  BOOST_TEST(pawns_and_routes(game.position(), kSpoken) ==
             "Light pawn on E 2, route 8. Dark pawn on E 8, route 8.");
  BOOST_TEST(walls_left_sentence(game.position()) == "Walls left: Light 9, Dark 10.");
  BOOST_TEST(walls_on_board_sentence(game.position(), kSpoken) ==
             "1 wall on the board: D 4 horizontal.");
  BOOST_TEST(steps_sentence(game, kSpoken) == "Dark can step to D 8, E 7, E 9, F 8.");
}

BOOST_AUTO_TEST_CASE(the_draw_watch_counts_what_is_on) {
  const Game game = shuffled(4);
  BOOST_TEST(draw_watch_sentence(game) ==
             "Draw watch: 4 of 500 moves played. This position twice, draw at 3.");
  const Game off = shuffled(8, {false, false});
  BOOST_TEST(draw_watch_sentence(off) ==
             "Draw watch: 8 moves played, no limit. This position 3 times, no draw by repetition.");
}

// D18: a number and a square never touch.
BOOST_AUTO_TEST_CASE(no_line_joins_a_digit_and_a_letter) {
  const std::regex joined("[0-9][A-Za-z]|[A-Za-z][0-9]");
  for (int seed = 0; seed < scaled(12); ++seed) {
    const Game game = random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed));
    for (const std::string& line : describe(game, kSpoken)) {
      BOOST_TEST(!std::regex_search(line, joined), line);
      BOOST_TEST(line.back() == '.');
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
