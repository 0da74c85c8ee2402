// Cursor: what the mouse does.
#include "app/board/cursor.h"

namespace pawnpath::app {

// The wall or square a click at `point` is about; in wall mode never a square.
Action Cursor::under(Point point, const BoardLayout& layout) const {
  const Action hit = layout.hit(point);
  if (hit.is_step() && mode_ == Mode::wall) {
    return Action::wall(layout.nearest_slot(point), direction_);
  }
  return hit;
}

Intent Cursor::point_at(Action wall) {
  if (wall == pointed_) return {};
  pointed_ = wall;
  return {IntentKind::preview, wall};
}

void Cursor::press(Point point) {
  keys_used_ = false;
  pressed_ = point;
  dragged_ = false;
}

Intent Cursor::move(Point point, const BoardLayout& layout) {
  if (!pressed_) {
    const Action place = under(point, layout);
    return point_at(place.is_wall() ? place : Action());
  }
  const bool on_frame = layout.frame().contains(point);
  const Action wall = layout.drag(*pressed_, point);
  dragged_ = dragged_ || !wall.is_none();
  return dragged_ ? point_at(on_frame ? wall : Action()) : Intent{};
}

Intent Cursor::release(Point point, const BoardLayout& layout) {
  if (!pressed_) return {};
  move(point, layout);
  if (!dragged_) {
    const Point clicked = *pressed_;
    pressed_.reset();
    const Action place = under(clicked, layout);
    const bool was_previewed = place.is_wall() && place == pointed_;
    return was_previewed ? Intent{IntentKind::place, place} : activate(place);
  }
  const Action wall = pointed_;
  call_off_drag();
  if (wall.is_none()) return {IntentKind::cleared, place_};
  return {IntentKind::place, wall};
}

Intent Cursor::leave() { return pressed_ ? call_off_drag() : point_at({}); }

Intent Cursor::call_off_drag() {
  const bool shown = dragged_ && !pointed_.is_none();
  pressed_.reset();
  dragged_ = false;
  pointed_ = {};
  return shown ? Intent{IntentKind::cleared, place_} : Intent{};
}

Intent Cursor::activate(Action place) {
  if (place.is_wall()) {
    if (mode_ == Mode::wall) {
      direction_ = place.direction();
      put(place);
    }
    return aim_or_place(place);
  }
  const bool had_aim = !aimed_.is_none();
  aimed_ = {};
  if (place.is_none()) return had_aim ? Intent{IntentKind::cleared, place_} : Intent{};
  mode_ = Mode::step;
  put(place);
  return {IntentKind::step, place};
}

}  // namespace pawnpath::app
