#include "app/frame/commands.h"

#include <wx/accel.h>

#include <utility>

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
  wxString text = wxString::FromUTF8(command.label);
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

bool is_key_of(const Command& command, const wxKeyEvent& event) {
  if (*command.key == '\0') return false;
  wxAcceleratorEntry entry;
  if (!entry.FromString(wxString("x\t") + command.key)) return false;
  int modifiers = wxMOD_NONE;
  if ((entry.GetFlags() & wxACCEL_CTRL) != 0) modifiers |= wxMOD_CONTROL;
  if ((entry.GetFlags() & wxACCEL_ALT) != 0) modifiers |= wxMOD_ALT;
  if ((entry.GetFlags() & wxACCEL_SHIFT) != 0) modifiers |= wxMOD_SHIFT;
  return entry.GetKeyCode() == event.GetKeyCode() && modifiers == event.GetModifiers();
}

}  // namespace

Command separator(Menu menu) {
  Command command;
  command.menu = menu;
  command.kind = CommandKind::separator;
  return command;
}

Commands::Commands(std::vector<Command> table) : table_(std::move(table)) {}

wxMenuBar* Commands::build_menu_bar(wxEvtHandler& frame) const {
  auto* bar = new wxMenuBar;
  for (const Menu menu : kMenus) {
    wxMenu* built = build_menu(menu, table_);
    if (built->GetMenuItemCount() == 0) {
      delete built;  // a menu without commands is not shown
    } else {
      bar->Append(built, title(menu));
    }
  }
  for (const Command& command : table_) {
    if (command.kind == CommandKind::separator) continue;
    frame.Bind(wxEVT_MENU, [this, id = command.id](wxCommandEvent&) { run(id); }, command.id);
  }
  return bar;
}

void Commands::refresh(wxMenuBar& bar) const {
  for (const Command& command : table_) {
    if (command.enabled) bar.Enable(command.id, command.enabled());
    if (command.checked) bar.Check(command.id, command.checked());
  }
}

bool Commands::run_key(const wxKeyEvent& event) const {
  for (const Command& command : table_) {
    if (!is_key_of(command, event)) continue;
    command.action();
    return true;
  }
  return false;
}

void Commands::run(int id) const {
  for (const Command& command : table_) {
    if (command.id == id) {
      command.action();
      return;
    }
  }
}

}  // namespace pawnpath::app
