#include "engine/rules/routes.h"

#include <array>
#include <cassert>
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

SquareSet spread(const ShutSides& shut, SquareSet from) {
  const SquareSet north = (from - shut.north).up<9>();
  const SquareSet south = from.down<9>() - shut.north;
  const SquareSet east = (from - shut.east).up<1>();
  const SquareSet west = from.down<1>() - shut.east;
  return from | (north | south) | (east | west);
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
    const Square a = route[i].number < route[i + 1].number ? route[i] : route[i + 1];
    const Square b = a == route[i] ? route[i + 1] : route[i];
    const bool along_file = a.file() == b.file();
    // The step from a to b crosses the groove of the slot named like a, and of the slot before it.
    for (int back = 0; back < 2; ++back) {
      const int file = a.file() - (along_file ? back : 0);
      const int rank = a.rank() - (along_file ? 0 : back);
      if (!board.has_slot(file, rank)) continue;
      const std::uint64_t bit = std::uint64_t{1} << Slot::at(file, rank).number;
      (along_file ? across.horizontal : across.vertical) |= bit;
    }
  }
  return across;
}

}  // namespace pawnpath
