// Child ids of the board as screen readers see it: a number for every square and wall slot.
//
// The calls that matter are child_id() and place_of(). Ids start at 1 and never change within a
// rule set: squares by rank and file, then horizontal slots, then vertical slots. A place is given
// as the Action that belongs to it: the step to a square, or the wall in a slot.
//
//   Standard   1..81 squares   82..145 horizontal   146..209 vertical
//   Passage    1..49 squares   50..85  horizontal    86..121 vertical
#pragma once

#include "engine/rules/action.h"

namespace pawnpath::app {

[[nodiscard]] constexpr int square_count(RuleSet rules) {
  return board(rules).size * board(rules).size;
}
[[nodiscard]] constexpr int slot_count(RuleSet rules) {
  return board(rules).slot_size() * board(rules).slot_size();
}
[[nodiscard]] constexpr int child_count(RuleSet rules) {
  return square_count(rules) + 2 * slot_count(rules);
}

[[nodiscard]] constexpr bool is_on_board(RuleSet rules, Action place) {
  if (place.is_none()) return false;
  if (place.is_step()) return board(rules).has_square(place.square().file(), place.square().rank());
  return board(rules).has_slot(place.slot().file(), place.slot().rank());
}

// 0 for a place that is not on the board of `rules`.
[[nodiscard]] constexpr int child_id(RuleSet rules, Action place) {
  if (!is_on_board(rules, place)) return 0;
  const int size = board(rules).size;
  if (place.is_step()) return 1 + place.square().file() + size * place.square().rank();
  const bool horizontal = place.direction() == WallDirection::horizontal;
  return square_count(rules) + (horizontal ? 0 : slot_count(rules)) + 1 + place.slot().file() +
         (size - 1) * place.slot().rank();
}

// No action for a number that is no child's.
[[nodiscard]] constexpr Action place_of(RuleSet rules, int id) {
  if (id < 1 || id > child_count(rules)) return {};
  const int size = board(rules).size;
  int number = id - 1;
  if (number < square_count(rules)) return Action::step(Square::at(number % size, number / size));
  number -= square_count(rules);
  const bool horizontal = number < slot_count(rules);
  if (!horizontal) number -= slot_count(rules);
  return Action::wall(Slot::at(number % (size - 1), number / (size - 1)),
                      horizontal ? WallDirection::horizontal : WallDirection::vertical);
}

}  // namespace pawnpath::app
