#include "app/board/cursor.h"

#include <algorithm>

namespace pawnpath::app {
namespace {

Square naming_square(Action place) {
  return place.is_step() ? place.square() : Square::at(place.slot().file(), place.slot().rank());
}

}  // namespace

void Cursor::reset(const CursorGround& ground) {
  rules_ = ground.position.rules();
  mode_ = Mode::step;
  direction_ = WallDirection::horizontal;
  put(Action::step(ground.position.pawn(ground.own)));
  aimed_ = {};
  call_off_drag();
}

void Cursor::follow(const CursorGround& ground) {
  if (ground.position.rules() != rules_) return reset(ground);
  const bool on_wall = mode_ == Mode::step && place_.is_wall();
  if (on_wall && !ground.position.walls().has(place_)) put(Action::step(square()));
}

void Cursor::placed() {
  aimed_ = {};
  pointed_ = {};
  mode_ = Mode::step;
  put(Action::step(square()));
}

Square Cursor::square() const { return naming_square(place_); }

Action Cursor::preview() const {
  if (!pointed_.is_none() || dragged_) return pointed_;
  if (mode_ == Mode::wall && keys_used_) return place_;
  return aimed_;
}

Intent Cursor::put(Action place) {
  place_ = place;
  square_ = naming_square(place);
  return {IntentKind::moved, place};
}

// The slot named by `square`, or the last one before the edge.
Action Cursor::slot_for(Square square) const {
  const int last = board(rules_).slot_size() - 1;
  return Action::wall(Slot::at(std::min(square.file(), last), std::min(square.rank(), last)),
                      direction_);
}

Intent Cursor::set_mode(Mode mode, const CursorGround& ground) {
  follow(ground);
  if (mode == mode_) return {IntentKind::same, place_};
  mode_ = mode;
  aimed_ = {};
  pointed_ = {};
  if (mode == Mode::step) {
    place_ = Action::step(square_);
  } else {
    if (place_.is_wall()) direction_ = place_.direction();
    place_ = slot_for(square());
  }
  return {IntentKind::mode, place_};
}

Intent Cursor::go_to(Action place, const CursorGround& ground) {
  follow(ground);
  if (!is_on_board(rules_, place)) return {};
  if (place == place_) return {IntentKind::same, place};
  const bool stays_in_steps = place.is_step() || ground.position.walls().has(place);
  const Mode mode = mode_;
  if (place.is_step()) {
    mode_ = Mode::step;
  } else {
    direction_ = place.direction();
    if (!stays_in_steps) mode_ = Mode::wall;
  }
  put(place);
  if (mode == mode_) return {IntentKind::moved, place};
  aimed_ = {};
  return {IntentKind::mode, place};
}

}  // namespace pawnpath::app
