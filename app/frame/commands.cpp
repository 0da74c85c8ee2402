#include "app/frame/commands.h"

#include <utility>

#include "app/board/utf8.h"

namespace pawnpath::app {
namespace {

constexpr Menu kMenus[] = {Menu::game,  Menu::play,  Menu::view,
                           Menu::speak, Menu::learn, Menu::help};

const char* title(Menu menu) {
  switch (menu) {
    case Menu::game:
      return "&Game";
    case Menu::play:
      return "&Play";
    case Menu::view:
      return "&View";
    case Menu::speak:
      return "&Speak";
    case Menu::learn:
      return "&Learn";
    case Menu::help:
      return "&Help";
  }
  return "";
}

wxItemKind item_kind(CommandKind kind) {
  switch (kind) {
    case CommandKind::check:
      return wxITEM_CHECK;
    case CommandKind::radio:
      return wxITEM_RADIO;
    case CommandKind::separator:
      return wxITEM_SEPARATOR;
    case CommandKind::plain:
      break;
  }
  return wxITEM_NORMAL;
}

wxString item_text(const Command& command) {
  wxString text = to_wx(command.label);
  if (*command.key != '\0') text << '\t' << command.key;
  return text;
}

wxMenu* build_menu(Menu menu, const std::vector<Command>& table) {
  auto* built = new wxMenu;
  for (const Command& command : table) {
    if (command.menu != menu) continue;
    if (command.kind == CommandKind::separator) {
      built->AppendSeparator();
    } else {
      built->Append(command.id, item_text(command), wxEmptyString, item_kind(command.kind));
    }
  }
  return built;
}

// The id of a command's key, beside the id of its menu item; far from the library's own ids, of
// which some commands are.
int key_id(const Command& command) { return command.id + 2000; }

// Alt+F4 is the system's own.
bool has_key(const Command& command) { return *command.key != '\0' && command.id != wxID_EXIT; }

}  // namespace

Command separator(Menu menu) {
  Command command;
  command.menu = menu;
  command.kind = CommandKind::separator;
  return command;
}

Commands::Commands(std::vector<Command> table) : table_(std::move(table)) {}

wxMenuBar* Commands::build_menu_bar() const {
  auto* bar = new wxMenuBar;
  for (const Menu menu : kMenus) {
    wxMenu* built = build_menu(menu, table_);
    if (built->GetMenuItemCount() == 0) {
      delete built;  // a menu without commands is not shown
    } else {
      bar->Append(built, title(menu));
    }
  }
  return bar;
}

wxAcceleratorTable Commands::build_keys() const {
  std::vector<wxAcceleratorEntry> entries;
  for (const Command& command : table_) {
    wxAcceleratorEntry entry;
    if (!has_key(command) || !entry.FromString(wxString("x\t") + command.key)) continue;
    entry.Set(entry.GetFlags(), entry.GetKeyCode(), key_id(command));
    entries.push_back(entry);
  }
  return wxAcceleratorTable(static_cast<int>(entries.size()), entries.data());
}

void Commands::install(wxFrame& frame) const {
  frame.SetMenuBar(build_menu_bar());
  frame.SetAcceleratorTable(build_keys());
  for (const Command& command : table_) {
    if (command.kind == CommandKind::separator) continue;
    const auto run = [&command](wxCommandEvent&) { command.action(); };
    frame.Bind(wxEVT_MENU, run, command.id);
    if (has_key(command)) frame.Bind(wxEVT_MENU, run, key_id(command));
  }
}

void Commands::refresh(wxMenuBar& bar) const {
  for (const Command& command : table_) {
    if (command.enabled) bar.Enable(command.id, command.enabled());
    if (command.checked) bar.Check(command.id, command.checked());
  }
}

}  // namespace pawnpath::app
