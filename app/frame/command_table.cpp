// The one table of all commands: menus, names, keys, and when they are available.
#include "app/frame/actions.h"
#include "app/frame/speech.h"

namespace pawnpath::app {
namespace {

// Fixed numbers: tests and assistive programs may know them.
enum Id : int {
  kNewGame = wxID_HIGHEST + 1,
  kRematch,
  kResign,
  kOpenRecord,
  kSaveRecord,
  kCopyRecord,
  kSaveSlot,
  kLoadSlot,
  kUndo,
  kRedo,
  kPause,
  kContinue,
  kMoveBox,
  kBoard,
  kTurned,
  kPathHint,
  kCoordinates,
  kThemeSystem,
  kThemeLight,
  kThemeDark,
  kThemeContrast,
  kViewStart,
  kViewBack,
  kViewForth,
  kNextPart,
  kPreviousPart,
  kSpeakTurn,
  kSpeakPawns,
  kSpeakWalls,
  kSpeakSteps,
  kSpeakPosition,
  kSpeakThreats,
  kSpeakPlace,
  kSpeakAgain,
  kKeys,
};

using Condition = std::function<bool()>;
using Action = std::function<void()>;
using Table = std::vector<Command>;

void add(Table& table, Menu menu, int id, const char* label, const char* key, Action action,
         Condition enabled = {}) {
  table.push_back(
      {menu, CommandKind::plain, id, label, key, std::move(action), std::move(enabled), {}});
}

void add_choice(Table& table, Menu menu, CommandKind kind, int id, const char* label,
                const char* key, Action action, Condition checked) {
  table.push_back({menu, kind, id, label, key, std::move(action), {}, std::move(checked)});
}

void add_game(Table& table, Actions& does) {
  const Menu menu = Menu::game;
  add(table, menu, kNewGame, "&New game...", "Ctrl+N", [&does] { does.new_game(); });
  add(table, menu, kRematch, "Re&match, sides swapped", "Ctrl+Shift+N",
      [&does] { does.rematch(); });
  add(
      table, menu, kResign, "Resi&gn", "", [&does] { does.resign(); },
      [&does] { return !does.snapshot().game->is_over() && !does.snapshot().is_viewing(); });
  table.push_back(separator(menu));
  add(table, menu, kOpenRecord, "&Open record...", "Ctrl+O", [&does] { does.open_record(); });
  add(table, menu, kSaveRecord, "&Save record...", "Ctrl+S", [&does] { does.save_record(); });
  add(table, menu, kCopyRecord, "&Copy record", "Ctrl+Shift+C", [&does] { does.copy_record(); });
  table.push_back(separator(menu));
  add(table, menu, kSaveSlot, "Save &position", "", [&does] { does.save_slot(); });
  add(
      table, menu, kLoadSlot, "&Load position", "", [&does] { does.load_slot(); },
      [&does] { return does.has_slot(); });
  table.push_back(separator(menu));
  add(table, menu, wxID_EXIT, "E&xit", "Alt+F4", [&does] { does.frame().Close(); });
}

bool plays_itself(const Snapshot& snapshot) {
  return snapshot.seats[0].is_computer() && snapshot.seats[1].is_computer();
}

void add_play(Table& table, Actions& does) {
  const Menu menu = Menu::play;
  add(
      table, menu, kUndo, "&Undo", "Ctrl+Z", [&does] { does.undo(); },
      [&does] { return does.snapshot().can_undo; });
  add(
      table, menu, kRedo, "&Redo", "Ctrl+Y", [&does] { does.redo(); },
      [&does] { return does.snapshot().can_redo; });
  add(
      table, menu, kContinue, "&Continue from the position viewed", "",
      [&does] { does.continue_from_here(); }, [&does] { return does.snapshot().is_viewing(); });
  table.push_back(separator(menu));
  add(
      table, menu, kPause, "&Pause or go on", "Ctrl+P", [&does] { does.toggle_pause(); },
      [&does] { return plays_itself(does.snapshot()) && !does.snapshot().game->is_over(); });
  table.push_back(separator(menu));
  add(table, menu, kMoveBox, "Type a &move", "Ctrl+M", [&does] { does.frame().focus_move_box(); });
  add(table, menu, kBoard, "Go to the &board", "Ctrl+B", [&does] { does.frame().focus_board(); });
}

void add_themes(Table& table, Actions& does) {
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
    add_choice(
        table, Menu::view, CommandKind::radio, named.id, named.label, "",
        [&does, theme = named.theme] {
          does.change([theme](Preferences& preferences) { preferences.theme = theme; });
        },
        [&does, theme = named.theme] { return does.preferences().theme == theme; });
  }
}

void add_view(Table& table, Actions& does) {
  const Menu menu = Menu::view;
  const auto toggle = [&](int id, const char* label, const char* key, bool Preferences::*option) {
    add_choice(
        table, menu, CommandKind::check, id, label, key,
        [&does, option] {
          does.change(
              [option](Preferences& preferences) { preferences.*option = !(preferences.*option); });
        },
        [&does, option] { return does.preferences().*option; });
  };
  toggle(kPathHint, "&Path hint", "Ctrl+H", &Preferences::path_hint);
  toggle(kTurned, "&Turned board", "Ctrl+T", &Preferences::turned);
  toggle(kCoordinates, "C&oordinates", "", &Preferences::coordinates);
  table.push_back(separator(menu));
  add_themes(table, does);
  table.push_back(separator(menu));
  const auto can_go_back = [&does] { return does.snapshot().shown_ply() > 0; };
  add(
      table, menu, kViewStart, "&Start of the game", "Alt+Home", [&does] { does.view_start(); },
      can_go_back);
  add(
      table, menu, kViewBack, "&Earlier position", "Alt+Left", [&does] { does.view_by(-1); },
      can_go_back);
  add(
      table, menu, kViewForth, "L&ater position", "Alt+Right", [&does] { does.view_by(1); },
      [&does] { return does.snapshot().is_viewing(); });
  table.push_back(separator(menu));
  add(table, menu, kNextPart, "&Next part of the window", "F6",
      [&does] { does.frame().focus_next_part(1); });
  add(table, menu, kPreviousPart, "P&revious part of the window", "Shift+F6",
      [&does] { does.frame().focus_next_part(-1); });
}

void add_speak(Table& table, Actions& does) {
  const Menu menu = Menu::speak;
  const auto answer = [&](int id, const char* label, const char* key,
                          std::string (*text)(const Snapshot&, Wording)) {
    add(table, menu, id, label, key,
        [&does, text] { does.speak(text(does.snapshot(), does.frame().spoken())); });
  };
  answer(kSpeakTurn, "Whose &turn, and the last move", "Ctrl+1", speak_turn);
  answer(kSpeakPawns, "&Pawns and routes", "Ctrl+2", speak_pawns);
  answer(kSpeakWalls, "&Walls left and on the board", "Ctrl+3", speak_walls);
  answer(kSpeakSteps, "&Steps", "Ctrl+4", speak_steps);
  answer(kSpeakPosition, "The &whole position", "Ctrl+5", speak_position);
  answer(kSpeakThreats, "Th&reats", "Ctrl+6", speak_threats);
  add(table, menu, kSpeakPlace, "The &cursor's square", "Ctrl+7", [&does] {
    BoardPanel& board = does.frame().board();
    does.speak(speak_place(does.snapshot(), board.cursor().place(), board.marked_steps(),
                           does.frame().spoken()));
  });
  table.push_back(separator(menu));
  add(table, menu, kSpeakAgain, "The last &message again", "Ctrl+0",
      [&does] { does.frame().announcer().repeat(); });
}

void add_help(Table& table, Actions& does) {
  add(table, Menu::help, kKeys, "&Keys", "F1", [&does] { does.show_keys(); });
  add(table, Menu::help, wxID_ABOUT, "&About Pawn Path", "", [&does] { does.show_about(); });
}

}  // namespace

std::vector<Command> make_commands(Actions& actions) {
  Table table;
  add_game(table, actions);
  add_play(table, actions);
  add_view(table, actions);
  add_speak(table, actions);
  add_help(table, actions);
  return table;
}

}  // namespace pawnpath::app
