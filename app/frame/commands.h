// Commands: one table of everything the menus offer, with id, label, key, state and action.
//
// The calls that matter are install() and refresh(). Keys have ids of their own beside those of the
// menu items, so that the key of a command that is greyed still runs it and it can say why not.
// What the commands do is make_commands()'s affair.
#pragma once

#include <wx/accel.h>
#include <wx/frame.h>
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
  std::string label;     // with its mnemonic; UTF-8
  const char* key = "";  // as `Ctrl+N`; empty for none
  std::function<void()> action;
  std::function<bool()> enabled;  // none: always
  std::function<bool()> checked;  // of check and radio items
};

[[nodiscard]] Command separator(Menu menu);

class Commands {
 public:
  explicit Commands(std::vector<Command> table);

  // Gives `frame` its menu bar and its keys. The commands must outlive it.
  void install(wxFrame& frame) const;
  // Greys and checks the items as things stand.
  void refresh(wxMenuBar& bar) const;

 private:
  [[nodiscard]] wxMenuBar* build_menu_bar() const;
  [[nodiscard]] wxAcceleratorTable build_keys() const;

  std::vector<Command> table_;
};

}  // namespace pawnpath::app
