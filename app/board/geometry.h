// Points and rectangles in whole pixels: what the layout of the board is made of, without a window.
#pragma once

namespace pawnpath::app {

struct Point {
  int x = 0;
  int y = 0;
  friend constexpr bool operator==(Point, Point) = default;
};

// The pixels from x to x + width - 1 and from y to y + height - 1.
struct Rect {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
  [[nodiscard]] constexpr int right() const { return x + width; }    // first pixel beyond
  [[nodiscard]] constexpr int bottom() const { return y + height; }  // first pixel beyond
  [[nodiscard]] constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
  [[nodiscard]] constexpr bool contains(Point point) const {
    return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
  }
  [[nodiscard]] constexpr bool contains(const Rect& inner) const {
    return inner.x >= x && inner.y >= y && inner.right() <= right() && inner.bottom() <= bottom();
  }
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace pawnpath::app
