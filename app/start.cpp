// Where Windows begins the program: an older processor gets a plain message instead of a crash.
// Compiled for the oldest 64-bit processors, as processor.cpp is (window.cmake).
#include <wx/app.h>

#include "engine/rules/processor.h"

#ifdef __WINDOWS__
#include <windows.h>

#include <wx/msw/init.h>

extern "C" int WINAPI WinMain(HINSTANCE instance, HINSTANCE previous, LPSTR, int how_shown) {
  if (!pawnpath::processor_is_supported()) {
    MessageBoxA(nullptr, pawnpath::kUnsupportedProcessor, "Pawn Path", MB_OK | MB_ICONERROR);
    return 1;
  }
  return wxEntry(instance, previous, nullptr, how_shown);
}
#else
int main(int argc, char** argv) { return wxEntry(argc, argv); }
#endif
