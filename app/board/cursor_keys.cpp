// Cursor: what keys do.
#include <algorithm>

#include "app/board/cursor.h"
#include "engine/rules/position_line.h"

namespace pawnpath::app {

std::optional<BoardKey> board_key(char32_t character, bool shift) {
  switch (character) {
    case U' ':
    case U'\r':
      return BoardKey::enter;
    case U'w':
    case U'W':
      return BoardKey::mode;
    case U'r':
    case U'R':
      return BoardKey::turn_wall;
    case U'p':
    case U'P':
      return BoardKey::own_pawn;
    case U'o':
    case U'O':
      return BoardKey::other_pawn;
    case U'n':
    case U'N':
      return shift ? BoardKey::previous_wall : BoardKey::next_wall;
    default:
      return std::nullopt;
  }
}

bool starts_typing(char32_t character) {
  return (character >= U'a' && character <= U'i') || (character >= U'A' && character <= U'I') ||
         (character >= U'0' && character <= U'9');
}

Intent Cursor::key(BoardKey key, const CursorGround& ground) {
  if (pressed_) return key == BoardKey::escape ? call_off_drag() : Intent{};
  follow(ground);
  keys_used_ = true;
  pointed_ = {};
  switch (key) {
    case BoardKey::left:
      return arrow(ScreenDirection::left, false, ground);
    case BoardKey::right:
      return arrow(ScreenDirection::right, false, ground);
    case BoardKey::up:
      return arrow(ScreenDirection::up, false, ground);
    case BoardKey::down:
      return arrow(ScreenDirection::down, false, ground);
    case BoardKey::home:
      return arrow(ScreenDirection::left, true, ground);
    case BoardKey::end:
      return arrow(ScreenDirection::right, true, ground);
    case BoardKey::page_up:
      return arrow(ScreenDirection::up, true, ground);
    case BoardKey::page_down:
      return arrow(ScreenDirection::down, true, ground);
    case BoardKey::enter:
      return act(ground);
    case BoardKey::escape:
      return escape();
    case BoardKey::mode:
      return set_mode(mode_ == Mode::step ? Mode::wall : Mode::step, ground);
    case BoardKey::turn_wall:
      return turn_wall();
    case BoardKey::own_pawn:
      return go_to_square(ground.position.pawn(ground.own));
    case BoardKey::other_pawn:
      return go_to_square(ground.position.pawn(other(ground.own)));
    case BoardKey::next_wall:
      return next_wall(1, ground);
    case BoardKey::previous_wall:
      return next_wall(-1, ground);
  }
  return {};
}

Intent Cursor::arrow(ScreenDirection toward, bool to_the_end, const CursorGround& ground) {
  // From a wall reached by N the way goes on from the square that names it.
  const Action from = mode_ == Mode::step ? Action::step(square()) : place_;
  const Action to = to_the_end ? farthest_of(rules_, ground.turned, from, toward)
                               : neighbour_of(rules_, ground.turned, from, toward);
  if (to.is_none() || to == place_) return {IntentKind::edge, place_};
  return put(to);
}

Intent Cursor::act(const CursorGround& ground) {
  if (mode_ == Mode::wall) return aim_or_place(place_);
  // On a standing wall the rules give the answer: it overlaps.
  const bool on_wall = place_.is_wall() && ground.position.walls().has(place_);
  if (on_wall) return {IntentKind::place, place_};
  return {IntentKind::step, Action::step(square())};
}

Intent Cursor::aim_or_place(Action wall) {
  if (aimed_ == wall) return {IntentKind::place, wall};
  aimed_ = wall;
  return {IntentKind::aim, wall};
}

Intent Cursor::escape() {
  if (!aimed_.is_none()) {
    aimed_ = {};
    return {IntentKind::cleared, place_};
  }
  if (mode_ == Mode::step) return {};
  mode_ = Mode::step;
  place_ = Action::step(square_);
  return {IntentKind::mode, place_};
}

Intent Cursor::turn_wall() {
  if (mode_ == Mode::step) return {IntentKind::no_turn, place_};
  direction_ =
      direction_ == WallDirection::horizontal ? WallDirection::vertical : WallDirection::horizontal;
  place_ = Action::wall(place_.slot(), direction_);
  return {IntentKind::mode, place_};
}

Intent Cursor::go_to_square(Square square) {
  const Action to = mode_ == Mode::step ? Action::step(square) : slot_for(square);
  if (to == place_) return {IntentKind::same, to};
  return put(to);
}

// In the order of position lines, round and round; from elsewhere the first or the last.
Intent Cursor::next_wall(int step, const CursorGround& ground) {
  const ActionList walls = walls_in_order(ground.position.walls());
  if (walls.empty()) return {IntentKind::no_wall, place_};
  const int count = static_cast<int>(walls.size());
  const Action* here = std::find(walls.begin(), walls.end(), place_);
  const bool on_one = here != walls.end();
  const int from = on_one ? static_cast<int>(here - walls.begin()) : (step > 0 ? -1 : 0);
  const Action to = walls[static_cast<std::size_t>((from + step + count) % count)];
  if (to == place_) return {IntentKind::same, to};
  direction_ = to.direction();
  return put(to);
}

}  // namespace pawnpath::app
