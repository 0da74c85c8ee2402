#include "engine/rules/legal.h"

#include <bit>

#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

// Corner points of the grooves are numbered like the slots whose middle they are. Shifts along a
// rank drop what would wrap into the next one.
struct Points {
  explicit Points(const Board& board)
      : all(board.slots),
        west_rim(board.slot_files[0]),
        east_rim(board.slot_files[1]),
        south_rim(board.slot_ranks[0]),
        north_rim(board.slot_ranks[1]) {}

  // Each point's neighbour on that side, as seen from the point: bit s tells about its neighbour.
  [[nodiscard]] std::uint64_t from_west(std::uint64_t set) const {
    return (set << 1) & ~west_rim & all;
  }
  [[nodiscard]] std::uint64_t from_east(std::uint64_t set) const {
    return (set >> 1) & ~east_rim & all;
  }
  [[nodiscard]] std::uint64_t from_south(std::uint64_t set) const { return (set << 8) & all; }
  [[nodiscard]] std::uint64_t from_north(std::uint64_t set) const { return (set >> 8) & all; }

  std::uint64_t all;
  std::uint64_t west_rim;
  std::uint64_t east_rim;
  std::uint64_t south_rim;
  std::uint64_t north_rim;
};

// The walls as a graph on the points. A wall covers its middle and reaches one point to each side
// (a half-wall), or the rim.
class WallGraph {
 public:
  WallGraph(const Points& points, const WallSet& walls)
      : points_(points),
        walls_(walls),
        east_link_((walls.horizontal | points.from_east(walls.horizontal)) & ~points.east_rim),
        north_link_((walls.vertical | points.from_north(walls.vertical)) & ~points.north_rim) {}

  // Points that hang together with the rim.
  [[nodiscard]] std::uint64_t rim_piece() const {
    return grow((walls_.horizontal & (points_.west_rim | points_.east_rim)) |
                (walls_.vertical & (points_.south_rim | points_.north_rim)));
  }

  // All points linked with `piece`.
  [[nodiscard]] std::uint64_t grow(std::uint64_t piece) const {
    for (;;) {
      const std::uint64_t along = ((piece & east_link_) << 1) | ((piece >> 1) & east_link_);
      const std::uint64_t up = ((piece & north_link_) << 8) | ((piece >> 8) & north_link_);
      const std::uint64_t next = piece | along | up;
      if (next == piece) return piece;
      piece = next;
    }
  }

 private:
  const Points& points_;
  const WallSet& walls_;
  std::uint64_t east_link_;   // the point is linked with its eastern neighbour
  std::uint64_t north_link_;  // the point is linked with its northern neighbour
};

constexpr std::uint64_t at_least_two(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  return (a & b) | (b & c) | (a & c);
}

// Walls with at least two of their three points on `piece`; `rim` is all ones when the rim belongs
// to it, else 0.
WallSet walls_closing(const Points& points, std::uint64_t piece, std::uint64_t rim) {
  return {at_least_two(points.from_west(piece) | (points.west_rim & rim), piece,
                       points.from_east(piece) | (points.east_rim & rim)),
          at_least_two(points.from_south(piece) | (points.south_rim & rim), piece,
                       points.from_north(piece) | (points.north_rim & rim))};
}

// Walls that would close a ring.
WallSet ring_closing_walls(const Position& position) {
  const WallSet& walls = position.walls();
  if (walls.empty()) return {};
  const Points points(position.board());
  const WallGraph graph(points, walls);
  const std::uint64_t rim = graph.rim_piece();
  WallSet closing = walls_closing(points, rim, ~std::uint64_t{0});
  // A ring away from the rim has four sides at least, so it takes three walls and the new one.
  std::uint64_t rest = (walls.horizontal | walls.vertical) & ~rim;
  while (std::popcount(rest) >= 3) {
    const std::uint64_t piece = graph.grow(rest & (~rest + 1));
    closing = closing | walls_closing(points, piece, 0);
    rest &= ~piece;
  }
  return closing;
}

bool leaves_route(const Position& position, Side side, Action wall) {
  const ShutSides& more = shut_by(wall);
  const ShutSides shut{position.shut().north | more.north, position.shut().east | more.east};
  return has_route(shut, position.pawn(side), goal_squares(position.rules(), side));
}

