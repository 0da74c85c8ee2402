// WindowPlace: where the main window was, and where it can be shown again.
//
// The call that matters is fit_window(): a place from a screen that is gone, or one that makes no
// sense, becomes a visible one. Pixels of the desktop; several screens have their own areas.
#pragma once

#include <vector>

namespace pawnpath::app {

struct WindowPlace {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool maximised = false;  // then the rest is where it goes when restored
  friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// The usable part of a screen, without task bar.
struct ScreenArea {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

// `saved`, moved and shrunk to lie wholly within the screen that shows most of it, or in the middle
// of the first screen when none does. Never smaller than the least size, unless the screen is.
// Precondition: there is a screen.
[[nodiscard]] WindowPlace fit_window(WindowPlace saved, const std::vector<ScreenArea>& screens,
                                     int least_width, int least_height);

}  // namespace pawnpath::app
