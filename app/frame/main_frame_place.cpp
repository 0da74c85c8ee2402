// Where the main window is on the screens, and what it asks of the system by itself.
#include <wx/display.h>

#ifdef __WINDOWS__
#include <windows.h>
#endif

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

#ifdef __WINDOWS__
// The release of Alt after Alt+F4 would open the menu of the window that is going, and wait in it.
WXLRESULT MainFrame::MSWWindowProc(WXUINT message, WXWPARAM w, WXLPARAM l) {
  const bool opens_menu = message == WM_SYSCOMMAND && (w & 0xFFF0) == SC_KEYMENU;
  if (opens_menu && !is_open()) return 0;
  return wxFrame::MSWWindowProc(message, w, l);
}
#endif

}  // namespace pawnpath::app
