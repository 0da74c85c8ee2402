// The one table of all commands: menus, names, keys, and when they are available.
#include "app/frame/command_list.h"

namespace pawnpath::app {

std::vector<Command> make_commands(Actions& actions) {
  CommandList list;
  add_game_commands(list, actions);
  add_play_commands(list, actions);
  add_view_commands(list, actions);
  add_speak_commands(list, actions);
  add_learn_commands(list, actions);
  add_help_commands(list, actions);
  return list.take();
}

}  // namespace pawnpath::app
