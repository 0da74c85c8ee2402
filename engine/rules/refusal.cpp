#include "engine/rules/refusal.h"

#include <array>
#include <cassert>
#include <cstdlib>

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"

namespace pawnpath {
namespace {

constexpr std::array<std::string_view, 20> kCodeNames = {
    "legal",       "not-a-name", "off-board",   "game-over",    "not-your-turn",
    "same-square", "occupied",   "wall-in-way", "jump-blocked", "jump-no-landing",
    "jump-open",   "side-shut",  "diagonal",    "too-far",      "no-walls",
    "crosses",     "overlaps",   "shuts-light", "shuts-dark",   "shuts-both",
};

struct Offset {
  int files;
  int ranks;
};

Offset offset(Square from, Square to) { return {to.file() - from.file(), to.rank() - from.rank()}; }

bool is_beside(Offset o) { return std::abs(o.files) + std::abs(o.ranks) == 1; }
bool is_diagonal(Offset o) { return std::abs(o.files) == 1 && std::abs(o.ranks) == 1; }

// Precondition: is_beside(o).
Direction direction_of(Offset o) {
  if (o.ranks != 0) return o.ranks > 0 ? Direction::north : Direction::south;
  return o.files > 0 ? Direction::east : Direction::west;
}

// An illegal step that has to do with the neighbouring pawn: straight over it, or beside it.
Refusal why_not_past(const Position& position, Refusal refusal, Square pawn, Square opponent,
                     bool straight) {
  const Direction ahead = direction_of(offset(pawn, opponent));
  const auto because = [&](RefusalCode code, Action wall) {
    refusal.code = code;
    refusal.wall = wall;
    return refusal;
  };
  if (!is_open(position.shut(), pawn, ahead)) {
    return because(RefusalCode::jump_blocked, wall_between(position, pawn, ahead));
  }
  if (straight) {
    return because(RefusalCode::jump_no_landing, wall_between(position, opponent, ahead));
  }
  if (is_open(position.shut(), opponent, ahead)) return because(RefusalCode::jump_open, {});
  const Direction side = direction_of(offset(opponent, refusal.asked.square()));
  return because(RefusalCode::side_shut, wall_between(position, opponent, side));
}

// Precondition: the step is not legal.
Refusal why_not_step(const Position& position, Action action) {
  const Side mover = position.turn();
  const Square pawn = position.pawn(mover);
  const Square opponent = position.pawn(other(mover));
  const Square to = action.square();
  Refusal refusal{RefusalCode::too_far, action, {}, mover};
  const auto because = [&](RefusalCode code) {
    refusal.code = code;
    return refusal;
  };
  if (to == pawn) return because(RefusalCode::same_square);
  if (to == opponent) {
    refusal.side = other(mover);
    return because(RefusalCode::occupied);
  }
  const Offset step = offset(pawn, to);
  if (is_beside(step)) {
    refusal.wall = wall_between(position, pawn, direction_of(step));
    return because(RefusalCode::wall_in_way);
  }
  const Offset gap = offset(pawn, opponent);
  if (is_beside(gap)) {
    const bool straight = step.files == 2 * gap.files && step.ranks == 2 * gap.ranks;
    const bool beside = is_diagonal(step) && is_beside(offset(opponent, to));
    if (straight || beside) return why_not_past(position, refusal, pawn, opponent, straight);
  }
  return because(is_diagonal(step) ? RefusalCode::diagonal : RefusalCode::too_far);
}

// The first wall, in the order of position lines, that shares a half with `action`.
Action first_overlapped(const Position& position, Action action) {
  const bool horizontal = action.direction() == WallDirection::horizontal;
  const Slot slot = action.slot();
  for (int shift = -1; shift <= 1; ++shift) {
    const int file = slot.file() + (horizontal ? shift : 0);
    const int rank = slot.rank() + (horizontal ? 0 : shift);
    if (!position.board().has_slot(file, rank)) continue;
    const Action wall = Action::wall(Slot::at(file, rank), action.direction());
    if (position.walls().has(wall)) return wall;
  }
  return {};
}

Refusal why_not_wall(const Position& position, Action action) {
  const Side mover = position.turn();
  if (position.walls_left(mover) == 0) return {RefusalCode::no_walls, action, {}, mover};
  const bool horizontal = action.direction() == WallDirection::horizontal;
  const Action crossed =
      Action::wall(action.slot(), horizontal ? WallDirection::vertical : WallDirection::horizontal);
  if (position.walls().has(crossed)) return {RefusalCode::crosses, action, crossed, mover};
  const Action overlapped = first_overlapped(position, action);
  if (!overlapped.is_none()) return {RefusalCode::overlaps, action, overlapped, mover};
  const ShutOff off = shut_off_by(position, action);
  if (off.light && off.dark) return {RefusalCode::shuts_both, action, {}, mover};
  if (off.light) return {RefusalCode::shuts_light, action, {}, Side::light};
  if (off.dark) return {RefusalCode::shuts_dark, action, {}, Side::dark};
  return {RefusalCode::none, action, {}, mover};
}

// True when the action names a square or slot of the position's board.
bool is_on_board(const Position& position, Action action) {
  if (action.is_none()) return false;
  if (action.is_step()) {
    return position.board().has_square(action.square().file(), action.square().rank());
  }
  return position.board().has_slot(action.slot().file(), action.slot().rank());
}

}  // namespace

std::string_view code_name(RefusalCode code) { return kCodeNames[static_cast<std::size_t>(code)]; }

Action wall_between(const Position& position, Square square, Direction direction) {
  if (is_open(position.shut(), square, direction)) return {};
  const bool up_or_down = direction == Direction::north || direction == Direction::south;
  const auto kind = up_or_down ? WallDirection::horizontal : WallDirection::vertical;
  // The groove is named by its lower or left square; two slots reach over it.
  const int base_file = square.file() - (direction == Direction::west ? 1 : 0);
  const int base_rank = square.rank() - (direction == Direction::south ? 1 : 0);
  for (int back = 0; back < 2; ++back) {
    const int file = base_file - (up_or_down ? back : 0);
    const int rank = base_rank - (up_or_down ? 0 : back);
    if (!position.board().has_slot(file, rank)) continue;
    const Action wall = Action::wall(Slot::at(file, rank), kind);
    if (position.walls().has(wall)) return wall;
  }
  return {};
}

Refusal why_not(const Position& position, Action action) {
  if (!is_on_board(position, action)) {
    return {RefusalCode::off_board, action, {}, position.turn()};
  }
  if (action.is_wall()) return why_not_wall(position, action);
  if (legal_steps(position).has(action.square())) {
    return {RefusalCode::none, action, {}, position.turn()};
  }
  return why_not_step(position, action);
}

}  // namespace pawnpath