template <typename Function>
void for_each_wall(const WallSet& walls, Function function) {
  for (const WallDirection direction : kWallDirections) {
    std::uint64_t rest = direction == WallDirection::horizontal ? walls.horizontal : walls.vertical;
    for (; rest != 0; rest &= rest - 1) {
      const Slot slot{static_cast<std::uint8_t>(std::countr_zero(rest))};
      function(Action::wall(slot, direction));
    }
  }
}

// Those of `doubtful` that leave a pawn without a route.
WallSet shutting_walls(const Position& position, WallSet doubtful) {
  WallSet shutting;
  for (const Side side : kSides) {
    // A wall beside the route at hand leaves that route.
    const WallSet across = walls_across(position.board(), shortest_route(position, side));
    for_each_wall(doubtful & across, [&](Action wall) {
      if (!leaves_route(position, side, wall)) shutting.toggle(wall);
    });
    doubtful = doubtful - shutting;
  }
  return shutting;
}

void add_jumps(const Position& position, Direction direction, SquareSet& steps) {
  const ShutSides& shut = position.shut();
  const Square over = position.pawn(other(position.turn()));
  if (is_open(shut, over, direction)) {
    steps = steps | SquareSet::of(neighbour(over, direction));
    return;
  }
  const bool along_file = direction == Direction::north || direction == Direction::south;
  const Direction sides[2] = {along_file ? Direction::west : Direction::north,
                              along_file ? Direction::east : Direction::south};
  for (const Direction side : sides) {
    if (is_open(shut, over, side)) steps = steps | SquareSet::of(neighbour(over, side));
  }
}

}  // namespace

SquareSet legal_steps(const Position& position) {
  const Square from = position.pawn(position.turn());
  const Square opponent = position.pawn(other(position.turn()));
  SquareSet steps;
  for (const Direction direction : kDirections) {
    if (!is_open(position.shut(), from, direction)) continue;
    const Square to = neighbour(from, direction);
    if (to == opponent) {
      add_jumps(position, direction, steps);
    } else {
      steps = steps | SquareSet::of(to);
    }
  }
  return steps;
}

WallSet free_walls(const Position& position) {
  const Points points(position.board());
  const WallSet& walls = position.walls();
  const std::uint64_t taken_along =
      walls.horizontal | points.from_west(walls.horizontal) | points.from_east(walls.horizontal);
  const std::uint64_t taken_up =
      walls.vertical | points.from_south(walls.vertical) | points.from_north(walls.vertical);
  return {points.all & ~(taken_along | walls.vertical),
          points.all & ~(taken_up | walls.horizontal)};
}

SquareSet goal_steps(const Position& position) {
  return legal_steps(position) & goal_squares(position.rules(), position.turn());
}

WallSet legal_walls(const Position& position) {
  if (position.walls_left(position.turn()) == 0) return {};
  const WallSet free = free_walls(position);
  const WallSet doubtful = free & ring_closing_walls(position);
  if (doubtful.empty()) return free;
  return free - shutting_walls(position, doubtful);
}

ActionList legal_actions(const Position& position) {
  ActionList actions;
  for (SquareSet steps = legal_steps(position); !steps.empty(); steps.remove_first()) {
    actions.push_back(Action::step(steps.first()));
  }
  for_each_wall(legal_walls(position), [&](Action wall) { actions.push_back(wall); });
  return actions;
}

int count_legal_actions(const Position& position) {
  return legal_steps(position).count() + legal_walls(position).count();
}

ShutOff shut_off_by(const Position& position, Action wall) {
  return {!leaves_route(position, Side::light, wall), !leaves_route(position, Side::dark, wall)};
}

bool is_legal(const Position& position, Action action) {
  if (action.is_none()) return false;
  if (action.is_step()) return legal_steps(position).has(action.square());
  if (position.walls_left(position.turn()) == 0 || !free_walls(position).has(action)) return false;
  const ShutOff off = shut_off_by(position, action);
  return !off.light && !off.dark;
}

}  // namespace pawnpath
