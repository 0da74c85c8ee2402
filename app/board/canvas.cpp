#include "app/board/canvas.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/image.h>

namespace pawnpath::app {

Canvas::Canvas(wxWindow* parent, wxWindowID id, long style) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, id, wxDefaultPosition, wxDefaultSize, style | wxFULL_REPAINT_ON_RESIZE);
  Bind(wxEVT_PAINT, &Canvas::on_paint, this);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    redraw();
    event.Skip();
  });
  Bind(wxEVT_DPI_CHANGED, [this](wxDPIChangedEvent& event) {
    redraw();
    event.Skip();
  });
}

void Canvas::redraw() {
  is_current_ = false;
  Refresh(false);
}

void Canvas::renew(const wxSize& size) {
  picture_ = bitmap_of(draw(size));
  picture_.SetScaleFactor(GetDPIScaleFactor());  // sizes of fonts come from it
  wxMemoryDC memory(picture_);
  memory.SetBackgroundMode(wxBRUSHSTYLE_TRANSPARENT);
  write(memory);
  is_current_ = true;
}

void Canvas::on_paint(wxPaintEvent& /*event*/) {
  wxPaintDC screen(this);
  const wxSize size = GetClientSize();
  if (size.x <= 0 || size.y <= 0) return;
  if (!is_current_ || !picture_.IsOk() || picture_.GetSize() != size) renew(size);
  wxMemoryDC memory(picture_);
  screen.Blit(wxPoint(0, 0), size, &memory, wxPoint(0, 0));
  if (painted_) painted_();
}

wxBitmap bitmap_of(const Raster& raster) {
  // The image only looks at the pixels; the bitmap takes a copy.
  const wxImage image(raster.width(), raster.height(),
                      const_cast<unsigned char*>(raster.pixels().data()), true);
  return wxBitmap(image, 24);
}

void write_centred(wxDC& dc, const wxString& text, const wxRect& rect) {
  const wxSize size = dc.GetTextExtent(text);
  dc.DrawText(text, rect.x + (rect.width - size.x) / 2, rect.y + (rect.height - size.y) / 2);
}

}  // namespace pawnpath::app
