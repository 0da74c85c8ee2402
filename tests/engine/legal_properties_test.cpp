// Properties of legal actions over random games: agreement with the reference rules, with brute
// force, with mirror images; and that random games reach the positions worth asking about.
#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"
#include "tests/engine/reference_bridge.h"
#include "tests/engine/symmetry.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr int kGames = 10'000;  // per rule set
constexpr int kEvery = 12;      // of the positions passed, one in so many is looked at closely

bool pawns_meet(const Position& p) {
  return test::detail::gap(p.pawn(Side::light), p.pawn(Side::dark)) == 1;
}

bool all_walls_placed(const Position& p) { return p.walls().count() == 2 * p.board().walls; }

// How often random games come by what is rare.
struct Coverage {
  int positions = 0;
  int meetings = 0;
  int late = 0;
  int late_meetings = 0;
  int refused_for_routes = 0;  // positions with a wall that fits but shuts somebody off

  void add(const Position& p) {
    ++positions;
    meetings += pawns_meet(p);
    late += all_walls_placed(p);
    late_meetings += all_walls_placed(p) && pawns_meet(p);
    if (p.walls_left(p.turn()) > 0) refused_for_routes += !(free_walls(p) == legal_walls(p));
  }
};

// All 209 actions that can be named on the larger board, and none.
template <typename Function>
void for_all_actions(Function function) {
  function(Action());
  for (std::uint8_t i = 0; i < 81; ++i)
    function(Action::step(Square{i}));
  for (const WallDirection direction : kWallDirections) {
    for (std::uint8_t i = 0; i < 64; ++i)
      function(Action::wall(Slot{i}, direction));
  }
}

// The list is what asking for each action finds: no refusal means legal.
void check_brute_force(const Position& p) {
  const ActionList actions = legal_actions(p);
  std::size_t found = 0;
  bool agree = true;
  for_all_actions([&](Action action) {
    const bool listed = found < actions.size() && actions[found] == action;
    if (listed) ++found;
    agree = agree && is_legal(p, action) == listed && why_not(p, action).refused() != listed;
  });
  BOOST_REQUIRE_MESSAGE(agree && found == actions.size(), format_position(p));
}

bool pawns_stand_well(const Position& p) {
  const Board& b = p.board();
  bool well = !(p.pawn(Side::light) == p.pawn(Side::dark));
  for (const Side side : kSides) {
    well = well && b.has_square(p.pawn(side).file(), p.pawn(side).rank());
  }
  return well;
}

void check_image(Symmetry s, const Position& p) {
  ActionList images;
  for (const Action action : legal_actions(p))
    images.push_back(image(s, p.board(), action));
  ActionList actions = legal_actions(image(s, p));
  sort_by_name(images);
  sort_by_name(actions);
  BOOST_REQUIRE_EQUAL(join(actions), join(images));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(legal_h_properties)

// Two implementations, one written from the rules alone, agree on every action of at least
// 100,000 positions.
BOOST_AUTO_TEST_CASE(the_reference_rules_agree) {
  int positions = 0;
  for (const RuleSet rules : kRuleSets) {
    positions += walk_with_reference(
        rules, scaled(kGames), kEvery, [](const Position& p, const reference::State& state) {
          BOOST_REQUIRE_MESSAGE(same_position(p, state), format_position(p));
          BOOST_REQUIRE_MESSAGE(same_actions(legal_actions(p), reference::legal_moves(state)),
                                format_position(p));
        });
  }
  BOOST_TEST_MESSAGE(positions << " positions compared with the reference");
  BOOST_TEST(positions >= scaled(100'000));
}

BOOST_AUTO_TEST_CASE(lists_counts_and_refusals_agree) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(rules, scaled(kGames), 4 * kEvery,
                        [](const Position& p, const reference::State&) { check_brute_force(p); });
  }
}

// In every position of every game: a step is there, both pawns are on the board and apart, and
// counting is listing.
BOOST_AUTO_TEST_CASE(every_position_has_a_step_and_two_pawns_apart) {
  int positions = 0;
  for (const RuleSet rules : kRuleSets) {
    for (int seed = 0; seed < scaled(kGames); ++seed) {
      play_random_game(rules, static_cast<std::uint64_t>(seed), [&](const Position& p, Action a) {
        ++positions;
        const int steps = legal_steps(p).count();
        const int actions = static_cast<int>(legal_actions(p).size());
        const bool good = pawns_stand_well(p) && steps >= 1 && steps <= 5 && is_legal(p, a) &&
                          count_legal_actions(p) == actions;
        // Boost's checks cost more than all of the above: only a failure reaches one.
        if (!good) BOOST_FAIL(format_position(p));
      });
    }
  }
  BOOST_TEST(positions > scaled(kGames) * 2 * 50);
}

// The rules know no left or right and no favoured side.
BOOST_AUTO_TEST_CASE(mirror_images_have_the_same_actions) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(rules, scaled(500), kEvery, [](const Position& p, const reference::State&) {
      check_image({true, false, false}, p);
      check_image({false, true, false}, p);
      check_image({true, true, false}, p);
    });
  }
}

// Whoever is to move, the same walls fit and the same walls shut somebody off.
BOOST_AUTO_TEST_CASE(walls_do_not_depend_on_the_mover) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(
        rules, scaled(1'000), kEvery, [](const Position& p, const reference::State&) {
          Position turned = p;
          turned.pass();
          if (p.walls_left(Side::light) == 0 || p.walls_left(Side::dark) == 0) return;
          BOOST_REQUIRE_MESSAGE(legal_walls(p) == legal_walls(turned), format_position(p));
        });
  }
}

// The properties above are worth something only when games grow old and pawns meet.
BOOST_AUTO_TEST_CASE(random_games_reach_what_is_rare) {
  for (const RuleSet rules : kRuleSets) {
    Coverage seen;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      play_random_game(rules, seed, [&](const Position& p, Action) { seen.add(p); });
    }
    BOOST_TEST_MESSAGE(seen.positions << " positions, " << seen.meetings << " meetings, "
                                      << seen.late << " late, " << seen.late_meetings
                                      << " late meetings, " << seen.refused_for_routes
                                      << " with a wall refused for routes");
    BOOST_TEST(seen.meetings * 5 >= seen.positions);
    BOOST_TEST(seen.late * 5 >= seen.positions);
    BOOST_TEST(seen.late_meetings * 20 >= seen.positions);
    BOOST_TEST(seen.refused_for_routes * 20 >= seen.positions);
  }
}

BOOST_AUTO_TEST_SUITE_END()
