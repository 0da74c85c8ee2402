// The menu Game: games and their files.
#include "app/frame/command_list.h"

namespace pawnpath::app {

void add_game_commands(CommandList& list, Actions& does) {
  const Menu menu = Menu::game;
  list.add(menu, kNewGame, "&New game...", "Ctrl+N", [&does] { does.new_game(); });
  list.add(menu, kGames, "Games you lef&t...", "Ctrl+Shift+O", [&does] { does.choose_game(); });
  list.add(menu, kRematch, "Re&match, sides swapped", "Ctrl+Shift+N", [&does] { does.rematch(); });
  list.add(
      menu, kResign, "Resi&gn...", "", [&does] { does.resign(); },
      [&does] { return !does.snapshot().game->is_over() && !does.snapshot().is_viewing(); });
  list.add(menu, kResults, "R&esults", "", [&does] { does.show_results(); });
  list.add_separator(menu);
  list.add(menu, kEditPosition, "Set &up a position...", "", [&does] { does.set_up_position(); });
  list.add(menu, kOpenRecord, "&Open record...", "Ctrl+O", [&does] { does.open_record(); });
  list.add(
      menu, kOpenRecent, "Open a &recent file...", "", [&does] { does.open_recent(); },
      [&does] { return does.has_recent(); });
  list.add(menu, kSaveRecord, "&Save record...", "Ctrl+S", [&does] { does.save_record(); });
  list.add(menu, kCopyRecord, "&Copy record", "Ctrl+Shift+C", [&does] { does.copy_record(); });
  list.add(menu, kSavePicture, "Save picture o&f the board...", "",
           [&does] { does.save_picture(); });
  list.add(menu, kCopyPosition, "Copy pos&ition line", "", [&does] { does.copy_position(); });
  list.add(menu, kPaste, "P&aste record or position line", "Ctrl+V", [&does] { does.paste(); });
  list.add_separator(menu);
  list.add(menu, kSaveSlot, "Save &position", "", [&does] { does.save_slot(); });
  list.add(
      menu, kLoadSlot, "&Load position", "", [&does] { does.load_slot(); },
      [&does] { return does.has_slot(); });
  list.add_separator(menu);
  list.add(menu, kBackUp, "&Back up everything...", "", [&does] { does.back_up(); });
  list.add(menu, kRestore, "Restore a bac&kup...", "", [&does] { does.restore(); });
  list.add_separator(menu);
  list.add(menu, wxID_EXIT, "E&xit", "Alt+F4", [&does] { does.frame().Close(); });
}

}  // namespace pawnpath::app
