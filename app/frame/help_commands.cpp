// The menu Help.
#include "app/frame/command_list.h"

namespace pawnpath::app {

void add_help_commands(CommandList& list, Actions& does) {
  list.add(Menu::help, kRules, "&Rules", "", [&does] { does.show_rules(); });
  list.add(Menu::help, kKeys, "&Keys", "F1", [&does] { does.show_keys(); });
  list.add(Menu::help, wxID_ABOUT, "&About Pawn Path", "", [&does] { does.show_about(); });
}

}  // namespace pawnpath::app
