#include "app/board/board_image.h"

#include <wx/bitmap.h>
#include <wx/dcmemory.h>

#include "app/board/brush.h"
#include "app/board/canvas.h"

namespace pawnpath::app {

wxImage board_image(const BoardPicture& picture, const Theme& theme, const BoardView& view,
                    const wxFont& font) {
  const BoardLayout layout(view);
  Raster raster(view.width, view.height, ink_of(theme.ground));
  paint_board(raster, picture, theme, layout);
  wxBitmap bitmap = bitmap_of(raster);
  {
    wxMemoryDC dc(bitmap);
    dc.SetBackgroundMode(wxBRUSHSTYLE_TRANSPARENT);
    write_coordinates(dc, theme, layout, font);
  }
  return bitmap.ConvertToImage();
}

}  // namespace pawnpath::app
