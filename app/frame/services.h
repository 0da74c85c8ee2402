// Services: what commands need beside the window: preferences, files of games, the log.
//
// The call that matters is change(), which keeps a changed preference. The program at the top owns
// what it points to.
#pragma once

#include <functional>
#include <optional>

#include "app/log/log.h"
#include "app/settings/preferences.h"
#include "app/storage/game_store.h"

namespace pawnpath::app {

struct Services {
  GameStore& store;
  Log& log;
  Preferences preferences;
  // Writes the preferences to their file, and tells the user when that begins to fail.
  std::function<void(const Preferences&)> keep;

  Disk& disk;
  std::optional<DataFolder> folder;  // none: nothing can be saved by itself

  void change(const std::function<void(Preferences&)>& how) {
    how(preferences);
    keep(preferences);
  }
};

}  // namespace pawnpath::app
