#include "app/board/navigate.h"

namespace pawnpath::app {
namespace {

struct Offset {
  int files;
  int ranks;
};

Offset offset_of(ScreenDirection toward, bool turned) {
  const int one = turned ? -1 : 1;
  switch (toward) {
    case ScreenDirection::left:
      return {-one, 0};
    case ScreenDirection::right:
      return {one, 0};
    case ScreenDirection::up:
      return {0, one};
    case ScreenDirection::down:
      return {0, -one};
  }
  return {0, 0};
}

Action shifted(RuleSet rules, Action place, Offset by) {
  const Board& on = board(rules);
  if (place.is_step()) {
    const int file = place.square().file() + by.files;
    const int rank = place.square().rank() + by.ranks;
    return on.has_square(file, rank) ? Action::step(Square::at(file, rank)) : Action();
  }
  const int file = place.slot().file() + by.files;
  const int rank = place.slot().rank() + by.ranks;
  return on.has_slot(file, rank) ? Action::wall(Slot::at(file, rank), place.direction()) : Action();
}

ScreenDirection screen_direction(Navigation direction) {
  switch (direction) {
    case Navigation::left:
      return ScreenDirection::left;
    case Navigation::right:
      return ScreenDirection::right;
    case Navigation::up:
      return ScreenDirection::up;
    default:
      return ScreenDirection::down;
  }
}

}  // namespace

Action neighbour_of(RuleSet rules, bool turned, Action place, ScreenDirection toward) {
  if (!is_on_board(rules, place)) return {};
  return shifted(rules, place, offset_of(toward, turned));
}

Action farthest_of(RuleSet rules, bool turned, Action place, ScreenDirection toward) {
  Action next = neighbour_of(rules, turned, place, toward);
  while (!next.is_none()) {
    place = next;
    next = neighbour_of(rules, turned, place, toward);
  }
  return place;
}

int navigate(RuleSet rules, bool turned, int id, Navigation direction) {
  const Action place = place_of(rules, id);
  if (place.is_none()) return 0;
  if (direction == Navigation::previous) return id - 1;
  if (direction == Navigation::next) return id < child_count(rules) ? id + 1 : 0;
  return child_id(rules, neighbour_of(rules, turned, place, screen_direction(direction)));
}

}  // namespace pawnpath::app
