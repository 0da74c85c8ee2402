// Backup: everything of the data folder that is worth keeping, collected from the disk and put
// back there.
//
// The calls that matter are collect_backup() and restore_backup(). Restoring first keeps what was
// there as a backup of its own, and puts aside what is damaged; when a file cannot be written, all
// others are as they were. It removes nothing, and leaves the game on the board to its caller: the
// autosave has its own thread.
#pragma once

#include <string>
#include <vector>

#include "app/storage/backup_text.h"
#include "app/storage/data_folder.h"
#include "app/storage/file.h"

namespace pawnpath::app {

inline constexpr std::size_t kMostBackupBytes = std::size_t{32} << 20;

struct Collected {
  Backup backup;
  std::vector<std::string> damaged;  // names of parts; one of them would spoil the whole backup
};
// What is not there or is damaged is left out; a file that cannot be read is a fault.
[[nodiscard]] Result<Collected, FileFault> collect_backup(Disk& disk, const DataFolder& folder);

// What is saved in the backup, and what was left out.
[[nodiscard]] std::string collected_sentence(const Collected& collected);

// The sentence that tells what was restored; the failure is a sentence too. `wanted` is a backup
// that read_backup() found good.
[[nodiscard]] Result<std::string, std::string> restore_backup(Disk& disk, const DataFolder& folder,
                                                              const Backup& wanted);

}  // namespace pawnpath::app
