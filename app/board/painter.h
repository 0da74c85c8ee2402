// The board's picture: what is to be seen on it, and the functions that draw that.
//
// paint_board() is pure: the same picture, theme and layout give the same pixels. It knows neither
// games nor windows; who owns a wall, what may be stepped on, where the cursor is come in here.
#pragma once

#include <wx/dc.h>
#include <wx/font.h>

#include <optional>
#include <vector>

#include "app/board/layout.h"
#include "app/board/motion.h"
#include "app/board/raster.h"
#include "app/board/theme.h"
#include "engine/rules/position.h"
#include "engine/rules/routes.h"

namespace pawnpath::app {

struct PaintedWall {
  Action wall;
  std::optional<Side> placed_by;  // nothing: it stood there at the start
};

// A wall that is aimed at and not placed.
struct PaintedAim {
  Action wall;
  bool allowed = true;
};

struct BoardPicture {
  Square pawns[2];
  std::vector<PaintedWall> walls;
  Action last_action;
  SquareSet legal_steps;
  std::optional<Route> path;
  std::optional<PaintedAim> aim;
  Action pointed;                // a legal step under the mouse
  std::optional<Moving> moving;  // left out by paint_board()
  Action ring;                   // where the keyboard's cursor is; none while it is not to be seen
};

void paint_board(Raster& raster, const BoardPicture& picture, const Theme& theme,
                 const BoardLayout& layout);

// What moves, on top of a picture that was painted without it.
void paint_moving(Raster& raster, const Moving& moving, const Theme& theme,
                  const BoardLayout& layout);

// The letters and numbers in the frame.
void write_coordinates(wxDC& dc, const Theme& theme, const BoardLayout& layout, const wxFont& font);

}  // namespace pawnpath::app
