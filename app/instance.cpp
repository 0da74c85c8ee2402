#include "app/instance.h"

#include <string>

#include "app/storage/path_text.h"
#include "engine/record/check_line.h"

#ifdef __WINDOWS__
#include <windows.h>
#endif

namespace pawnpath::app {

#ifdef __WINDOWS__
namespace {

// The folder in a form that fits into the name of a window's property.
std::wstring property_name(const std::filesystem::path& folder) {
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

}  // namespace

void mark_window(wxTopLevelWindow& window, const std::filesystem::path& folder) {
  const auto handle = static_cast<HWND>(window.GetHWND());
  SetPropW(handle, property_name(folder).c_str(), handle);
}

bool bring_first_to_front(const std::filesystem::path& folder) {
  Search search{property_name(folder)};
  EnumWindows(look_at, reinterpret_cast<LPARAM>(&search));
  if (search.found == nullptr) return false;
  if (IsIconic(search.found) != FALSE) ShowWindow(search.found, SW_RESTORE);
  SetForegroundWindow(search.found);
  return true;
}

#else

void mark_window(wxTopLevelWindow&, const std::filesystem::path&) {}
bool bring_first_to_front(const std::filesystem::path&) { return false; }

#endif

}  // namespace pawnpath::app
