// Theme: every colour and pattern choice of what we draw ourselves, for one look of the program.
//
// The call that matters is make_theme(). Sizes are the layout's and the painter's; native controls
// keep the system's colours. Build a new Theme when the system's colours or the setting change.
#pragma once

#include <wx/colour.h>

#include "app/settings/theme_choice.h"
#include "engine/rules/board.h"

namespace pawnpath::app {

struct Theme {
  bool contrast = false;  // system colours only: patterns alone tell things apart
  bool dark = false;

  // The window around the board, and the cards on it.
  wxColour ground;
  wxColour text;
  wxColour quiet_text;  // labels; still 4.5:1 on the ground
  wxColour card;
  wxColour card_edge;
  wxColour empty_place;  // a wall that is no longer in hand

  // The board.
  wxColour square;
  wxColour groove;
  wxColour frame;
  wxColour coordinates;
  wxColour square_edge;  // drawn only in contrast

  // The sides, by index(Side).
  wxColour pawn[2];
  wxColour pawn_line[2];
  wxColour pawn_mark[2];  // Light's inner ring, Dark's diamond
  wxColour wall[2];
  wxColour wall_mark[2];  // Light's line, Dark's dots
  wxColour start_wall;    // a wall nobody placed

  // What may be done, and where one is.
  wxColour legal;
  wxColour refused;
  wxColour path;
  wxColour ring;
  wxColour ring_edge;
  wxColour halo;  // around the last action
};

// What `choice` means at this moment: the system's own high contrast wins over light and dark.
[[nodiscard]] Theme make_theme(ThemeChoice choice);

}  // namespace pawnpath::app
