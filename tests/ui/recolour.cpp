// ui-recolour: tells all windows that the user has chosen light or dark, as the system's settings
// do.
#include <windows.h>

int main() {
  DWORD_PTR ignored = 0;
  const auto text = reinterpret_cast<LPARAM>(L"ImmersiveColorSet");
  constexpr UINT kPatience = 5000;  // milliseconds for each window
  return SendMessageTimeoutW(HWND_BROADCAST, WM_SETTINGCHANGE, 0, text, SMTO_ABORTIFHUNG, kPatience,
                             &ignored) != 0
             ? 0
             : 1;
}
