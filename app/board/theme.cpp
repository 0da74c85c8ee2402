#include "app/board/theme.h"

#include <wx/settings.h>

#ifdef __WINDOWS__
#include <windows.h>
#endif

namespace pawnpath::app {
namespace {

constexpr int kLight = index(Side::light);
constexpr int kDark = index(Side::dark);

wxColour rgb(unsigned long hex) {
  return wxColour(static_cast<unsigned char>(hex >> 16), static_cast<unsigned char>(hex >> 8),
                  static_cast<unsigned char>(hex));
}

wxColour system(wxSystemColour which) { return wxSystemSettings::GetColour(which); }

bool system_has_high_contrast() {
#ifdef __WINDOWS__
  HIGHCONTRASTW state{};
  state.cbSize = sizeof(state);
  return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(state), &state, 0) != 0 &&
         (state.dwFlags & HCF_HIGHCONTRASTON) != 0;
#else
  return false;
#endif
}

// What the user chose for programs in the system's settings.
bool system_is_dark() {
#ifdef __WINDOWS__
  DWORD light = 1;
  DWORD size = sizeof(light);
  const LSTATUS status = RegGetValueW(
      HKEY_CURRENT_USER, L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
      L"AppsUseLightTheme", RRF_RT_REG_DWORD, nullptr, &light, &size);
  return status == ERROR_SUCCESS && light == 0;
#else
  return false;
#endif
}

Theme light_theme() {
  Theme theme;
  theme.ground = rgb(0xF7F4EF);
  theme.text = rgb(0x2A241E);
  theme.quiet_text = rgb(0x5E554B);
  theme.card = rgb(0xFFFFFF);
  theme.card_edge = rgb(0xD5CCC0);
  theme.empty_place = rgb(0xE3DACD);
  theme.square = rgb(0xF0E4CF);
  theme.groove = rgb(0xD8C3A0);
  theme.frame = rgb(0x6B4F36);
  theme.coordinates = rgb(0xFFFFFF);
  theme.pawn[kLight] = rgb(0xFFFFFF);
  theme.pawn_line[kLight] = rgb(0x2A241E);
  theme.pawn_mark[kLight] = rgb(0x2A241E);
  theme.pawn[kDark] = rgb(0x20262E);
  theme.pawn_line[kDark] = rgb(0x20262E);
  theme.pawn_mark[kDark] = rgb(0xFFFFFF);
  theme.wall[kLight] = rgb(0x9A3F0B);
  theme.wall[kDark] = rgb(0x143F6E);
  theme.wall_mark[kLight] = rgb(0xFFFFFF);
  theme.wall_mark[kDark] = rgb(0xFFFFFF);
  theme.start_wall = rgb(0x4A423A);
  theme.legal = rgb(0x176B3A);
  theme.refused = rgb(0xA4241C);
  theme.path = rgb(0x5B2A9D);
  theme.ring = rgb(0x0A4FC4);
  theme.ring_edge = rgb(0xFFFFFF);
  theme.halo = rgb(0xE0A43A);
  return theme;
}

Theme dark_theme() {
  Theme theme;
  theme.dark = true;
  theme.ground = rgb(0x1D2126);
  theme.text = rgb(0xF1EEE8);
  theme.quiet_text = rgb(0xB9B4AB);
  theme.card = rgb(0x2A2F35);
  theme.card_edge = rgb(0x4A515A);
  theme.empty_place = rgb(0x454B53);
  theme.square = rgb(0x3A3F46);
  theme.groove = rgb(0x23272C);
  theme.frame = rgb(0x15181B);
  theme.coordinates = rgb(0xF1EEE8);
  theme.pawn[kLight] = rgb(0xF5F1E8);
  theme.pawn_line[kLight] = rgb(0x111417);
  theme.pawn_mark[kLight] = rgb(0x111417);
  theme.pawn[kDark] = rgb(0x111417);
  theme.pawn_line[kDark] = rgb(0xF5F1E8);
  theme.pawn_mark[kDark] = rgb(0xF5F1E8);
  theme.wall[kLight] = rgb(0xF0A35E);
  theme.wall[kDark] = rgb(0x7DB8F0);
  theme.wall_mark[kLight] = rgb(0x23180E);
  theme.wall_mark[kDark] = rgb(0x0E1A26);
  theme.start_wall = rgb(0xC4BEB4);
  theme.legal = rgb(0x7BD69B);
  theme.refused = rgb(0xFF9A90);
  theme.path = rgb(0xCFA8FF);
  theme.ring = rgb(0xFFD54A);
  theme.ring_edge = rgb(0x111417);
  theme.halo = rgb(0xB98A3A);
  return theme;
}

Theme contrast_theme() {
  const wxColour back = system(wxSYS_COLOUR_WINDOW);
  const wxColour fore = system(wxSYS_COLOUR_WINDOWTEXT);
  const wxColour mark = system(wxSYS_COLOUR_HIGHLIGHT);
  Theme theme;
  theme.contrast = true;
  theme.ground = theme.card = theme.square = theme.groove = theme.frame = back;
  theme.text = theme.quiet_text = theme.card_edge = theme.coordinates = theme.square_edge = fore;
  theme.empty_place = back;
  theme.pawn[kLight] = back;
  theme.pawn_line[kLight] = theme.pawn_mark[kLight] = fore;
  theme.pawn[kDark] = theme.pawn_line[kDark] = fore;
  theme.pawn_mark[kDark] = back;
  for (const Side side : kSides) {
    theme.wall[index(side)] = fore;
    theme.wall_mark[index(side)] = back;
  }
  theme.start_wall = fore;
  theme.legal = theme.refused = theme.path = theme.halo = fore;
  theme.ring = mark;
  theme.ring_edge = fore;
  return theme;
}

}  // namespace

Theme make_theme(ThemeChoice choice) {
  if (choice == ThemeChoice::contrast || system_has_high_contrast()) return contrast_theme();
  if (choice == ThemeChoice::dark) return dark_theme();
  if (choice == ThemeChoice::system && system_is_dark()) return dark_theme();
  return light_theme();
}

}  // namespace pawnpath::app
