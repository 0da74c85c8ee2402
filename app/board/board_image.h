// board_image(): the board as a picture of a given size, apart from any window.
//
// Drawn by the same painter as the window's; text needs the windows' thread.
#pragma once

#include <wx/font.h>
#include <wx/image.h>

#include "app/board/painter.h"

namespace pawnpath::app {

// `view` gives the size in pixels and the scale of lines.
[[nodiscard]] wxImage board_image(const BoardPicture& picture, const Theme& theme,
                                  const BoardView& view, const wxFont& font);

}  // namespace pawnpath::app
