// Playing a game: what is refused, how it ends, who placed what.
#include "engine/rules/game.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/games.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(game_h)

BOOST_AUTO_TEST_CASE(a_new_game_is_the_start) {
  for (const RuleSet rules : kRuleSets) {
    const Game game(rules);
    BOOST_TEST((game.position() == Position(rules)));
    BOOST_TEST((game.start() == Position(rules)));
    BOOST_TEST(state(game) == "unfinished unfinished 0 plies, 1 times");
    BOOST_TEST(!game.is_over());
    BOOST_TEST(!game.can_undo());
    BOOST_TEST(!game.can_redo());
    BOOST_TEST((game.draw_rules() == DrawRules{true, true}));
  }
}

// Light moves first, a turn is one action.
BOOST_AUTO_TEST_CASE(turns_alternate) {
  Game game;
  BOOST_TEST((game.position().turn() == Side::light));
  play(game, "e2 d4h e3 e8");
  BOOST_TEST((game.position().turn() == Side::light));
  BOOST_TEST(game.plies() == 4);
  BOOST_TEST(format_position(game.position()) == "e3 e8 10 9 light d4h");
  BOOST_TEST(format_position(game.position_at(0)) == "e1 e9 10 10 light -");
  BOOST_TEST(format_position(game.position_at(2)) == "e2 e9 10 9 light d4h");
  BOOST_TEST((game.mover_at(0) == Side::light));
  BOOST_TEST((game.mover_at(1) == Side::dark));
  BOOST_TEST((game.actions()[1] == act("d4h")));
}

BOOST_AUTO_TEST_CASE(a_set_up_start_may_have_dark_to_move) {
  Game game(at("e4 e5 3 4 dark d1h"));
  play(game, "e3 e5");
  BOOST_TEST((game.mover_at(0) == Side::dark));
  BOOST_TEST((game.mover_at(1) == Side::light));
  BOOST_TEST(format_position(game.start()) == "e4 e5 3 4 dark d1h");
}

// Turn, counts, list and draw watch stay as they are.
BOOST_AUTO_TEST_CASE(a_refused_action_changes_nothing) {
  Game game;
  play(game, "e2 d4h e3");
  game.undo();
  const Fingerprint before(game);
  for (const char* name : {"e2", "e9", "e5", "d4v", "c4h", "a9", "d3"}) {
    const Refusal refusal = game.play(act(name));
    BOOST_TEST(refusal.refused(), name);
    BOOST_TEST((refusal == game.why_not(act(name))), name);
    BOOST_TEST((Fingerprint(game) == before), name);
  }
  BOOST_TEST(to_text(game.play(act("e2"))) == "same-square light");
}

// The first pawn on its goal edge wins at once, whoever it is.
BOOST_AUTO_TEST_CASE(reaching_the_goal_edge_wins) {
  Game light(at("a8 c5 10 10 light -"));
  play(light, "a9");
  BOOST_TEST(state(light) == "light_wins goal 1 plies, 1 times");
  BOOST_TEST(light.is_over());
  Game dark(at("a8 c2 10 10 dark -"));
  play(dark, "c1");
  BOOST_TEST(state(dark) == "dark_wins goal 1 plies, 1 times");
  Game passage(at("a6 c5 6 6 light -", RuleSet::passage));
  play(passage, "a7");
  BOOST_TEST(state(passage) == "light_wins goal 1 plies, 1 times");
}

// Dark's own rank 9 and Light's own rank 1 are no goals.
BOOST_AUTO_TEST_CASE(the_own_edge_is_no_goal) {
  Game game(at("a2 c8 10 10 light -"));
  play(game, "a1 c9");
  BOOST_TEST(!game.is_over());
}

BOOST_AUTO_TEST_CASE(nothing_is_played_after_the_end) {
  Game game(at("a8 c5 10 10 light -"));
  play(game, "a9");
  const Fingerprint before(game);
  for (const char* name : {"c4", "c5", "d4h", "i9"}) {
    BOOST_TEST(to_text(game.play(act(name))) == "game-over dark", name);
  }
  BOOST_TEST((Fingerprint(game) == before));
  BOOST_TEST(!game.resign(Side::dark));
  BOOST_TEST(state(game) == "light_wins goal 1 plies, 1 times");
}

// What is no action of this board is said first, even when the game is over.
BOOST_AUTO_TEST_CASE(off_board_comes_before_game_over) {
  Game game(at("a6 c5 6 6 light -", RuleSet::passage));
  play(game, "a7");
  BOOST_TEST(to_text(game.why_not(act("i9"))) == "off-board dark");
  BOOST_TEST(to_text(game.why_not(act("g1h"))) == "off-board dark");
  BOOST_TEST(to_text(game.why_not(act("c5"))) == "game-over dark");
}

// Only the mover's count drops, by one: from 10 and 10 (6 and 6) to none, then steps remain.
BOOST_AUTO_TEST_CASE(walls_run_out_one_by_one) {
  for (const RuleSet rules : kRuleSets) {
    Game game(rules);
    const int walls = board(rules).walls;
    for (int i = 0; i < 2 * walls; ++i) {
      const Position before = game.position();
      const Side mover = before.turn();
      const ActionList actions = legal_actions(before);
      BOOST_REQUIRE(!game.play(actions[actions.size() - 1]).refused());
      BOOST_TEST(game.position().walls_left(mover) == before.walls_left(mover) - 1);
      BOOST_TEST(game.position().walls_left(other(mover)) == before.walls_left(other(mover)));
    }
    BOOST_TEST(game.position().walls_left(Side::light) == 0);
    BOOST_TEST(game.position().walls_left(Side::dark) == 0);
    BOOST_TEST(to_text(game.play(act("a1h"))) == "no-walls light");
    BOOST_TEST(legal_walls(game.position()).empty());
  }
}

// Who placed a wall comes from the actions; walls of the start are nobody's.
BOOST_AUTO_TEST_CASE(who_placed_a_wall) {
  Game game(at("e1 e9 5 5 light h8v"));
  play(game, "d4h a1v");
  BOOST_TEST((game.placed_by(act("d4h")) == Side::light));
  BOOST_TEST((game.placed_by(act("a1v")) == Side::dark));
  BOOST_TEST(!game.placed_by(act("h8v")).has_value());
  BOOST_TEST(!game.placed_by(act("c6h")).has_value());
  game.undo();
  BOOST_TEST(!game.placed_by(act("a1v")).has_value());
  play(game, "e8 a1v");
  BOOST_TEST((game.placed_by(act("a1v")) == Side::light));
}

BOOST_AUTO_TEST_CASE(resigning_gives_the_other_side_the_game) {
  for (const Side side : kSides) {
    Game game;
    play(game, "e2");
    BOOST_TEST(game.resign(side));
    BOOST_TEST(game.is_over());
    BOOST_TEST((game.termination() == Termination::resign));
    BOOST_TEST(
        (game.outcome() == (side == Side::light ? Outcome::dark_wins : Outcome::light_wins)));
    BOOST_TEST(!game.resign(other(side)));
    BOOST_TEST(to_text(game.play(act("e8"))) == "game-over dark");
    BOOST_TEST(game.plies() == 1);
  }
}

BOOST_AUTO_TEST_SUITE_END()
