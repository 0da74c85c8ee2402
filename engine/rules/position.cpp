#include "engine/rules/position.h"

#include <array>
#include <cassert>

namespace pawnpath {
namespace {

// Zobrist keys (A. L. Zobrist, "A new hashing method with application for game playing", 1970),
// drawn from SplitMix64 at compile time, so that a hash means the same in every run.
struct Keys {
  std::uint64_t pawn[2][81];
  std::uint64_t wall[2][64];
  std::uint64_t walls_left[2][11];
  std::uint64_t dark_to_move;
  std::uint64_t passage;
};

constexpr std::uint64_t next_key(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15u;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

constexpr Keys make_keys() {
  Keys keys{};
  std::uint64_t state = 0x5061776E50617468u;
  for (auto& side : keys.pawn) {
    for (auto& key : side)
      key = next_key(state);
  }
  for (auto& direction : keys.wall) {
    for (auto& key : direction)
      key = next_key(state);
  }
  for (auto& side : keys.walls_left) {
    for (auto& key : side)
      key = next_key(state);
  }
  keys.dark_to_move = next_key(state);
  keys.passage = next_key(state);
  return keys;
}

constexpr Keys kKeys = make_keys();

// The rim as shut sides: the last rank and file, and all that is off the board.
constexpr ShutSides make_rim(const Board& board) {
  ShutSides rim;
  for (int rank = 0; rank < 9; ++rank) {
    for (int file = 0; file < 9; ++file) {
      const SquareSet square = SquareSet::of(Square::at(file, rank));
      const bool off = !board.has_square(file, rank);
      if (off || rank == board.size - 1) rim.north = rim.north | square;
      if (off || file == board.size - 1) rim.east = rim.east | square;
    }
  }
  return rim;
}

constexpr ShutSides kRims[] = {make_rim(kBoards[0]), make_rim(kBoards[1])};

constexpr std::array<ShutSides, 128> make_shut_by_table() {
  std::array<ShutSides, 128> table{};
  for (int number = 0; number < 64; ++number) {
    const Slot slot{static_cast<std::uint8_t>(number)};
    const Square low = Square::at(slot.file(), slot.rank());
    const SquareSet first = SquareSet::of(low);
    const auto place = static_cast<std::size_t>(number);
    table[place].north = first | SquareSet::of(neighbour(low, Direction::east));
    table[place + 64].east = first | SquareSet::of(neighbour(low, Direction::north));
  }
  return table;
}

constexpr std::array<ShutSides, 128> kShutBy = make_shut_by_table();

}  // namespace

Position::Position(RuleSet rules) : shut_(kRims[static_cast<int>(rules)]), rules_(rules) {
  if (rules == RuleSet::passage) hash_ ^= kKeys.passage;
  for (const Side side : kSides) {
    const int i = index(side);
    pawns_[i] = board().start(side);
    walls_left_[i] = static_cast<std::uint8_t>(board().walls);
    hash_ ^= kKeys.pawn[i][pawns_[i].number] ^ kKeys.walls_left[i][walls_left_[i]];
  }
}

Position::Position(const Setup& setup) : Position(setup.rules) {
  for (int i = 0; i < 2; ++i) {
    assert(setup.walls_left[i] >= 0 && setup.walls_left[i] <= board().walls);
    hash_ ^= kKeys.pawn[i][pawns_[i].number] ^ kKeys.walls_left[i][walls_left_[i]];
    pawns_[i] = setup.pawns[i];
    walls_left_[i] = static_cast<std::uint8_t>(setup.walls_left[i]);
    hash_ ^= kKeys.pawn[i][pawns_[i].number] ^ kKeys.walls_left[i][walls_left_[i]];
  }
  for (int number = 0; number < 64; ++number) {
    const Slot slot{static_cast<std::uint8_t>(number)};
    for (const WallDirection direction : kWallDirections) {
      const Action wall = Action::wall(slot, direction);
      if (setup.walls.has(wall)) toggle_wall(wall);
    }
  }
  if (setup.turn == Side::dark) pass();
}

void Position::toggle_wall(Action wall) {
  const ShutSides& sides = shut_by(wall);
  walls_.toggle(wall);
  shut_.north = shut_.north ^ sides.north;
  shut_.east = shut_.east ^ sides.east;
  hash_ ^= kKeys.wall[static_cast<int>(wall.direction())][wall.slot().number];
}

void Position::pass() {
  turn_ = other(turn_);
  hash_ ^= kKeys.dark_to_move;
}

void Position::apply(Action action) {
  const int i = index(turn_);
  if (action.is_step()) {
    hash_ ^= kKeys.pawn[i][pawns_[i].number] ^ kKeys.pawn[i][action.square().number];
    pawns_[i] = action.square();
  } else {
    assert(action.is_wall() && walls_left_[i] > 0);
    toggle_wall(action);
    hash_ ^= kKeys.walls_left[i][walls_left_[i]] ^ kKeys.walls_left[i][walls_left_[i] - 1];
    --walls_left_[i];
  }
  pass();
}

void Position::undo(Action action, Square from) {
  pass();
  const int i = index(turn_);
  if (action.is_step()) {
    hash_ ^= kKeys.pawn[i][pawns_[i].number] ^ kKeys.pawn[i][from.number];
    pawns_[i] = from;
  } else {
    toggle_wall(action);
    hash_ ^= kKeys.walls_left[i][walls_left_[i]] ^ kKeys.walls_left[i][walls_left_[i] + 1];
    ++walls_left_[i];
  }
}

const ShutSides& shut_by(Action wall) {
  assert(wall.is_wall());
  return kShutBy[wall.code() - 128];
}

}  // namespace pawnpath
