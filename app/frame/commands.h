// Commands: one table of everything the menus offer, with id, label, key, state and action.
//
// The calls that matter are build_menu_bar() and run_key(). Keys are looked up here and not left
// to the menu bar, so that a text control keeps its own and a key of a command that is not
// available can still say why. What the commands do is make_commands()'s affair.
#pragma once

#include <wx/event.h>
#include <wx/menu.h>

#include <functional>
#include <string>
#include <vector>

namespace pawnpath::app {

enum class Menu { game, play, view, speak, learn, help };

enum class CommandKind { plain, check, radio, separator };

struct Command {
  Menu menu = Menu::game;
  CommandKind kind = CommandKind::plain;
  int id = wxID_SEPARATOR;
  const char* label = "";  // with its mnemonic; UTF-8
  const char* key = "";    // as `Ctrl+N`; empty for none
  std::function<void()> action;
  std::function<bool()> enabled;  // none: always
  std::function<bool()> checked;  // of check and radio items
};

[[nodiscard]] Command separator(Menu menu);

class Commands {
 public:
  explicit Commands(std::vector<Command> table);

  // A menu bar that `frame` is to own; its items run the commands.
  [[nodiscard]] wxMenuBar* build_menu_bar(wxEvtHandler& frame) const;
  // Greys and checks the items as things stand.
  void refresh(wxMenuBar& bar) const;

  // Runs the command of this key. False when there is none; an unavailable one still runs, so
  // that it can say why it is not available.
  bool run_key(const wxKeyEvent& event) const;

 private:
  void run(int id) const;

  std::vector<Command> table_;
};

}  // namespace pawnpath::app
