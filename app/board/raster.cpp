#include "app/board/raster.h"

#include <algorithm>
#include <cmath>

namespace pawnpath::app {
namespace {

// std::hypot without its care for numbers that no picture has.
double length_of(double x, double y) { return std::sqrt(x * x + y * y); }

double distance_to_box(double x, double y, const Box& box, double radius) {
  const Spot centre = box.centre();
  const double dx = std::abs(x - centre.x) - box.width / 2 + radius;
  const double dy = std::abs(y - centre.y) - box.height / 2 + radius;
  // Only beyond both edges of the corner's square is it a matter of circles.
  return (dx > 0 && dy > 0 ? length_of(dx, dy) : std::max(dx, dy)) - radius;
}

double distance_to_line(double x, double y, Spot from, Spot to) {
  const double dx = to.x - from.x;
  const double dy = to.y - from.y;
  const double length = dx * dx + dy * dy;
  const double along =
      length == 0 ? 0 : std::clamp(((x - from.x) * dx + (y - from.y) * dy) / length, 0.0, 1.0);
  return length_of(x - from.x - along * dx, y - from.y - along * dy);
}

// A whole number of pixels from 0 to `most`, whatever the coordinate: shapes may lie anywhere.
int within(double pixels, int most) {
  return pixels > 0 ? static_cast<int>(std::min(pixels, static_cast<double>(most))) : 0;
}

double fitting_radius(const Box& box, double radius) {
  return std::max(0.0, std::min(radius, std::min(box.width, box.height) / 2));
}

}  // namespace

Raster::Raster(int width, int height, Ink ground)
    : width_(width),
      height_(height),
      pixels_(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
  for (std::size_t i = 0; i < pixels_.size(); i += 3) {
    pixels_[i] = ground.red;
    pixels_[i + 1] = ground.green;
    pixels_[i + 2] = ground.blue;
  }
}

Ink Raster::at(int x, int y) const {
  const auto i = 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                      static_cast<std::size_t>(x));
  return {pixels_[i], pixels_[i + 1], pixels_[i + 2]};
}

void Raster::blend(int x, int y, Ink ink, double cover) {
  const int weight = (static_cast<int>(2 * cover * ink.alpha) + 1) / 2;  // rounded
  std::uint8_t* pixel =
      &pixels_[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                    static_cast<std::size_t>(x))];
  if (weight == 255) {
    pixel[0] = ink.red;
    pixel[1] = ink.green;
    pixel[2] = ink.blue;
    return;
  }
  const auto mixed = [weight](std::uint8_t old, std::uint8_t fresh) {
    return static_cast<std::uint8_t>((old * (255 - weight) + fresh * weight + 127) / 255);
  };
  pixel[0] = mixed(pixel[0], ink.red);
  pixel[1] = mixed(pixel[1], ink.green);
  pixel[2] = mixed(pixel[2], ink.blue);
}

template <typename Distance>
void Raster::paint(const Box& box, Ink ink, Distance distance, const Box& inside) {
  const int left = within(std::floor(box.x - 1), width_);
  const int top = within(std::floor(box.y - 1), height_);
  const int right = within(std::ceil(box.x + box.width + 1), width_);
  const int bottom = within(std::ceil(box.y + box.height + 1), height_);
  const int full_left = std::max(left, within(std::ceil(inside.x), width_));
  const int full_right = std::min(right, within(std::floor(inside.x + inside.width), width_));
  for (int y = top; y < bottom; ++y) {
    const bool has_full =
        full_left < full_right && y >= inside.y && y + 1 <= inside.y + inside.height;
    for (int x = left; x < right; ++x) {
      if (has_full && x == full_left) {
        for (; x < full_right; ++x)
          blend(x, y, ink, 1.0);
        if (x == right) break;
      }
      const double cover = 0.5 - distance(x + 0.5, y + 0.5);
      if (cover > 0) blend(x, y, ink, std::min(cover, 1.0));
    }
  }
}

void Raster::fill_box(const Box& box, double radius, Ink ink) {
  const double r = fitting_radius(box, radius);
  const Box inside{box.x + 1, box.y + r + 1, box.width - 2, box.height - 2 * (r + 1)};
  paint(
      box, ink, [&](double x, double y) { return distance_to_box(x, y, box, r); }, inside);
}

void Raster::ring_box(const Box& box, double radius, double width, Ink ink) {
  const double r = fitting_radius(box, radius);
  paint(box.grown(width / 2), ink,
        [&](double x, double y) { return std::abs(distance_to_box(x, y, box, r)) - width / 2; });
}

void Raster::disc(Spot centre, double radius, Ink ink) {
  paint({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, ink,
        [&](double x, double y) { return length_of(x - centre.x, y - centre.y) - radius; });
}

void Raster::ring(Spot centre, double radius, double width, Ink ink) {
  const double outer = radius + width / 2;
  paint({centre.x - outer, centre.y - outer, 2 * outer, 2 * outer}, ink, [&](double x, double y) {
    return std::abs(length_of(x - centre.x, y - centre.y) - radius) - width / 2;
  });
}

void Raster::ring_diamond(Spot centre, double radius, double width, Ink ink) {
  const double outer = radius + width;
  paint({centre.x - outer, centre.y - outer, 2 * outer, 2 * outer}, ink, [&](double x, double y) {
    const double edge = std::abs(x - centre.x) + std::abs(y - centre.y) - radius;
    return std::abs(edge) / std::sqrt(2.0) - width / 2;
  });
}

void Raster::line(Spot from, Spot to, double width, Ink ink) {
  const Box box{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(from.x - to.x),
                std::abs(from.y - to.y)};
  paint(box.grown(width / 2), ink,
        [&](double x, double y) { return distance_to_line(x, y, from, to) - width / 2; });
}

void Raster::hatch_box(const Box& box, double step, double width, Ink ink) {
  paint(box, ink, [&](double x, double y) {
    const double across = (x - box.x + y - box.y) / std::sqrt(2.0);
    const double from_line = std::abs(across - step * std::round(across / step));
    return std::max(from_line - width / 2, distance_to_box(x, y, box, 0));
  });
}

}  // namespace pawnpath::app
