// Restore: the game of the last time, or why there is none.
//
// The call that matters is restore_game(). A damaged file is kept under another name and never
// stops the start; the one saved before it takes its place.
#pragma once

#include <optional>
#include <string>

#include "app/storage/data_folder.h"
#include "app/storage/file.h"
#include "app/storage/saved_game.h"

namespace pawnpath::app {

struct Restored {
  std::optional<SavedGame> game;
  std::string message;   // to be said and shown; empty when all went well
  std::string known;     // what the autosave holds, when it is good
  bool may_save = true;  // false when the old file could neither be read nor put aside
  bool held = false;     // it is there and may be good, but cannot be read for now
};

[[nodiscard]] Restored restore_game(Disk& disk, const DataFolder& folder);

}  // namespace pawnpath::app
