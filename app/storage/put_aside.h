// put_aside(): keeps a damaged file of our own under another name, `autosave-damaged-1.txt`.
//
// Nothing of the user's is thrown away because it cannot be read; a few names are used, the last
// of them again and again.
#pragma once

#include "app/storage/file.h"

namespace pawnpath::app {

// The name that the file has now.
[[nodiscard]] Result<std::filesystem::path, FileFault> put_aside(Disk& disk,
                                                                 const std::filesystem::path& path);

// Puts a damaged file aside and says so: its name, and what it is called now.
[[nodiscard]] std::string damaged_file_sentence(Disk& disk, const std::filesystem::path& path);

// False only when the disk says that there is none.
[[nodiscard]] bool file_exists(Disk& disk, const std::filesystem::path& path);

}  // namespace pawnpath::app
