// Commands that change the game.
#include <boost/test/unit_test.hpp>

#include "engine/rules/notation.h"
#include "tests/engine/dialogue.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(qtp_play_commands)

BOOST_AUTO_TEST_CASE(boards) {
  Dialogue dialogue{"playmove light e2"};
  BOOST_TEST(dialogue("boardsize 7") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= d1 d7 6 6 light -\n\n");
  BOOST_TEST(dialogue("playmove light d2") == kDone);
  BOOST_TEST(dialogue("clear_board") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= d1 d7 6 6 light -\n\n");
  BOOST_TEST(dialogue("boardsize 9") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e1 e9 10 10 light -\n\n");
  BOOST_TEST(dialogue("boardsize 11") == "? bad-argument: The form is: boardsize 9 or 7\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e1 e9 10 10 light -\n\n");
}

// A19: what is set is what is had.
BOOST_AUTO_TEST_CASE(walls) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("walls 0") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e1 e9 0 0 light -\n\n");
  BOOST_TEST(dialogue("playwall light d4h") == "? no-walls: Light has no walls left.\n\n");
  BOOST_TEST(dialogue("walls 10") == kDone);
  BOOST_TEST(dialogue.code("walls 11") == "bad-argument");
  BOOST_TEST(dialogue.code("walls -1") == "bad-argument");
  BOOST_TEST(dialogue("playmove light e2") == kDone);
  BOOST_TEST(dialogue("walls 5") ==
             "? too-late: The number of walls is set before the first action.\n\n");
  BOOST_TEST(dialogue.all({"boardsize 7", "walls 6", "pp-position"}) == "= d1 d7 6 6 light -\n\n");
  BOOST_TEST(dialogue.code("walls 7") == "bad-argument");
}

BOOST_AUTO_TEST_CASE(walls_of_a_position) {
  Dialogue dialogue{"pp-position e4 e5 9 9 dark e5h,a1h"};
  BOOST_TEST(dialogue("walls 3") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e4 e5 3 3 dark a1h,e5h\n\n");
  BOOST_TEST(dialogue.code("walls 10") == "bad-position");
}

BOOST_AUTO_TEST_CASE(steps) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("playmove light e2") == kDone);
  BOOST_TEST(dialogue("playmove b E8") == kDone);
  BOOST_TEST(dialogue("playmove WHITE e 3") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e3 e8 10 10 dark -\n\n");
  BOOST_TEST(dialogue("playmove red e7") ==
             "? bad-argument: The form is: playmove COLOUR SQUARE\n\n");
  BOOST_TEST(dialogue.code("playmove dark") == "bad-argument");
  BOOST_TEST(dialogue.code("playmove dark d4h") == "bad-argument");
  BOOST_TEST(dialogue("playmove light e4") ==
             "? not-your-turn: It is not your turn: Dark is to move.\n\n");
  BOOST_TEST(dialogue("playmove dark foo") ==
             "? not-a-name: \"foo\" is no name. Squares are named like e4, walls like d4h.\n\n");
  BOOST_TEST(
      dialogue("playmove dark j9") ==
      "? off-board: \"j9\" is outside the board. Its last square is i9, its last wall h8v.\n\n");
  BOOST_TEST(dialogue("playmove dark e5") ==
             "? too-far: e5 is too far: the Dark pawn goes one square.\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e3 e8 10 10 dark -\n\n");
}

BOOST_AUTO_TEST_CASE(walls_are_placed_in_every_form) {
  for (const char* form : {"d4h", "D4H", "d4 h", "d 4 h", "d4 horizontal", "D4 HORIZONTAL"}) {
    Dialogue dialogue;
    BOOST_TEST(dialogue(std::string("playwall light ") + form) == kDone, form);
    BOOST_TEST(dialogue("pp-position") == "= e1 e9 9 10 dark d4h\n\n");
  }
  Dialogue dialogue;
  BOOST_TEST(dialogue("playwall w d4 vertical") == kDone);
  BOOST_TEST(dialogue("playwall b d4 v") == "? overlaps: Wall d4v is on the board already.\n\n");
  BOOST_TEST(dialogue("playwall b e4") ==
             "? bad-argument: The form is: playwall COLOUR SQUARE DIRECTION\n\n");
  BOOST_TEST(dialogue.code("playwall b e4 x") == "not-a-name");
  BOOST_TEST(dialogue.code("playwall b i9 h") == "off-board");
  BOOST_TEST(dialogue.code("playwall w e4h") == "not-your-turn");
}

BOOST_AUTO_TEST_CASE(after_the_end) {
  Dialogue dialogue{"pp-position e8 e2 10 10 light -", "playmove light e9"};
  BOOST_TEST(dialogue("playmove dark e1") == "? game-over: The game is over.\n\n");
  BOOST_TEST(dialogue("genmove dark") == "? game-over: The game is over.\n\n");
  BOOST_TEST(dialogue.code("playmove dark foo") == "not-a-name");
  BOOST_TEST(dialogue.all({"undo", "playmove light f8"}) == kDone);
}

BOOST_AUTO_TEST_CASE(undoing) {
  Dialogue dialogue{"playmove light e2", "playmove dark e8", "playwall light d4h"};
  BOOST_TEST(dialogue("undo 4") == "? too-many: No more than 3 can be taken back.\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e2 e8 9 10 dark d4h\n\n");
  BOOST_TEST(dialogue("undo") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e2 e8 10 10 light -\n\n");
  BOOST_TEST(dialogue("undo 2") == kDone);
  BOOST_TEST(dialogue("pp-position") == "= e1 e9 10 10 light -\n\n");
  BOOST_TEST(dialogue.code("undo") == "too-many");
  for (const char* bad : {"undo 0", "undo -1", "undo x", "undo 99999999999999999999"}) {
    BOOST_TEST(dialogue.code(bad) == "bad-argument");
  }
}

BOOST_AUTO_TEST_CASE(the_computer_answers_in_one_token_and_plays_it) {
  Dialogue dialogue{"pp-level 1", "pp-seed 3"};
  const std::string reply = dialogue("genmove light");
  const std::string action = reply.substr(2, reply.size() - 4);
  BOOST_TEST(reply == "= " + action + "\n\n");
  BOOST_TEST(to_string(dialogue.protocol().game().actions()[0]) == action);
  BOOST_TEST(dialogue.code("genmove light") == "not-your-turn");
  BOOST_TEST(dialogue.code("genmove red") == "bad-argument");
  BOOST_TEST(dialogue.code("genmove") == "bad-argument");
}

// B05: whatever the level, a step onto the goal is played.
BOOST_AUTO_TEST_CASE(every_level_wins_when_it_can) {
  for (const char* level : {"1", "2", "3", "4", "5", "6"}) {
    Dialogue dialogue{"pp-position e8 e2 10 10 light -", "pp-nodes 200"};
    BOOST_TEST(dialogue(std::string("pp-level ") + level) == kDone);
    BOOST_TEST(dialogue("genmove light") == "= e9\n\n");
    BOOST_TEST(dialogue("winner") == "= true light\n\n");
  }
}

// J05: an error does not bring the dialogue out of step.
BOOST_AUTO_TEST_CASE(replies_stay_in_order) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("1 playmove light e8").starts_with("?1 too-far: "));
  BOOST_TEST(dialogue("2 genmove light").starts_with("=2 "));
  BOOST_TEST(dialogue("3 undo") == "=3\n\n");
}

// J09: the README's mapping for programs that name a wall by its upper-left square, one rank above
// ours. Both ways it is the same wall: it shuts that square below (h) or to its right (v).
BOOST_AUTO_TEST_CASE(walls_named_from_another_corner) {
  for (int rank = 0; rank < 8; ++rank) {
    for (int file = 0; file < 8; ++file) {
      const Square upper_left = Square::at(file, rank + 1);
      for (const WallDirection direction : kWallDirections) {
        const bool horizontal = direction == WallDirection::horizontal;
        const Action ours = Action::wall(Slot::at(file, rank), direction);
        Position position;
        position.apply(ours);
        BOOST_TEST(
            !is_open(position.shut(), upper_left, horizontal ? Direction::south : Direction::east));
        BOOST_TEST(to_string(ours) ==
                   to_string(Square::at(upper_left.file(), upper_left.rank() - 1)) +
                       (horizontal ? 'h' : 'v'));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(random_games_by_name) {
  for (int seed = 0; seed < scaled(8); ++seed) {
    const bool passage = seed % 2 == 1;
    Dialogue dialogue{passage ? "boardsize 7" : "boardsize 9"};
    play_random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed),
                     [&](const Position& position, Action action) {
                       if (dialogue.protocol().game().is_over()) return;
                       const std::string colour = position.turn() == Side::light ? "w " : "b ";
                       const std::string command = action.is_wall() ? "playwall " : "playmove ";
                       BOOST_TEST(dialogue(command + colour + to_string(action)) == kDone);
                     });
  }
}

BOOST_AUTO_TEST_SUITE_END()
