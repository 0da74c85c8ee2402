// ui-edits TITLE: prints what stands in the text boxes of a window, one after the other, as any
// program may ask for it (WM_GETTEXT). Each is followed by a line "---".
#include <windows.h>

#include <cstdio>
#include <string>
#include <vector>

#include "tests/ui/client/text.h"

namespace {

BOOL CALLBACK print_edit(HWND window, LPARAM) {
  wchar_t name[32] = {};
  GetClassNameW(window, name, 32);
  if (lstrcmpiW(name, L"Edit") != 0) return TRUE;
  const LRESULT length = SendMessageW(window, WM_GETTEXTLENGTH, 0, 0);
  std::vector<wchar_t> text(static_cast<std::size_t>(length) + 1);
  SendMessageW(window, WM_GETTEXT, text.size(), reinterpret_cast<LPARAM>(text.data()));
  std::string bytes = client::to_utf8(text.data());
  std::erase(bytes, '\r');
  std::printf("%s\n---\n", bytes.c_str());
  return TRUE;
}

}  // namespace

int main(int argc, char** argv) {
  const HWND window = FindWindowA(nullptr, argc > 1 ? argv[1] : "Pawn Path");
  if (window == nullptr) {
    std::fprintf(stderr, "there is no such window\n");
    return 1;
  }
  EnumChildWindows(window, print_edit, 0);
  return 0;
}
