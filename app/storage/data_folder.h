// The data folder: where settings, games, results and log of one user live.
//
// The call that matters is open_data_folder(). On Windows it is `Pawn Path` in the local
// application data, found by the known-folder call; it never moves elsewhere by itself.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/storage/disk.h"
#include "engine/rules/result.h"

namespace pawnpath::app {

struct DataFolder {
  std::filesystem::path root;

  [[nodiscard]] std::filesystem::path settings() const { return root / "settings.txt"; }
  [[nodiscard]] std::filesystem::path autosave() const { return root / "autosave.txt"; }
  [[nodiscard]] std::filesystem::path backup() const { return root / "autosave-before.txt"; }
  [[nodiscard]] std::filesystem::path slot() const { return root / "slot.txt"; }
  [[nodiscard]] std::filesystem::path results() const { return root / "results.txt"; }
  // Of the games that were interrupted; `number` from 1.
  [[nodiscard]] std::filesystem::path games() const { return root / "games"; }
  [[nodiscard]] std::filesystem::path game(int number) const {
    return games() / ("game-" + std::to_string(number) + ".txt");
  }
  [[nodiscard]] std::filesystem::path log() const { return root / "log" / "pawnpath.log"; }
};

// Makes the folder when it is not there. `wanted` is the folder of the command line. The failure is
// a sentence with the path and the reason.
[[nodiscard]] Result<DataFolder, std::string> open_data_folder(
    const std::optional<std::filesystem::path>& wanted);

// Removes what a crash left half saved. Only for who holds the folder's InstanceLock: to anybody
// else it may be what another program is saving just now.
void remove_left_overs(Disk& disk, const DataFolder& folder);

}  // namespace pawnpath::app
