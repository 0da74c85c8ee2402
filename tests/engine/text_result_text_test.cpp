#include "engine/text/result_text.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(text_result_text)

BOOST_AUTO_TEST_CASE(goals) {
  BOOST_TEST(result_sentence(played_from("e8 e2 10 10 light -", "e9"), kSpoken) ==
             "Light wins: the pawn is on E 9, its goal.");
  BOOST_TEST(result_sentence(played_from("e8 e2 10 10 dark -", "e1"), kWritten) ==
             "Dark wins: the pawn is on e1, its goal.");
}

BOOST_AUTO_TEST_CASE(resignations) {
  Game game;
  game.resign(Side::light);
  BOOST_TEST(result_sentence(game, kSpoken) == "Dark wins: Light resigned.");
}

BOOST_AUTO_TEST_CASE(draws) {
  BOOST_TEST(result_sentence(shuffled(8), kSpoken) == "Draw: the same position 3 times.");
  BOOST_TEST(result_sentence(shuffled(500, {false, true}), kSpoken) ==
             "Draw: 500 moves and no winner.");
}

BOOST_AUTO_TEST_CASE(games_without_result) {
  BOOST_TEST(result_sentence(Game(), kSpoken) == "The game is not finished.");
  BOOST_TEST(result_sentence(shuffled(5000, {false, false}), kSpoken) ==
             "The game stops unfinished after 5000 moves.");
}

BOOST_AUTO_TEST_SUITE_END()
