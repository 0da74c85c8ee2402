// The two house rules for draws, each on and off, and the bound of 5,000 actions.
#include <boost/test/unit_test.hpp>

#include "engine/rules/game.h"
#include "tests/engine/games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr DrawRules kBoth{true, true};
constexpr DrawRules kRepetition{true, false};
constexpr DrawRules kPlies{false, true};
constexpr DrawRules kNone{false, false};

// Both pawns step out and back: the position before comes again after four plies.
constexpr const char* kOutAndBack = "e2 e8 e1 e9";

void repeat(Game& game, const std::string& names, int times) {
  for (int i = 0; i < times; ++i)
    play(game, names);
}

// A closed walk along the rim of the ranks from `low` to `high`, starting at a<low>.
std::vector<std::string> loop(int low, int high) {
  std::vector<std::string> squares;
  const auto add = [&](int file, int rank) {
    squares.push_back({static_cast<char>('a' + file), static_cast<char>('0' + rank)});
  };
  for (int file = 0; file < 8; ++file)
    add(file, low);
  for (int rank = low; rank < high; ++rank)
    add(8, rank);
  for (int file = 8; file > 0; --file)
    add(file, high);
  for (int rank = high; rank > low; --rank)
    add(0, rank);
  return squares;
}

// Both pawns walk loops of 20 and 18 squares, so that no position comes a third time before ply
// 720.
void walk_loops(Game& game, int plies) {
  const auto light = loop(1, 3);
  const auto dark = loop(8, 9);
  for (int ply = game.plies(); ply < plies; ++ply) {
    const auto& way = ply % 2 == 0 ? light : dark;
    play(game, way[static_cast<std::size_t>(ply / 2 + 1) % way.size()]);
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_h_draws)

// The start counts as seen once; the third time is a draw.
BOOST_AUTO_TEST_CASE(the_third_time_is_a_draw) {
  for (const DrawRules rules : {kBoth, kRepetition}) {
    Game game(RuleSet::standard, rules);
    repeat(game, kOutAndBack, 1);
    BOOST_TEST(state(game) == "unfinished unfinished 4 plies, 2 times");
    play(game, "e2 e8 e1");
    BOOST_TEST(state(game) == "unfinished unfinished 7 plies, 2 times");
    play(game, "e9");
    BOOST_TEST(state(game) == "draw repetition 8 plies, 3 times");
    BOOST_TEST(game.is_over());
    BOOST_TEST(to_text(game.play(act("e2"))) == "game-over light");
  }
}

BOOST_AUTO_TEST_CASE(without_the_rule_the_third_time_is_counted_only) {
  for (const DrawRules rules : {kPlies, kNone}) {
    Game game(RuleSet::standard, rules);
    repeat(game, kOutAndBack, 4);
    BOOST_TEST(state(game) == "unfinished unfinished 16 plies, 5 times");
    BOOST_TEST(!game.is_over());
  }
}

// The times need not follow each other, and a start set up by hand counts too.
BOOST_AUTO_TEST_CASE(other_positions_may_come_between) {
  Game game(at("c3 g7 4 4 dark d1h"));
  play(game, "g8 c2 g7 c3");
  BOOST_TEST(state(game) == "unfinished unfinished 4 plies, 2 times");
  play(game, "h7 d3 h8 d2 h7 c2");
  BOOST_TEST(state(game) == "unfinished unfinished 10 plies, 1 times");
  play(game, "g7 c3");
  BOOST_TEST(state(game) == "draw repetition 12 plies, 3 times");
}

// The same squares with the other side to move are another position: a jump loses a turn.
BOOST_AUTO_TEST_CASE(the_player_to_move_belongs_to_the_position) {
  Game game(at("c3 c4 4 4 light -"));
  play(game, "c5 d4 b5 d3 b4 d4 b3 c4 c3");
  BOOST_TEST(format_position(game.position()) == "c3 c4 4 4 dark -");
  BOOST_TEST(state(game) == "unfinished unfinished 9 plies, 1 times");
}

// A wall makes everything new: what came before it never comes again.
BOOST_AUTO_TEST_CASE(a_wall_starts_the_count_anew) {
  Game game;
  repeat(game, kOutAndBack, 1);
  play(game, "d4h");
  BOOST_TEST(state(game) == "unfinished unfinished 5 plies, 1 times");
  play(game, "e8 e2 e9 e1");
  BOOST_TEST(state(game) == "unfinished unfinished 9 plies, 2 times");
  play(game, "e8 e2 e9 e1");
  BOOST_TEST(state(game) == "draw repetition 13 plies, 3 times");
}

BOOST_AUTO_TEST_CASE(five_hundred_plies_are_a_draw) {
  for (const DrawRules rules : {kBoth, kPlies}) {
    Game game(at("a1 a8 10 10 light -"), rules);
    walk_loops(game, 499);
    BOOST_TEST(state(game) == "unfinished unfinished 499 plies, 2 times");
    BOOST_TEST(!game.is_over());
    walk_loops(game, 500);
    BOOST_TEST(state(game) == "draw plies 500 plies, 2 times");
    BOOST_TEST(game.is_over());
    BOOST_TEST(game.why_not(act("e5")).refused());
  }
}

BOOST_AUTO_TEST_CASE(without_the_rule_500_plies_are_counted_only) {
  for (const DrawRules rules : {kRepetition, kNone}) {
    Game game(at("a1 a8 10 10 light -"), rules);
    walk_loops(game, 600);
    BOOST_TEST(state(game) == "unfinished unfinished 600 plies, 2 times");
  }
}

BOOST_AUTO_TEST_CASE(a_goal_step_at_ply_500_wins) {
  for (const DrawRules rules : {kPlies, kNone}) {
    Game game(at("a1 i3 10 10 light -"), rules);
    repeat(game, "b1 i4 a1 i3", 124);
    play(game, "b1 i2 a1");
    BOOST_TEST(state(game) == "unfinished unfinished 499 plies, 1 times");
    play(game, "i1");
    BOOST_TEST(state(game) == "dark_wins goal 500 plies, 1 times");
  }
}

// With both rules off a game stops unfinished at the record's bound.
BOOST_AUTO_TEST_CASE(without_draws_a_game_stops_unfinished_at_5000_actions) {
  Game game(RuleSet::standard, kNone);
  repeat(game, kOutAndBack, 1249);
  play(game, "e2 e8 e1");
  BOOST_TEST(game.plies() == 4999);
  BOOST_TEST(!game.is_over());
  play(game, "e9");
  BOOST_TEST(game.is_over());
  BOOST_TEST((game.outcome() == Outcome::unfinished));
  BOOST_TEST((game.termination() == Termination::unfinished));
  BOOST_TEST(to_text(game.play(act("e2"))) == "game-over light");
  BOOST_TEST(!game.resign(Side::light));
  BOOST_TEST(game.plies() == 5000);
  game.undo();
  BOOST_TEST(!game.is_over());
}

BOOST_AUTO_TEST_CASE(the_last_action_of_5000_may_still_win) {
  Game game(at("a1 i3 10 10 light -"), kNone);
  repeat(game, "b1 i4 a1 i3", 1249);
  play(game, "b1 i2 a1 i1");
  BOOST_TEST(game.plies() == 5000);
  BOOST_TEST((game.outcome() == Outcome::dark_wins));
  BOOST_TEST((game.termination() == Termination::goal));
}

BOOST_AUTO_TEST_SUITE_END()
