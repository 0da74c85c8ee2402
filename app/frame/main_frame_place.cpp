// Where the main window is on the screens, and what it asks of the system by itself.
#include <wx/dialog.h>
#include <wx/display.h>

#include <utility>

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

// Screen readers tell of the window and its focus first.
constexpr std::chrono::milliseconds kFirstWords{600};

// A window that goes while a dialog of ours is open would take it away under its own feet.
bool end_dialog(const wxWindow& frame) {
  for (wxWindow* window : wxTopLevelWindows) {
    auto* const dialog = wxDynamicCast(window, wxDialog);
    if (dialog == nullptr || !dialog->IsModal() || dialog->GetParent() != &frame) continue;
    dialog->EndModal(wxID_CANCEL);
    return true;
  }
  return false;
}

bool is_disabled(const wxWindow& frame) {
#ifdef __WINDOWS__
  return IsWindowEnabled(static_cast<HWND>(frame.GetHWND())) == FALSE;
#else
  return !frame.IsEnabled();
#endif
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
  if (IsIconized()) return restored_;
  if (IsMaximized()) {
    WindowPlace place = restored_;
    place.maximised = true;
    return place;
  }
  const wxRect rect = GetRect();
  return {rect.x, rect.y, rect.width, rect.height, false};
}

void MainFrame::open() {
  Show();
  board_->SetFocus();
  door_.after(kFirstWords, [this] { say_unheard(); });
}

void MainFrame::on_close(wxCloseEvent& event) {
  if (event.CanVeto() && end_dialog(*this)) {
    event.Veto();
    CallAfter([this] { Close(); });
    return;
  }
  if (event.CanVeto() && is_disabled(*this)) return event.Veto();  // a dialog of the system
  shut_down();
  Destroy();
}

#ifdef __WINDOWS__
// The release of Alt after Alt+F4 would open the menu of the window that is going, and wait in it.
WXLRESULT MainFrame::MSWWindowProc(WXUINT message, WXWPARAM w, WXLPARAM l) {
  const bool by_key = message == WM_COMMAND && HIWORD(w) == 1;
  if (by_key) alt_is_spent_ = GetKeyState(VK_MENU) < 0;
  const bool opens_menu = message == WM_SYSCOMMAND && (w & 0xFFF0) == SC_KEYMENU;
  // Without a letter it is Alt alone that has been released.
  const bool spent = opens_menu && l == 0 && std::exchange(alt_is_spent_, false);
  if (opens_menu && (spent || !is_open())) return 0;
  // Between light and dark the system changes no system colour, and tells it in these words alone.
  if (message == WM_SETTINGCHANGE && l != 0 &&
      lstrcmpW(reinterpret_cast<const wchar_t*>(l), L"ImmersiveColorSet") == 0) {
    CallAfter([this] { update_theme(); });
  }
  return wxFrame::MSWWindowProc(message, w, l);
}
#endif

}  // namespace pawnpath::app
