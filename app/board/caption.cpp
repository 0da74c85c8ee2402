#include "app/board/caption.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace pawnpath::app {
namespace {

// Pixels at 100 %. The arrow of the mouse hangs down to the right of its point.
constexpr double kGap = 6;
constexpr double kArrow = 24;

int inside(int at, int length, int room) { return std::clamp(at, 0, std::max(0, room - length)); }

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

std::ptrdiff_t hidden(const BoardLayout& layout, const Rect& place, std::span<const Square> busy) {
  return std::count_if(busy.begin(), busy.end(),
                       [&](Square square) { return overlap(place, layout.square(square)); });
}

}  // namespace

Rect caption_place(const BoardLayout& layout, Action wall, int width, int height,
                   std::span<const Square> busy) {
  assert(wall.is_wall());
  const BoardView& view = layout.view();
  const Rect slot = layout.wall(wall);
  const int gap = static_cast<int>(std::lround(kGap * view.scale));
  const int arrow = static_cast<int>(std::lround(kArrow * view.scale));
  Rect near{slot.centre().x - width / 2, slot.centre().y - height / 2, width, height};
  Rect beyond = near;
  if (wall.direction() == WallDirection::horizontal) {
    near.y = slot.y - gap - height;
    beyond.y = slot.bottom() + arrow;
  } else {
    near.x = slot.x - gap - width;
    beyond.x = slot.right() + arrow;
  }
  const auto on_window = [&](Rect place) {
    place.x = inside(place.x, width, view.width);
    place.y = inside(place.y, height, view.height);
    return place;
  };
  if (near.x < 0 && wall.direction() == WallDirection::vertical) return on_window(beyond);
  if (near.y < 0 && wall.direction() == WallDirection::horizontal) return on_window(beyond);
  near = on_window(near);
  beyond = on_window(beyond);
  const bool turns =
      hidden(layout, beyond, busy) < hidden(layout, near, busy) && !overlap(beyond, slot);
  return turns ? beyond : near;
}

}  // namespace pawnpath::app
