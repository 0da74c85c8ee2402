// Files: reading and saving whole small files, so that nothing is ever lost or half written.
//
// The call that matters is save_file(): the old file stays whole until the new one is on the disk
// under another name in the same folder; then one call of the system replaces it. What another
// program holds for a moment is tried again, for at most about a second in all.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/storage/disk.h"

namespace pawnpath::app {

enum class FileTask : std::uint8_t {
  open,
  write,    // of the new data, beside the old file
  replace,  // of the old file by the new one
};

struct FileFault {
  FileTask task = FileTask::open;
  std::filesystem::path path;  // of the file that was asked for
  DiskFault disk;
};

// What another program does to a file for a while: worth another try. "No permission" is also what
// Windows says of a file that a scanner holds open.
[[nodiscard]] bool may_pass(const DiskFault& fault);

// `C:\...\game.txt was not saved, the old file is unchanged: another program is using the file.`
[[nodiscard]] std::string file_sentence(const FileFault& fault);
// The part after the colon.
[[nodiscard]] std::string reason_sentence(const DiskFault& fault);

[[nodiscard]] Result<std::string, FileFault> read_file(Disk& disk,
                                                       const std::filesystem::path& path,
                                                       std::size_t most);

// No fault: the file holds `bytes`, on the disk. A fault: it holds what it held before.
enum class Patience : std::uint8_t { none, a_second };
[[nodiscard]] std::optional<FileFault> save_file(Disk& disk, const std::filesystem::path& path,
                                                 std::string_view bytes,
                                                 Patience patience = Patience::a_second);

// Where save_file() writes before it replaces. A left-over one is overwritten by the next save.
[[nodiscard]] std::filesystem::path temporary_for(const std::filesystem::path& path);
// Takes away what a crash left in a folder of our own; never called on a user's folder.
void remove_temporaries(Disk& disk, const std::filesystem::path& folder);

}  // namespace pawnpath::app
