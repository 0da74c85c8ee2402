// Properties of games: whatever people do, nothing shown differs from the list of actions.
#include <boost/test/unit_test.hpp>

#include "engine/rules/game.h"
#include "tests/engine/games.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// The game that its start and its list of actions make when they are played anew.
Game replayed(const Game& game) {
  Game fresh(game.start(), game.draw_rules());
  for (const Action action : game.actions())
    fresh.play(action);
  return fresh;
}

// The list replays to what is shown, and whatever derives from a position derives from it anew.
bool is_as_replayed(const Game& game) {
  const Game fresh = replayed(game);
  bool same = fresh.plies() == game.plies() && fresh.position() == game.position() &&
              fresh.draw_watch().times == game.draw_watch().times;
  for (int ply = 0; same && ply <= game.plies(); ++ply) {
    same = fresh.position_at(ply) == game.position_at(ply);
  }
  for (const Side side : kSides) {
    same = same && join(shortest_route(fresh.position(), side)) ==
                       join(shortest_route(game.position(), side));
  }
  return same;
}

// One random thing a person may do; what it did must show in the fingerprint.
void do_something(Game& game, Random& random) {
  const int choice = random.below(100);
  const bool could_undo = game.can_undo();
  const bool could_redo = game.can_redo();
  const bool was_over = game.is_over();
  if (choice < 25) {
    BOOST_REQUIRE(game.undo() == could_undo);
  } else if (choice < 40) {
    BOOST_REQUIRE(game.redo() == could_redo);
  } else if (choice < 42) {
    BOOST_REQUIRE(game.resign(kSides[random.below(2)]) != was_over);
  } else if (was_over) {
    BOOST_REQUIRE(game.undo());
  } else {
    BOOST_REQUIRE(!game.play(random_action(game.position(), 30, random)).refused());
    BOOST_REQUIRE(!game.can_redo());
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_h_properties)

// Whatever people do, in whatever order, the list always replays to what is shown.
BOOST_AUTO_TEST_CASE(random_undo_and_redo_never_lose_the_thread) {
  for (int round = 0; round < scaled(150); ++round) {
    Random random(static_cast<std::uint64_t>(round));
    Game game(kRuleSets[round % 2], {random.chance(50), random.chance(50)});
    for (int i = 0; i < 120; ++i) {
      do_something(game, random);
      if (!is_as_replayed(game)) BOOST_FAIL(format_position(game.position()) << " round " << round);
    }
  }
}

// Undo then redo is nothing; so is redo then undo.
BOOST_AUTO_TEST_CASE(undo_and_redo_are_mirror_images) {
  for (int round = 0; round < scaled(100); ++round) {
    Random random(1000 + static_cast<std::uint64_t>(round));
    Game game(kRuleSets[round % 2]);
    for (int i = 0; i < 100; ++i) {
      do_something(game, random);
      const Fingerprint here(game);
      if (game.undo()) game.redo();
      BOOST_REQUIRE((Fingerprint(game) == here));
      if (game.redo()) game.undo();
      BOOST_REQUIRE((Fingerprint(game) == here));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
