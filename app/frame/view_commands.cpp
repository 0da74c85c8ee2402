// The menu View: the look, earlier positions, the parts of the window.
#include "app/frame/command_list.h"
#include "app/session/phrases.h"

namespace pawnpath::app {
namespace {

void add_themes(CommandList& list, Actions& does) {
  struct Named {
    int id;
    ThemeChoice theme;
    const char* label;
  };
  constexpr Named kThemes[] = {{kThemeSystem, ThemeChoice::system, "Colours as in &Windows"},
                               {kThemeLight, ThemeChoice::light, "&Light colours"},
                               {kThemeDark, ThemeChoice::dark, "&Dark colours"},
                               {kThemeContrast, ThemeChoice::contrast, "High &contrast"}};
  for (const Named& named : kThemes) {
    list.add_choice(
        Menu::view, CommandKind::radio, named.id, named.label, "",
        [&does, theme = named.theme] {
          does.change([theme](Preferences& preferences) { preferences.theme = theme; });
        },
        [&does, theme = named.theme] { return does.preferences().theme == theme; });
  }
}

}  // namespace

void add_view_commands(CommandList& list, Actions& does) {
  const Menu menu = Menu::view;
  const auto toggle = [&](int id, const char* label, const char* key, bool Preferences::*option,
                          Phrase on, Phrase off) {
    list.add_choice(
        menu, CommandKind::check, id, label, key,
        [&does, option, on, off] {
          does.change(
              [option](Preferences& preferences) { preferences.*option = !(preferences.*option); });
          does.frame().tell(phrase(does.preferences().*option ? on : off));
        },
        [&does, option] { return does.preferences().*option; });
  };
  toggle(kPathHint, "&Path hint", "Ctrl+H", &Preferences::path_hint, Phrase::path_hint_on,
         Phrase::path_hint_off);
  toggle(kTurned, "&Turned board", "Ctrl+T", &Preferences::turned, Phrase::turned_on,
         Phrase::turned_off);
  toggle(kCoordinates, "C&oordinates", "", &Preferences::coordinates, Phrase::coordinates_on,
         Phrase::coordinates_off);
  list.add_separator(menu);
  add_themes(list, does);
  list.add_separator(menu);
  const auto can_go_back = [&does] { return does.snapshot().shown_ply() > 0; };
  list.add(
      menu, kViewStart, "&Start of the game", "Alt+Home", [&does] { does.view_start(); },
      can_go_back);
  list.add(
      menu, kViewBack, "&Earlier position", "Alt+Left", [&does] { does.view_by(-1); }, can_go_back);
  list.add(
      menu, kViewForth, "L&ater position", "Alt+Right", [&does] { does.view_by(1); },
      [&does] { return does.snapshot().is_viewing(); });
  list.add(
      menu, kViewGame, "&Back to the game", "", [&does] { does.frame().focus_board(); },
      [&does] { return does.snapshot().is_viewing(); });
  list.add_separator(menu);
  list.add(menu, kNextPart, "&Next part of the window", "F6",
           [&does] { does.frame().focus_next_part(1); });
  list.add(menu, kPreviousPart, "P&revious part of the window", "Shift+F6",
           [&does] { does.frame().focus_next_part(-1); });
  list.add_separator(menu);
  list.add(menu, kPreferences, "Pre&ferences...", "Ctrl+,", [&does] { does.change_preferences(); });
}

}  // namespace pawnpath::app
