#include "engine/rules/routes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <cstring>

namespace pawnpath {
namespace {

constexpr SquareSet make_rank(const Board& board, int rank) {
  SquareSet squares;
  for (int file = 0; file < board.size; ++file) {
    squares = squares | SquareSet::of(Square::at(file, rank));
  }
  return squares;
}

constexpr SquareSet kGoals[2][2] = {
    {make_rank(kBoards[0], 8), make_rank(kBoards[0], 0)},
    {make_rank(kBoards[1], 6), make_rank(kBoards[1], 0)},
};

// The squares whose northern sides lie straight ahead of a pawn: all open, and the straight walk is
// its shortest route.
using AheadTable = std::array<SquareSet, 81>;

constexpr AheadTable make_ahead(const Board& board, Side side) {
  AheadTable ahead{};
  for (int rank = 0; rank < board.size; ++rank) {
    for (int file = 0; file < board.size; ++file) {
      SquareSet& squares = ahead[Square::at(file, rank).number];
      const int first = side == Side::light ? rank : 0;
      const int last = side == Side::light ? board.size - 2 : rank - 1;
      for (int r = first; r <= last; ++r)
        squares = squares | SquareSet::of(Square::at(file, r));
    }
  }
  return ahead;
}

constexpr AheadTable kAhead[2][2] = {
    {make_ahead(kBoards[0], Side::light), make_ahead(kBoards[0], Side::dark)},
    {make_ahead(kBoards[1], Side::light), make_ahead(kBoards[1], Side::dark)},
};

bool is_open_ahead(const Position& position, Side side) {
  const AheadTable& ahead = kAhead[static_cast<int>(position.rules())][index(side)];
  return (ahead[position.pawn(side).number] & position.shut().north).empty();
}

int ranks_to_goal(const Position& position, Side side) {
  return std::abs(position.board().goal_rank(side) - position.pawn(side).rank());
}

Route straight_route(const Position& position, Side side) {
  Route route;
  Square square = position.pawn(side);
  route.push_back(square);
  const Direction ahead = side == Side::light ? Direction::north : Direction::south;
  for (int steps = ranks_to_goal(position, side); steps > 0; --steps) {
    square = neighbour(square, ahead);
    route.push_back(square);
  }
  return route;
}

// The walls that shut a square's northern or eastern side: the slot named like the square and the
// one before it along the groove.
struct Across {
  std::array<std::uint64_t, 81> north;
  std::array<std::uint64_t, 81> east;
};

constexpr Across make_across() {
  Across across{};
  const auto add = [](std::uint64_t& set, int file, int rank) {
    if (kBoards[0].has_slot(file, rank)) set |= std::uint64_t{1} << Slot::at(file, rank).number;
  };
  for (int rank = 0; rank < 9; ++rank) {
    for (int file = 0; file < 9; ++file) {
      const std::size_t square = Square::at(file, rank).number;
      add(across.north[square], file, rank);
      add(across.north[square], file - 1, rank);
      add(across.east[square], file, rank);
      add(across.east[square], file, rank - 1);
    }
  }
  return across;
}

constexpr Across kAcross = make_across();

// A flood from the goal, layer by layer, until `from` is reached: layers[d] holds the squares at
// distance d. At most 81 layers.
struct Layers {
  SquareSet at[82];
  int depth = 0;
};

void flood_back(const Position& position, Side side, Layers& layers) {
  SquareSet reached = goal_squares(position.rules(), side);
  layers.at[0] = reached;
  layers.depth = 0;
  while (!layers.at[layers.depth].has(position.pawn(side))) {
    const SquareSet next = spread(position.shut(), reached);
    assert(!(next == reached) && "a legal position leaves both pawns a route");
    layers.at[++layers.depth] = next - reached;
    reached = next;
  }
}

struct Preference {
  Direction order[4];
};
constexpr Preference kPreferences[2] = {
    {{Direction::north, Direction::west, Direction::east, Direction::south}},
    {{Direction::south, Direction::west, Direction::east, Direction::north}},
};

Square next_on_route(const Position& position, Side side, Square from, SquareSet layer) {
  for (const Direction direction : kPreferences[index(side)].order) {
    if (!is_open(position.shut(), from, direction)) continue;
    const Square to = neighbour(from, direction);
    if (layer.has(to)) return to;
  }
  assert(false && "each layer touches the one before it");
  return from;
}

}  // namespace

SquareSet goal_squares(RuleSet rules, Side side) {
  return kGoals[static_cast<int>(rules)][index(side)];
}

bool has_route(const ShutSides& shut, Square from, SquareSet goal) {
  SquareSet reached = SquareSet::of(from);
  for (;;) {
    const SquareSet next = spread(shut, reached);
    if (!(next & goal).empty()) return true;
    if (next == reached) return false;
    reached = next;
  }
}

int route_length(const Position& position, Side side) {
  if (is_open_ahead(position, side)) return ranks_to_goal(position, side);
  const Square pawn = position.pawn(side);
  SquareSet reached = goal_squares(position.rules(), side);
  int steps = 0;
  while (!reached.has(pawn)) {
    const SquareSet next = spread(position.shut(), reached);
    assert(!(next == reached) && "a legal position leaves both pawns a route");
    reached = next;
    ++steps;
  }
  return steps;
}

Route shortest_route(const Position& position, Side side) {
  if (is_open_ahead(position, side)) return straight_route(position, side);
  Layers layers;
  flood_back(position, side, layers);
  Route route;
  Square square = position.pawn(side);
  route.push_back(square);
  for (int depth = layers.depth - 1; depth >= 0; --depth) {
    square = next_on_route(position, side, square, layers.at[depth]);
    route.push_back(square);
  }
  return route;
}

Distances goal_distances(const Position& position, Side side) {
  Distances distances;
  std::memset(distances.steps, kNoRoute, sizeof distances.steps);
  SquareSet reached;
  SquareSet layer = goal_squares(position.rules(), side);
  for (std::uint8_t steps = 0; !layer.empty(); ++steps) {
    for (SquareSet rest = layer; !rest.empty(); rest.remove_first()) {
      distances.steps[rest.first().number] = steps;
    }
    reached = reached | layer;
    layer = spread(position.shut(), layer) - reached;
  }
  return distances;
}

WallSet walls_across(const Board& board, const Route& route) {
  WallSet across;
  for (int i = 0; i + 1 < route.size(); ++i) {
    const int from = route[i].number;
    const int to = route[i + 1].number;
    const auto lower = static_cast<std::size_t>(std::min(from, to));
    const bool along_rank = from - to == 1 || to - from == 1;
    (along_rank ? across.vertical : across.horizontal) |=
        (along_rank ? kAcross.east : kAcross.north)[lower];
  }
  return {across.horizontal & board.slots, across.vertical & board.slots};
}

}  // namespace pawnpath
