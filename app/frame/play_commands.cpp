// The menu Play: the game at hand.
#include "app/frame/command_list.h"

namespace pawnpath::app {
namespace {

bool plays_itself(const Snapshot& snapshot) {
  return snapshot.seats[0].is_computer() && snapshot.seats[1].is_computer();
}

}  // namespace

void add_play_commands(CommandList& list, Actions& does) {
  const Menu menu = Menu::play;
  list.add(
      menu, kUndo, "&Undo", "Ctrl+Z", [&does] { does.undo(); },
      [&does] { return does.snapshot().can_undo; });
  list.add(
      menu, kRedo, "&Redo", "Ctrl+Y", [&does] { does.redo(); },
      [&does] { return does.snapshot().can_redo; });
  list.add(
      menu, kContinue, "&Continue from the position viewed", "",
      [&does] { does.continue_from_here(); }, [&does] { return does.snapshot().is_viewing(); });
  list.add_separator(menu);
  list.add(menu, kSuggest, "&Suggest a move", "Ctrl+G", [&does] { does.frame().suggest(); });
  list.add_choice(
      menu, CommandKind::check, kAnalysis, "Best &lines", "Ctrl+L",
      [&does] { does.frame().toggle_analysis(); },
      [&does] { return does.frame().shows_analysis(); });
  list.add_separator(menu);
  list.add(
      menu, kPause, "&Pause or go on", "Ctrl+P", [&does] { does.toggle_pause(); },
      [&does] { return plays_itself(does.snapshot()) && !does.snapshot().game->is_over(); });
  list.add_separator(menu);
  list.add(menu, kPlayers, "Pla&yers...", "", [&does] { does.choose_players(); });
  list.add(menu, kMoveBox, "Type a &move", "Ctrl+M", [&does] { does.frame().focus_move_box(); });
  list.add(menu, kBoard, "Go to the &board", "Ctrl+B", [&does] { does.frame().focus_board(); });
}

}  // namespace pawnpath::app
