// put_aside(): keeps a damaged file of our own under another name, `autosave-damaged-1.txt`.
//
// Nothing of the user's is thrown away because it cannot be read; a few names are used, the last
// of them again and again. What to tell of such a file is said by damaged_file() and unread_file().
#pragma once

#include "app/storage/file.h"

namespace pawnpath::app {

// The name that the file has now.
[[nodiscard]] Result<std::filesystem::path, FileFault> put_aside(Disk& disk,
                                                                 const std::filesystem::path& path);

// A file of our own that is of no use: what to tell, and whether its name is free for a new one.
struct UnusableFile {
  std::string sentence;
  bool may_save = false;  // false: the old file is still there, and is not to be written over
};
// Puts a damaged file aside. The sentence has its name, and what it is called now.
[[nodiscard]] UnusableFile damaged_file(Disk& disk, const std::filesystem::path& path);
// A file that is there and was not read. One that is too big is damaged; with any other fault it
// may be good, and stays where it is.
[[nodiscard]] UnusableFile unread_file(Disk& disk, const FileFault& fault);

// False only when the disk says that there is none.
[[nodiscard]] bool file_exists(Disk& disk, const std::filesystem::path& path);

}  // namespace pawnpath::app
