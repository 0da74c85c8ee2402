// Properties of position lines: games' positions round-trip, and every valid position has a step.
#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// Pawns anywhere, up to all walls thrown at random, those that do not fit left out.
ListedSetup random_setup(RuleSet rules, Random& random) {
  const Board& b = board(rules);
  ListedSetup listed;
  listed.setup.rules = rules;
  listed.setup.turn = random.chance(50) ? Side::light : Side::dark;
  for (Square& pawn : listed.setup.pawns) {
    pawn = Square::at(random.below(b.size), random.below(b.size));
  }
  for (int throws = random.below(3 * b.walls); throws > 0; --throws) {
    const Slot slot = Slot::at(random.below(b.slot_size()), random.below(b.slot_size()));
    ListedSetup more = listed;
    more.walls.push_back(Action::wall(slot, kWallDirections[random.below(2)]));
    if (validate(more).empty()) listed = more;
  }
  return listed;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_line_h_properties)

// Every position of a game is written, read and written the same, and reads as the same value.
BOOST_AUTO_TEST_CASE(positions_of_random_games_round_trip) {
  for (const RuleSet rules : kRuleSets) {
    for (int seed = 0; seed < scaled(200); ++seed) {
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action) {
        const std::string line = format_position(p);
        const auto back = parse_position(line, rules);
        BOOST_REQUIRE_MESSAGE(back.ok(), line);
        BOOST_REQUIRE_MESSAGE(*back == p, line);
        BOOST_REQUIRE_MESSAGE(back->hash() == p.hash(), line);
        BOOST_REQUIRE_EQUAL(format_position(*back), line);
      });
    }
  }
}

// In an unfinished legal position the side to move always has a step, also in those no game leads
// to.
BOOST_AUTO_TEST_CASE(a_valid_position_always_has_a_step) {
  Random random(7);
  int valid = 0;
  int crowded = 0;
  for (int i = 0; i < scaled(20'000); ++i) {
    ListedSetup listed = random_setup(kRuleSets[i % 2], random);
    if (!validate(listed).empty()) continue;
    for (const Action wall : listed.walls)
      listed.setup.walls.toggle(wall);
    const Position position(listed.setup);
    if (legal_steps(position).empty()) BOOST_FAIL(format_position(position));
    ++valid;
    crowded += position.walls().count() > position.board().walls;
  }
  BOOST_TEST(valid * 2 > scaled(20'000));
  BOOST_TEST(crowded * 20 > scaled(20'000));
}

BOOST_AUTO_TEST_SUITE_END()
