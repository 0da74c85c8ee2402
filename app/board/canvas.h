// Canvas: a window that draws itself into a bitmap of its own and only copies that to the screen.
//
// Derive from it, give draw() and write(), call redraw() when what they would show has changed. It
// buffers by itself, whatever the library does, and never erases its background: nothing flickers.
#pragma once

#include <wx/bitmap.h>
#include <wx/dc.h>
#include <wx/window.h>

#include <functional>
#include <utility>

#include "app/board/raster.h"

namespace pawnpath::app {

class Canvas : public wxWindow {
 public:
  Canvas(wxWindow* parent, wxWindowID id, long style);

  // The picture is drawn anew before it is next shown.
  void redraw();
  // To be called whenever the picture has been put on the screen.
  void set_painted(std::function<void()> painted) { painted_ = std::move(painted); }

 protected:
  // The shapes of the whole picture, on its ground; `size` in pixels.
  [[nodiscard]] virtual Raster draw(const wxSize& size) = 0;
  // The text on top of them.
  virtual void write(wxDC& dc) = 0;

 private:
  void on_paint(wxPaintEvent& event);
  void renew(const wxSize& size);

  wxBitmap picture_;
  bool is_current_ = false;
  std::function<void()> painted_;
};

[[nodiscard]] wxBitmap bitmap_of(const Raster& raster);

// Writes `text` centred in `rect`.
void write_centred(wxDC& dc, const wxString& text, const wxRect& rect);

}  // namespace pawnpath::app
