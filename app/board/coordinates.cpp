// The letters and numbers in the board's frame.
#include <algorithm>
#include <cstdlib>

#include "app/board/canvas.h"
#include "app/board/painter.h"

namespace pawnpath::app {
namespace {

// As large as the system's text, larger on a larger board, never larger than the frame.
void use_label_font(wxDC& dc, const wxFont& font, const Rect& rank_label) {
  const int room = rank_label.width;
  const int system = font.GetPixelSize().y;
  const int height = std::clamp(std::max(system, room / 2), 1, std::max(1, room * 4 / 5));
  wxFont scaled = font;
  scaled.SetPixelSize(wxSize(0, height));
  dc.SetFont(scaled);
  // A picture's own resolution is not the screen's, and the font is made for the latter.
  const int drawn = dc.GetCharHeight();
  if (drawn <= 0 || std::abs(drawn - height) * 3 < height) return;
  scaled.SetPixelSize(wxSize(0, height * height / drawn));
  dc.SetFont(scaled);
}

wxRect wx_rect(const Rect& rect) { return {rect.x, rect.y, rect.width, rect.height}; }

}  // namespace

void write_coordinates(wxDC& dc, const Theme& theme, const BoardLayout& layout,
                       const wxFont& font) {
  if (!layout.is_usable() || !layout.view().coordinates) return;
  use_label_font(dc, font, layout.rank_label(0));
  dc.SetTextForeground(theme.coordinates);
  const int size = pawnpath::board(layout.view().rules).size;
  for (int i = 0; i < size; ++i) {
    write_centred(dc, wxString(static_cast<wxChar>(wxT('a') + i)), wx_rect(layout.file_label(i)));
    write_centred(dc, wxString::Format("%d", i + 1), wx_rect(layout.rank_label(i)));
  }
}

}  // namespace pawnpath::app
