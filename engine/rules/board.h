// The board's geometry for both rule sets: sides, squares, wall slots, directions.
//
// `board(rule_set)` gives the numbers of a rule set; everything else is arithmetic on squares
// and slots. Nothing here knows where the pawns or walls are: that is Position.
//
// Both rule sets share one numbering, so that one implementation serves them:
//
//   square = file + 9 * rank        slot = file + 8 * rank
//   72 73 74 ... 80   rank 9        56 57 ... 63   rank 8
//    :                               :
//    9 10 11 ... 17   rank 2         8  9 ... 15   rank 2
//    0  1  2 ...  8   rank 1         0  1 ...  7   rank 1
//    a  b  c      i                  a  b      h
//
// Passage uses the lower left 7x7 squares and 6x6 slots. Slot s is named like its lower-left
// square; the middle of its wall is the corner point where that square and the squares right of
// it, above it and right above it meet.
#pragma once

#include <cstdint>

namespace pawnpath {

enum class RuleSet : std::uint8_t { standard, passage };
enum class Side : std::uint8_t { light, dark };
inline constexpr Side kSides[] = {Side::light, Side::dark};

[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::light ? Side::dark : Side::light;
}
[[nodiscard]] constexpr int index(Side side) { return static_cast<int>(side); }

// In the order in which equal routes are preferred by Light: up, left, right, down on the
// unturned board.
enum class Direction : std::uint8_t { north, west, east, south };
inline constexpr Direction kDirections[] = {Direction::north, Direction::west, Direction::east,
                                            Direction::south};

// A square by its number above; 0..80.
struct Square {
  std::uint8_t number = 0;

  static constexpr Square at(int file, int rank) {
    return Square{static_cast<std::uint8_t>(file + 9 * rank)};
  }
  [[nodiscard]] constexpr int file() const { return number % 9; }
  [[nodiscard]] constexpr int rank() const { return number / 9; }
  friend constexpr bool operator==(Square, Square) = default;
};

// A wall slot by its number above; 0..63. One slot takes a horizontal or a vertical wall.
struct Slot {
  std::uint8_t number = 0;

  static constexpr Slot at(int file, int rank) {
    return Slot{static_cast<std::uint8_t>(file + 8 * rank)};
  }
  [[nodiscard]] constexpr int file() const { return number % 8; }
  [[nodiscard]] constexpr int rank() const { return number / 8; }
  friend constexpr bool operator==(Slot, Slot) = default;
};

struct Board {
  int size;                     // squares on a side
  int walls;                    // walls each side starts with
  std::uint64_t slots;          // the slots that exist, one bit each
  std::uint64_t slot_files[2];  // slots on the first and on the last file
  std::uint64_t slot_ranks[2];  // slots on the first and on the last rank

  [[nodiscard]] constexpr int slot_size() const { return size - 1; }
  [[nodiscard]] constexpr bool has_square(int file, int rank) const {
    return file >= 0 && file < size && rank >= 0 && rank < size;
  }
  [[nodiscard]] constexpr bool has_slot(int file, int rank) const {
    return file >= 0 && file < size - 1 && rank >= 0 && rank < size - 1;
  }
  [[nodiscard]] constexpr Square start(Side side) const {
    return Square::at(size / 2, side == Side::light ? 0 : size - 1);
  }
  [[nodiscard]] constexpr int goal_rank(Side side) const {
    return side == Side::light ? size - 1 : 0;
  }
};

namespace detail {
[[nodiscard]] constexpr Board make_board(int size, int walls) {
  Board board{size, walls, 0, {0, 0}, {0, 0}};
  const int last = size - 2;
  for (int rank = 0; rank <= last; ++rank) {
    for (int file = 0; file <= last; ++file) {
      const std::uint64_t bit = std::uint64_t{1} << Slot::at(file, rank).number;
      board.slots |= bit;
      if (file == 0) board.slot_files[0] |= bit;
      if (file == last) board.slot_files[1] |= bit;
      if (rank == 0) board.slot_ranks[0] |= bit;
      if (rank == last) board.slot_ranks[1] |= bit;
    }
  }
  return board;
}
}  // namespace detail

inline constexpr Board kBoards[] = {detail::make_board(9, 10), detail::make_board(7, 6)};

[[nodiscard]] constexpr const Board& board(RuleSet rules) {
  return kBoards[static_cast<int>(rules)];
}

}  // namespace pawnpath
