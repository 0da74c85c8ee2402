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

}  // namespace

Rect caption_place(const BoardLayout& layout, Action wall, int width, int height) {
  assert(wall.is_wall());
  const BoardView& view = layout.view();
  const Rect slot = layout.wall(wall);
  const int gap = static_cast<int>(std::lround(kGap * view.scale));
  const int arrow = static_cast<int>(std::lround(kArrow * view.scale));
  Rect place{slot.centre().x - width / 2, slot.centre().y - height / 2, width, height};
  if (wall.direction() == WallDirection::horizontal) {
    place.y = slot.y - gap - height;
    if (place.y < 0) place.y = slot.bottom() + arrow;
  } else {
    place.x = slot.x - gap - width;
    if (place.x < 0) place.x = slot.right() + arrow;
  }
  place.x = inside(place.x, width, view.width);
  place.y = inside(place.y, height, view.height);
  return place;
}

}  // namespace pawnpath::app
