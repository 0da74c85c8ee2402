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
  friend bool operator==(const PaintedWall&, const PaintedWall&) = default;
};

// What changes with the position; equal ones give equal pixels.
struct BoardPicture {
  Square pawns[2];
  std::vector<PaintedWall> walls;
  Action last_action;
  SquareSet legal_steps;
  std::vector<Square> path;
  Action pointed;   // a legal step under the mouse
  Action left_out;  // a wall, or the pawn on a square, that moves: see paint_moving()
  friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

// A wall that is aimed at and not placed.
struct PaintedAim {
  Action wall;
  bool allowed = true;
};

// What changes with the cursor.
struct BoardMarks {
  std::optional<PaintedAim> aim;
  Action ring;   // where the keyboard's cursor is; none while it is not to be seen
  Rect caption;  // the card for the words on the aim; empty: none
};

void paint_board(Raster& raster, const BoardPicture& picture, const Theme& theme,
                 const BoardLayout& layout);

// On top of that: what moves, and the marks.
void paint_moving(Raster& raster, const Moving& moving, const Theme& theme,
                  const BoardLayout& layout);
void paint_marks(Raster& raster, const BoardMarks& marks, const Theme& theme,
                 const BoardLayout& layout);

// The letters and numbers in the frame.
void write_coordinates(wxDC& dc, const Theme& theme, const BoardLayout& layout, const wxFont& font);

}  // namespace pawnpath::app
