// CommandList: how the files that name the commands write them down, one function for each menu.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/frame/actions.h"
#include "app/frame/command_ids.h"
#include "app/frame/commands.h"

namespace pawnpath::app {

class CommandList {
 public:
  using Condition = std::function<bool()>;
  using Work = std::function<void()>;

  // `key` as in `Ctrl+N`, empty for none. Without `enabled` it always is.
  void add(Menu menu, int id, std::string label, const char* key, Work work,
           Condition enabled = {}) {
    table_.push_back({menu,
                      CommandKind::plain,
                      id,
                      std::move(label),
                      key,
                      std::move(work),
                      std::move(enabled),
                      {}});
  }
  void add_choice(Menu menu, CommandKind kind, int id, std::string label, const char* key,
                  Work work, Condition checked) {
    table_.push_back(
        {menu, kind, id, std::move(label), key, std::move(work), {}, std::move(checked)});
  }
  void add_separator(Menu menu) { table_.push_back(separator(menu)); }

  [[nodiscard]] std::vector<Command> take() { return std::move(table_); }

 private:
  std::vector<Command> table_;
};

// One for each menu; `does` must outlive what is added.
void add_game_commands(CommandList& list, Actions& does);
void add_play_commands(CommandList& list, Actions& does);
void add_view_commands(CommandList& list, Actions& does);
void add_speak_commands(CommandList& list, Actions& does);
void add_learn_commands(CommandList& list, Actions& does);
void add_help_commands(CommandList& list, Actions& does);

}  // namespace pawnpath::app
