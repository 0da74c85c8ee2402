// The board seen from elsewhere: mirrored left to right, turned upside down with the sides
// exchanged, and tipped over its diagonal.
//
// The rules know no left or right and no favoured side, so what holds for a position holds for
// its images: mirrored() and turned() keep every rule, tipped() keeps those of steps and of walls
// that touch, but not the goals. Only Positions and Actions are mapped, nothing is judged.
#pragma once

#include "engine/rules/position.h"

namespace pawnpath::test {

struct Symmetry {
  bool mirror = false;  // file a becomes the last file
  bool turn = false;    // half a turn, and Light becomes Dark
  bool tip = false;     // files become ranks
};

[[nodiscard]] inline Square image(Symmetry s, const Board& board, Square square) {
  int file = square.file();
  int rank = square.rank();
  const int last = board.size - 1;
  if (s.mirror) file = last - file;
  if (s.turn) {
    file = last - file;
    rank = last - rank;
  }
  return s.tip ? Square::at(rank, file) : Square::at(file, rank);
}

[[nodiscard]] inline Action image(Symmetry s, const Board& board, Action action) {
  if (action.is_none()) return action;
  if (action.is_step()) return Action::step(image(s, board, action.square()));
  int file = action.slot().file();
  int rank = action.slot().rank();
  const int last = board.slot_size() - 1;
  if (s.mirror) file = last - file;
  if (s.turn) {
    file = last - file;
    rank = last - rank;
  }
  if (!s.tip) return Action::wall(Slot::at(file, rank), action.direction());
  const bool horizontal = action.direction() == WallDirection::horizontal;
  return Action::wall(Slot::at(rank, file),
                      horizontal ? WallDirection::vertical : WallDirection::horizontal);
}

[[nodiscard]] inline Side image(Symmetry s, Side side) { return s.turn ? other(side) : side; }

[[nodiscard]] inline Position image(Symmetry s, const Position& position) {
  Setup setup;
  setup.rules = position.rules();
  setup.turn = image(s, position.turn());
  for (const Side side : kSides) {
    const int to = index(image(s, side));
    setup.pawns[to] = image(s, position.board(), position.pawn(side));
    setup.walls_left[to] = position.walls_left(side);
  }
  for (const WallDirection direction : kWallDirections) {
    for (int number = 0; number < 64; ++number) {
      const Action wall = Action::wall(Slot{static_cast<std::uint8_t>(number)}, direction);
      if (position.walls().has(wall)) setup.walls.toggle(image(s, position.board(), wall));
    }
  }
  return Position(setup);
}

}  // namespace pawnpath::test
