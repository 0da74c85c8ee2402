// Undo and redo: one step of history, resignations included, and nothing left behind.
#include <boost/test/unit_test.hpp>

#include "engine/rules/game.h"
#include "tests/engine/games.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(game_h_undo)

BOOST_AUTO_TEST_CASE(undo_takes_back_one_ply_and_redo_plays_it_again) {
  Game game;
  play(game, "e2 d4h");
  const Fingerprint end(game);
  BOOST_TEST(game.undo());
  BOOST_TEST(format_position(game.position()) == "e2 e9 10 10 dark -");
  BOOST_TEST(game.plies() == 1);
  BOOST_TEST((game.actions().back() == act("e2")));
  BOOST_TEST(game.undo());
  BOOST_TEST((game.position() == Position()));
  BOOST_TEST(!game.undo());
  BOOST_TEST(game.redo());
  BOOST_TEST(game.redo());
  BOOST_TEST((Fingerprint(game) == end));
  BOOST_TEST(!game.redo());
}

// A wall undone goes back to the hand it came from, and the next game state is a fresh one.
BOOST_AUTO_TEST_CASE(undoing_everything_leaves_the_start) {
  for (const RuleSet rules : kRuleSets) {
    Game game(rules);
    play_random_game(rules, 0, [&](const Position&, Action action) { game.play(action); });
    BOOST_TEST(game.plies() > 10);
    while (game.undo()) {
    }
    BOOST_TEST((game.position() == Position(rules)));
    BOOST_TEST(state(game) == "unfinished unfinished 0 plies, 1 times");
  }
}

BOOST_AUTO_TEST_CASE(a_new_action_clears_what_could_be_redone) {
  Game game;
  play(game, "e2 e8");
  game.undo();
  BOOST_TEST(game.can_redo());
  BOOST_TEST(game.play(act("e9")).refused());
  BOOST_TEST(game.can_redo());
  play(game, "d9");
  BOOST_TEST(!game.can_redo());
  BOOST_TEST(!game.redo());
}

BOOST_AUTO_TEST_CASE(the_end_of_a_game_can_be_undone) {
  Game game(at("a8 c5 10 10 light -"));
  play(game, "a9");
  BOOST_TEST(game.is_over());
  BOOST_TEST(game.undo());
  BOOST_TEST(state(game) == "unfinished unfinished 0 plies, 1 times");
  play(game, "b8");
  BOOST_TEST(!game.is_over());
}

BOOST_AUTO_TEST_CASE(a_draw_can_be_undone_and_comes_back_with_redo) {
  Game game;
  play(game, "e2 e8 e1 e9 e2 e8 e1 e9");
  const Fingerprint drawn(game);
  game.undo();
  BOOST_TEST(state(game) == "unfinished unfinished 7 plies, 2 times");
  game.redo();
  const Fingerprint again(game);
  BOOST_TEST((again == drawn));
  game.undo();
  play(game, "d8");
  BOOST_TEST(state(game) == "unfinished unfinished 8 plies, 1 times");
}

// A resignation is undone first, and redone last.
BOOST_AUTO_TEST_CASE(a_resignation_is_undone_first) {
  Game game;
  play(game, "e2");
  game.resign(Side::dark);
  const Fingerprint resigned(game);
  BOOST_TEST(game.undo());
  BOOST_TEST(state(game) == "unfinished unfinished 1 plies, 1 times");
  BOOST_TEST(game.undo());
  BOOST_TEST(game.plies() == 0);
  BOOST_TEST(game.redo());
  BOOST_TEST(state(game) == "unfinished unfinished 1 plies, 1 times");
  BOOST_TEST(game.redo());
  BOOST_TEST((Fingerprint(game) == resigned));
  BOOST_TEST(!game.redo());
}

BOOST_AUTO_TEST_CASE(resigning_before_the_first_action_can_be_undone) {
  Game game;
  game.resign(Side::light);
  BOOST_TEST(game.can_undo());
  BOOST_TEST(game.undo());
  BOOST_TEST(!game.can_undo());
  BOOST_TEST(game.can_redo());
}

BOOST_AUTO_TEST_CASE(what_follows_clears_an_undone_resignation) {
  Game game;
  play(game, "e2");
  game.resign(Side::dark);
  game.undo();
  play(game, "e8");
  BOOST_TEST(!game.can_redo());
  game.undo();
  game.resign(Side::light);
  BOOST_TEST(!game.can_redo());
  game.undo();
  game.redo();
  BOOST_TEST(state(game) == "dark_wins resign 1 plies, 1 times");
}

BOOST_AUTO_TEST_CASE(resigning_clears_actions_to_redo) {
  Game game;
  play(game, "e2 e8");
  game.undo();
  game.resign(Side::dark);
  BOOST_TEST(!game.can_redo());
}

BOOST_AUTO_TEST_SUITE_END()
