// Commands that ask about the game.
#include <boost/test/unit_test.hpp>

#include "tests/engine/dialogue.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// An answer without its frame.
std::string answer(Dialogue& dialogue, std::string_view line) {
  const std::string reply = dialogue(line);
  return reply.substr(2, reply.size() - 4);
}

std::size_t words(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(qtp_query_commands)

BOOST_AUTO_TEST_CASE(winners) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("winner") == "= false\n\n");
  BOOST_TEST(dialogue.all({"pp-position e8 e2 0 0 dark -", "playmove dark e1", "winner"}) ==
             "= true dark\n\n");
  for (const char* line : {"clear_board", "playmove w d1", "playmove b d9", "playmove w e1",
                           "playmove b e9", "playmove w d1", "playmove b d9", "playmove w e1"}) {
    BOOST_TEST(dialogue(line) == kDone);
  }
  BOOST_TEST(dialogue("pp-draw-watch") == "= 7 2\n\n");
  BOOST_TEST(dialogue.all({"playmove b e9", "winner"}) == "= draw\n\n");
  BOOST_TEST(dialogue("pp-draw-watch") == "= 8 3\n\n");
}

// A18: Light is below, e1 and e9 (d1 and d7).
BOOST_AUTO_TEST_CASE(the_board_as_a_picture) {
  Dialogue dialogue{"boardsize 7", "playwall light a1h", "playwall dark c3v"};
  BOOST_TEST(dialogue("showboard") ==
             "= d1 d7 5 5 light a1h,c3v\n"
             "7 . . . d . . .\n"
             "   + + + + + + \n"
             "6 . . . . . . .\n"
             "   + + + + + + \n"
             "5 . . . . . . .\n"
             "   + + + + + + \n"
             "4 . . .v. . . .\n"
             "   + + v + + + \n"
             "3 . . .v. . . .\n"
             "   + + + + + + \n"
             "2 . . . . . . .\n"
             "  hhh+ + + + + \n"
             "1 . . . l . . .\n"
             "  a b c d e f g\n\n");
}

BOOST_AUTO_TEST_CASE(positions) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("pp-position E4 e5 10 9 LIGHT E5H") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e4 e5 10 9 light e5h\n\n");
  BOOST_TEST(dialogue("pp-position e1 e1 10 10 light -") ==
             "? bad-position: Both pawns are on one square. "
             "The Dark pawn is on its goal edge already.\n\n");
  BOOST_TEST(dialogue.code("pp-position e1") == "bad-position");
  BOOST_TEST(dialogue("pp-position") == "= e4 e5 10 9 light e5h\n\n");
}

BOOST_AUTO_TEST_CASE(legal_actions) {
  Dialogue dialogue;
  BOOST_TEST(words(answer(dialogue, "pp-legal")) == 131u);
  BOOST_TEST(answer(dialogue, "pp-legal").starts_with("d1 e2 f1 a1h a2h a3h"));
  BOOST_TEST(answer(dialogue, "pp-legal").ends_with("h6v h7v h8v"));
  dialogue("boardsize 7");
  BOOST_TEST(words(answer(dialogue, "pp-legal")) == 75u);
  BOOST_TEST(dialogue.all({"boardsize 9", "pp-position e4 e5 0 9 light e5h", "pp-legal"}) ==
             "= d4 d5 e3 f4 f5\n\n");
  BOOST_TEST(dialogue.all({"pp-position e8 e2 0 0 light -", "playmove w e9", "pp-legal"}) == kDone);
}

BOOST_AUTO_TEST_CASE(why) {
  Dialogue dialogue{"pp-position e4 e5 10 9 light e5h"};
  BOOST_TEST(dialogue("pp-why d5") == "= legal\n\n");
  BOOST_TEST(dialogue("pp-why D 5") == "= legal\n\n");
  BOOST_TEST(dialogue("pp-why e6") ==
             "= jump-no-landing: e6: wall e5h is behind the Dark pawn, so there is no jump.\n\n");
  BOOST_TEST(dialogue("pp-why e5v") == "= crosses: Wall e5v would cross wall e5h.\n\n");
  BOOST_TEST(answer(dialogue, "pp-why x").starts_with("not-a-name: "));
  BOOST_TEST(answer(dialogue, "pp-why z9").starts_with("off-board: "));
}

BOOST_AUTO_TEST_CASE(counts) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("pp-perft 0") == "= 1\n\n");
  BOOST_TEST(dialogue("pp-perft 1") == "= 131\n\n");
  BOOST_TEST(dialogue("pp-perft 2") == "= 16677\n\n");
  BOOST_TEST(dialogue.all({"boardsize 7", "pp-perft 3"}) == "= 363872\n\n");
  BOOST_TEST(dialogue.code("pp-perft -1") == "bad-argument");
  BOOST_TEST(dialogue.code("pp-perft 10") == "bad-argument");
}

// The practice positions of the product.
BOOST_AUTO_TEST_CASE(routes) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("pp-routes") == "= 8 8\n\n");
  BOOST_TEST(dialogue.all({"pp-position e1 e9 10 9 light d1h", "pp-routes"}) == "= 9 9\n\n");
  BOOST_TEST(dialogue.all({"pp-position e4 e5 10 9 light e5h", "pp-routes"}) == "= 6 4\n\n");
  BOOST_TEST(dialogue("pp-route dark") == "= e5 e4 e3 e2 e1\n\n");
  BOOST_TEST(dialogue("pp-route w") == "= e4 e5 d5 d6 d7 d8 d9\n\n");
  BOOST_TEST(dialogue.code("pp-route") == "bad-argument");
  BOOST_TEST(dialogue.code("pp-route red") == "bad-argument");
}

BOOST_AUTO_TEST_CASE(descriptions) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("pp-describe") ==
             "= Light to move.\n"
             "Light pawn on e1, Dark pawn on e9.\n"
             "Light route, 8 steps: e1, e2, e3, e4, e5, e6, e7, e8, e9.\n"
             "Dark route, 8 steps: e9, e8, e7, e6, e5, e4, e3, e2, e1.\n"
             "Walls left: Light 10, Dark 10.\n"
             "No walls on the board.\n"
             "Light can step to d1, e2, f1.\n"
             "Draw watch: 0 of 500 moves played. This position once, draw at 3.\n\n");
}

BOOST_AUTO_TEST_SUITE_END()
