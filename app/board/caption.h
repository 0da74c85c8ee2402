// Where the caption of an aimed wall stands: beside the wall, clear of the mouse, on the window.
//
// The call that matters is caption_place(). What it says is wall_caption()'s, drawing is the
// painter's.
#pragma once

#include <span>

#include "app/board/layout.h"

namespace pawnpath::app {

// Above a horizontal wall and left of a vertical one, where the mouse's arrow does not reach;
// below or right of it where the window ends or fewer of the squares that matter (`busy`: pawns,
// marked steps) would be hidden. `width` and `height` in pixels; a caption larger than the window
// begins at its upper left corner. Precondition: wall.is_wall().
[[nodiscard]] Rect caption_place(const BoardLayout& layout, Action wall, int width, int height,
                                 std::span<const Square> busy = {});

}  // namespace pawnpath::app
