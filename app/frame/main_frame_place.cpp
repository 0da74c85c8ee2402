// Where the main window is on the screens, now and at the next start.
#include <wx/display.h>

#include "app/frame/main_frame.h"

namespace pawnpath::app {
namespace {

std::vector<ScreenArea> screen_areas() {
  std::vector<ScreenArea> areas;
  for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) {
    const wxRect area = wxDisplay(i).GetClientArea();
    areas.push_back({area.x, area.y, area.width, area.height});
  }
  return areas;
}

}  // namespace

void MainFrame::go_to(const WindowPlace& saved) {
  const std::vector<ScreenArea> screens = screen_areas();
  if (screens.empty()) return;
  const wxSize least = GetMinSize();
  const WindowPlace place = fit_window(saved, screens, least.x, least.y);
  SetSize(place.x, place.y, place.width, place.height);
  restored_ = place;
  if (place.maximised) Maximize();
}

// A maximised or minimised window remembers where it goes when it is restored.
WindowPlace MainFrame::place() const {
  if (IsMaximized() || IsIconized()) {
    WindowPlace place = restored_;
    place.maximised = IsMaximized();
    return place;
  }
  const wxRect rect = GetRect();
  return {rect.x, rect.y, rect.width, rect.height, false};
}

}  // namespace pawnpath::app
