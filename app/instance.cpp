#include "app/instance.h"

#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "app/storage/path_text.h"
#include "engine/record/check_line.h"

#ifdef __WINDOWS__
#include <windows.h>
// After windows.h.
#include <commctrl.h>
#endif

namespace pawnpath::app {
namespace fs = std::filesystem;

#ifdef __WINDOWS__
namespace {

// The folder in a form that fits into the name of a window's property.
std::wstring property_name(const fs::path& folder) {
  return L"PawnPath " + std::to_wstring(fnv1a(path_text(folder)));
}

struct Search {
  std::wstring property;
  HWND found = nullptr;
};

BOOL CALLBACK look_at(HWND window, LPARAM search) {
  auto& wanted = *reinterpret_cast<Search*>(search);
  if (GetPropW(window, wanted.property.c_str()) == nullptr) return TRUE;
  wanted.found = window;
  return FALSE;
}

constexpr ULONG_PTR kOpenRecord = 0x50617468;  // of our messages; any number that others do not use
constexpr UINT_PTR kSubclass = 1;
constexpr UINT kPatience = 3000;  // milliseconds for an answer

struct Receiver {
  wxTopLevelWindow& window;
  std::function<void(const fs::path&)> open;
};

// The window goes on with its work before it opens anything.
bool take(const Receiver& receiver, HWND window, const COPYDATASTRUCT& data) {
  if (data.dwData != kOpenRecord || IsWindowEnabled(window) == FALSE) return false;
  const std::string name(static_cast<const char*>(data.lpData), data.cbData);
  receiver.window.CallAfter([open = receiver.open, name] { open(path_from(name)); });
  return true;
}

LRESULT CALLBACK receive(HWND window, UINT message, WPARAM w, LPARAM l, UINT_PTR,
                         DWORD_PTR receiver) {
  auto* const self = reinterpret_cast<Receiver*>(receiver);
  if (message == WM_COPYDATA) {
    return take(*self, window, *reinterpret_cast<const COPYDATASTRUCT*>(l)) ? TRUE : FALSE;
  }
  if (message == WM_NCDESTROY) {
    RemoveWindowSubclass(window, receive, kSubclass);
    delete self;
  }
  return DefSubclassProc(window, message, w, l);
}

// True when the window at the other end has taken it.
bool send(HWND window, const fs::path& record) {
  std::error_code failed;
  std::string name = path_text(fs::absolute(record, failed));
  if (failed) return false;
  COPYDATASTRUCT data{kOpenRecord, static_cast<DWORD>(name.size()), name.data()};
  DWORD_PTR taken = FALSE;
  const LRESULT answered = SendMessageTimeoutW(
      window, WM_COPYDATA, 0, reinterpret_cast<LPARAM>(&data), SMTO_ABORTIFHUNG, kPatience, &taken);
  return answered != 0 && taken == TRUE;
}

}  // namespace

void receive_records(wxTopLevelWindow& window, const fs::path& folder,
                     std::function<void(const fs::path&)> open) {
  const auto handle = static_cast<HWND>(window.GetHWND());
  SetPropW(handle, property_name(folder).c_str(), handle);
  auto receiver = std::make_unique<Receiver>(Receiver{window, std::move(open)});
  if (SetWindowSubclass(handle, receive, kSubclass, reinterpret_cast<DWORD_PTR>(receiver.get())) !=
      FALSE) {
    std::ignore = receiver.release();  // receive() deletes it with the window
  }
}

bool hand_over(const fs::path& folder, const std::optional<fs::path>& record) {
  Search search{property_name(folder)};
  EnumWindows(look_at, reinterpret_cast<LPARAM>(&search));
  if (search.found == nullptr) return false;
  if (record && !send(search.found, *record)) return false;
  if (IsIconic(search.found) != FALSE) ShowWindow(search.found, SW_RESTORE);
  SetForegroundWindow(search.found);
  return true;
}

#else

void receive_records(wxTopLevelWindow&, const fs::path&, std::function<void(const fs::path&)>) {}
bool hand_over(const fs::path&, const std::optional<fs::path>&) { return false; }

#endif

}  // namespace pawnpath::app
