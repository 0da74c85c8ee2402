// Brush: a Raster with the theme's colours and a scale, and the dashes that shapes are drawn with.
//
// The calls that matter are those of Raster in wxColour. Lengths given to scaled() are pixels at
// 100 %; all others are pixels of the screen.
#pragma once

#include <wx/colour.h>

#include <span>

#include "app/board/geometry.h"
#include "app/board/raster.h"

namespace pawnpath::app {

[[nodiscard]] Ink ink_of(const wxColour& colour);
[[nodiscard]] Ink see_through(const wxColour& colour, int alpha);
[[nodiscard]] Box box_of(const Rect& rect);

class Brush {
 public:
  Brush(Raster& raster, double scale) : raster_(raster), scale_(scale) {}

  [[nodiscard]] double scaled(double at_100_percent) const { return at_100_percent * scale_; }
  [[nodiscard]] Raster& raster() const { return raster_; }

  void fill(const Box& box, double radius, const wxColour& colour) const {
    raster_.fill_box(box, radius, ink_of(colour));
  }
  void fill(const Box& box, double radius, Ink ink) const { raster_.fill_box(box, radius, ink); }
  void outline(const Box& box, double radius, double width, const wxColour& colour) const {
    raster_.ring_box(box, radius, width, ink_of(colour));
  }
  void disc(Spot centre, double radius, const wxColour& colour) const {
    raster_.disc(centre, radius, ink_of(colour));
  }
  void circle(Spot centre, double radius, double width, const wxColour& colour) const {
    raster_.ring(centre, radius, width, ink_of(colour));
  }
  void diamond(Spot centre, double radius, double width, const wxColour& colour) const {
    raster_.ring_diamond(centre, radius, width, ink_of(colour));
  }
  void line(Spot from, Spot to, double width, const wxColour& colour) const {
    raster_.line(from, to, width, ink_of(colour));
  }
  void hatch(const Box& box, double step, double width, const wxColour& colour) const {
    raster_.hatch_box(box, step, width, ink_of(colour));
  }
  // Dashes with round ends along `spots`; `dash` and `gap` measure what is seen of them.
  void dashes(std::span<const Spot> spots, double dash, double gap, double width,
              const wxColour& colour) const;
  void dashed_outline(const Box& box, double dash, double gap, double width,
                      const wxColour& colour) const;

 private:
  Raster& raster_;
  double scale_;
};

}  // namespace pawnpath::app
