#include "app/board/brush.h"

#include <algorithm>
#include <cmath>

namespace pawnpath::app {

Ink ink_of(const wxColour& colour) { return see_through(colour, 255); }

Ink see_through(const wxColour& colour, int alpha) {
  return {colour.Red(), colour.Green(), colour.Blue(), static_cast<std::uint8_t>(alpha)};
}

Box box_of(const Rect& rect) {
  return {double(rect.x), double(rect.y), double(rect.width), double(rect.height)};
}

void Brush::dashes(std::span<const Spot> spots, double dash, double gap, double width,
                   const wxColour& colour) const {
  const double on = std::max(dash - width, 0.1);  // the round ends add the width
  const double period = on + gap + width;
  double at = 0;  // place in the pattern
  for (std::size_t i = 0; i + 1 < spots.size(); ++i) {
    const Spot from = spots[i];
    const double dx = spots[i + 1].x - from.x;
    const double dy = spots[i + 1].y - from.y;
    const double length = std::hypot(dx, dy);
    const auto on_line = [&](double share) {
      return Spot{from.x + dx * share / length, from.y + dy * share / length};
    };
    double done = 0;
    while (length - done > 0.01) {
      const bool is_on = at < on;
      const double piece = std::min((is_on ? on : period) - at, length - done);
      if (is_on) line(on_line(done), on_line(done + piece), width, colour);
      done += piece;
      at += piece;
      if (at >= period - 0.001) at = 0;
    }
  }
}

void Brush::dashed_outline(const Box& box, double dash, double gap, double width,
                           const wxColour& colour) const {
  const double right = box.x + box.width;
  const double bottom = box.y + box.height;
  const Spot spots[] = {
      {box.x, box.y}, {right, box.y}, {right, bottom}, {box.x, bottom}, {box.x, box.y}};
  dashes(spots, dash, gap, width, colour);
}

}  // namespace pawnpath::app
