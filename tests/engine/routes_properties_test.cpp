// Properties of routes over random games, measured against the reference's breadth-first search.
#include <boost/test/unit_test.hpp>

#include "engine/rules/routes.h"
#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"
#include "tests/engine/reference_bridge.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr int kGames = 10'000;  // per rule set
constexpr int kEvery = 12;

struct Offset {
  int files;
  int ranks;
};

// Toward the goal, left, right, back.
constexpr Offset kPreference[2][4] = {{{0, 1}, {-1, 0}, {1, 0}, {0, -1}},
                                      {{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

std::string name(int file, int rank) { return to_string(Square::at(file, rank)); }

// The route as its definition builds it: step by step to the first neighbour that is nearer.
std::string expected_route(const reference::State& state, int side, const reference::Grid& steps) {
  int file = state.file[side];
  int rank = state.rank[side];
  std::string text = name(file, rank);
  while (steps[file][rank] > 0) {
    for (const Offset o : kPreference[side]) {
      if (reference::is_shut(state, file, rank, o.files, o.ranks)) continue;
      if (steps[file + o.files][rank + o.ranks] != steps[file][rank] - 1) continue;
      file += o.files;
      rank += o.ranks;
      break;
    }
    text += ' ' + name(file, rank);
  }
  return text;
}

bool same_distances(const Position& p, Side side, const reference::Grid& steps) {
  const Distances distances = goal_distances(p, side);
  const SquareSet goal = goal_squares(p.rules(), side);
  for (int file = 0; file < p.board().size; ++file) {
    for (int rank = 0; rank < p.board().size; ++rank) {
      const Square square = Square::at(file, rank);
      const int expected = steps[file][rank];
      if (distances[square] != (expected < 0 ? kNoRoute : expected)) return false;
      if (has_route(p.shut(), square, goal) != (expected >= 0)) return false;
    }
  }
  return true;
}

// True when the wall, alone on the board, shuts a step of the route.
bool lies_across(Action wall, const Route& route, int size) {
  reference::State board;
  board.size = size;
  const reference::Move place = to_reference(wall);
  (place.kind == 'h' ? board.horizontal : board.vertical)[place.file][place.rank] = true;
  for (int i = 0; i + 1 < route.size(); ++i) {
    const int df = route[i + 1].file() - route[i].file();
    const int dr = route[i + 1].rank() - route[i].rank();
    if (reference::is_shut(board, route[i].file(), route[i].rank(), df, dr)) return true;
  }
  return false;
}

bool walls_across_are_exact(const Position& p, Side side) {
  const Route route = shortest_route(p, side);
  const WallSet across = walls_across(p.board(), route);
  for (const WallDirection direction : kWallDirections) {
    for (std::uint8_t number = 0; number < 64; ++number) {
      const Slot slot{number};
      const Action wall = Action::wall(slot, direction);
      const bool expected =
          p.board().has_slot(slot.file(), slot.rank()) && lies_across(wall, route, p.board().size);
      if (across.has(wall) != expected) return false;
    }
  }
  return true;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(routes_h_properties)
// Lengths, the distance of every square, and whether there is a route at all.
BOOST_AUTO_TEST_CASE(the_reference_measures_the_same) {
  int positions = 0;
  for (const RuleSet rules : kRuleSets) {
    positions += walk_with_reference(
        rules, scaled(kGames), kEvery, [](const Position& p, const reference::State& state) {
          for (const Side side : kSides) {
            const int length = reference::route_length(state, index(side));
            BOOST_REQUIRE_MESSAGE(route_length(p, side) == length, format_position(p));
            BOOST_REQUIRE_MESSAGE(same_distances(p, side, reference::distances(state, index(side))),
                                  format_position(p));
          }
        });
  }
  BOOST_TEST_MESSAGE(positions << " positions measured");
  BOOST_TEST(positions >= scaled(100'000));
}

// The route shown is the one its definition builds, so it is a shortest one.
BOOST_AUTO_TEST_CASE(the_route_shown_follows_its_definition) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(
        rules, scaled(kGames), 2 * kEvery, [](const Position& p, const reference::State& state) {
          for (const Side side : kSides) {
            const int i = index(side);
            const Route route = shortest_route(p, side);
            BOOST_REQUIRE(route.steps() == reference::route_length(state, i));
            BOOST_REQUIRE_EQUAL(join(route),
                                expected_route(state, i, reference::distances(state, i)));
          }
        });
  }
}

BOOST_AUTO_TEST_CASE(walls_across_the_route_are_exact) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(
        rules, scaled(kGames / 5), 2 * kEvery, [](const Position& p, const reference::State&) {
          for (const Side side : kSides) {
            BOOST_REQUIRE_MESSAGE(walls_across_are_exact(p, side), format_position(p));
          }
        });
  }
}

// A wall that is not across the route leaves its length; one that is may only lengthen it.
BOOST_AUTO_TEST_CASE(only_walls_across_the_route_can_lengthen_it) {
  for (const RuleSet rules : kRuleSets) {
    walk_with_reference(
        rules, scaled(200), 2 * kEvery, [](const Position& p, const reference::State&) {
          const WallSet across = walls_across(p.board(), shortest_route(p, Side::light));
          const int length = route_length(p, Side::light);
          for (const Action action : legal_actions(p)) {
            if (!action.is_wall()) continue;
            Position next = p;
            next.apply(action);
            const int longer = route_length(next, Side::light);
            BOOST_REQUIRE(across.has(action) ? longer >= length : longer == length);
          }
        });
  }
}

BOOST_AUTO_TEST_SUITE_END()
