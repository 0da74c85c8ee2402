// Raster: a picture in memory and the few smooth-edged shapes that the program draws.
//
// The calls that matter are fill_box(), ring_box(), disc(), ring() and line(). Each shape is its
// signed distance (I. Quilez, "2D distance functions"): a pixel is covered by how far its middle
// lies inside. So the same picture comes out on every system, whatever its graphics can do. Text
// is not its affair.
#pragma once

#include <cstdint>
#include <vector>

namespace pawnpath::app {

struct Ink {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;  // 0: not to be seen
  friend constexpr bool operator==(Ink, Ink) = default;
};

// Pixels; the middle of the first pixel is at (0.5, 0.5).
struct Spot {
  double x = 0;
  double y = 0;
};

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] constexpr Spot centre() const { return {x + width / 2, y + height / 2}; }
  [[nodiscard]] constexpr Box grown(double by) const {
    return {x - by, y - by, width + 2 * by, height + 2 * by};
  }
};

class Raster {
 public:
  Raster(int width, int height, Ink ground);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  // Red, green and blue of each pixel, row by row.
  [[nodiscard]] const std::vector<std::uint8_t>& pixels() const { return pixels_; }
  [[nodiscard]] Ink at(int x, int y) const;

  void fill_box(const Box& box, double radius, Ink ink);
  // The lines below are `width` wide, half of it on either side of the shape's edge.
  void ring_box(const Box& box, double radius, double width, Ink ink);
  void disc(Spot centre, double radius, Ink ink);
  void ring(Spot centre, double radius, double width, Ink ink);
  void ring_diamond(Spot centre, double radius, double width, Ink ink);
  // With round ends.
  void line(Spot from, Spot to, double width, Ink ink);
  // Lines that slant up to the right, `step` apart, inside the box.
  void hatch_box(const Box& box, double step, double width, Ink ink);

 private:
  // Paints every pixel of `box` by `distance(x, y)` from its middle to the shape's edge; those of
  // `inside` are known to be covered whole.
  template <typename Distance>
  void paint(const Box& box, Ink ink, Distance distance, const Box& inside = {});
  void blend(int x, int y, Ink ink, double cover);

  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace pawnpath::app
