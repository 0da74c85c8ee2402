// Properties of positions over random games: undo restores every byte, and hashes tell positions
// apart exactly.
#include <boost/test/unit_test.hpp>
#include <unordered_map>

#include "engine/rules/position.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// What undo has to restore, kept apart from the position itself.
struct Snapshot {
  explicit Snapshot(const Position& p) : bytes(bytes_of(p)), value(p), hash(p.hash()) {}
  [[nodiscard]] bool matches(const Position& p) const {
    return bytes_of(p) == bytes && p == value && p.hash() == hash;
  }
  Bytes bytes;
  Position value;
  std::uint64_t hash;
};

// Plays every action and takes it back, `plies` deep; false as soon as something is not restored.
bool all_restored(Position& position, int plies, long long& nodes) {
  if (plies == 0) return true;
  if (position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark)) return true;
  const Snapshot before(position);
  const Square from = position.pawn(position.turn());
  for (const Action action : legal_actions(position)) {
    position.apply(action);
    ++nodes;
    const bool deeper = all_restored(position, plies - 1, nodes);
    position.undo(action, from);
    if (!deeper || !before.matches(position)) return false;
  }
  return true;
}

// The same position built from nothing: its hash owes nothing to the way it came about.
Position rebuilt(const Position& p) {
  Setup setup;
  setup.rules = p.rules();
  setup.turn = p.turn();
  setup.walls = p.walls();
  for (const Side side : kSides) {
    setup.pawns[index(side)] = p.pawn(side);
    setup.walls_left[index(side)] = p.walls_left(side);
  }
  return Position(setup);
}

// The open and shut sides as the walls alone make them.
bool shut_sides_follow_from_walls(const Position& p) {
  ShutSides shut = Position(p.rules()).shut();
  for (const Action wall : walls_in_order(p.walls())) {
    shut.north = shut.north | shut_by(wall).north;
    shut.east = shut.east | shut_by(wall).east;
  }
  return shut == p.shut();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_h_properties)

BOOST_AUTO_TEST_CASE(undo_restores_every_byte_of_whole_games) {
  std::size_t actions = 0;
  for (const RuleSet rules : kRuleSets) {
    for (int seed = 0; seed < scaled(10'000); ++seed) {
      std::vector<Snapshot> before;
      std::vector<std::pair<Action, Square>> played;
      Position position(rules);
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action a) {
        before.emplace_back(position);
        played.emplace_back(a, p.pawn(p.turn()));
        position.apply(a);
      });
      actions += played.size();
      for (std::size_t i = played.size(); i-- > 0;) {
        position.undo(played[i].first, played[i].second);
        if (!before[i].matches(position)) BOOST_FAIL(format_position(before[i].value));
      }
    }
  }
  BOOST_TEST(actions > static_cast<std::size_t>(scaled(10'000)) * 2 * 50);
}

// Every legal action of random positions played and taken back, three plies deep: nothing that a
// search reads may rot.
BOOST_AUTO_TEST_CASE(undo_restores_every_byte_in_a_deep_search) {
  for (const RuleSet rules : kRuleSets) {
    long long nodes = 0;
    // A few more than the scale asks for: some games end before they are looked at.
    for (int seed = 0; seed < scaled(40) + 4; ++seed) {
      int ply = 0;
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action) {
        if (++ply % 20 != 0 || nodes > scaled(2'000'000)) return;
        Position position = p;
        BOOST_REQUIRE_MESSAGE(all_restored(position, 3, nodes), format_position(p));
      });
    }
    BOOST_TEST_MESSAGE(nodes << " actions played and taken back");
    BOOST_TEST(nodes > scaled(100'000));
  }
}

BOOST_AUTO_TEST_CASE(a_position_is_its_fields) {
  int positions = 0;
  for (const RuleSet rules : kRuleSets) {
    for (int seed = 0; seed < scaled(2'000); ++seed) {
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action) {
        ++positions;
        const Position fresh = rebuilt(p);
        const bool good = fresh == p && fresh.hash() == p.hash() && shut_sides_follow_from_walls(p);
        if (!good) BOOST_FAIL(format_position(p));
      });
    }
  }
  BOOST_TEST(positions > scaled(2'000) * 2 * 50);
}

// One hash for one line and one line for one hash, both rule sets together. A line is written
// from the fields alone.
BOOST_AUTO_TEST_CASE(hashes_are_equal_exactly_when_positions_are) {
  std::unordered_map<std::uint64_t, std::string> line_of;
  std::unordered_map<std::string, std::uint64_t> hash_of;
  int again = 0;
  for (const RuleSet rules : kRuleSets) {
    for (int seed = 0; seed < scaled(2'000); ++seed) {
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action) {
        const std::string line = format_position(p) + (rules == RuleSet::standard ? 's' : 'p');
        const auto [by_hash, new_hash] = line_of.emplace(p.hash(), line);
        const auto [by_line, new_line] = hash_of.emplace(line, p.hash());
        if (by_hash->second != line || by_line->second != p.hash()) BOOST_FAIL(line);
        again += !new_hash && !new_line;
      });
    }
  }
  BOOST_TEST_MESSAGE(line_of.size() << " positions, come by again " << again << " times");
  BOOST_TEST(again > 1'000);
}

// Two walls of each side in either order lead to one position.
BOOST_AUTO_TEST_CASE(transpositions_are_one_position) {
  Random random(11);
  for (int round = 0; round < scaled(2'000); ++round) {
    const RuleSet rules = kRuleSets[round % 2];
    Position one(rules);
    Action actions[4];
    for (Action& action : actions) {
      const ActionList legal = legal_actions(one);
      action =
          legal[static_cast<std::size_t>(3 + random.below(static_cast<int>(legal.size()) - 3))];
      one.apply(action);
    }
    Position two(rules);
    for (const int i : {2, 3, 0, 1})
      two.apply(actions[i]);
    BOOST_REQUIRE_MESSAGE(one == two && one.hash() == two.hash(), format_position(one));
  }
}

BOOST_AUTO_TEST_SUITE_END()
