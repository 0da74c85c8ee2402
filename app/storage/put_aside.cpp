#include "app/storage/put_aside.h"

#include "app/session/phrases.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

namespace fs = std::filesystem;

constexpr int kMostKept = 9;

// The first free name of a few, or the last of them.
fs::path kept_name(Disk& disk, const fs::path& path) {
  fs::path kept;
  for (int number = 1; number <= kMostKept; ++number) {
    kept = path;
    kept.replace_filename(path.stem());
    kept += "-damaged-" + std::to_string(number);
    kept += path.extension();
    if (!file_exists(disk, kept)) break;
  }
  return kept;
}

}  // namespace

bool file_exists(Disk& disk, const fs::path& path) {
  const auto read = disk.read(path, 0);
  return read.ok() || read.error().error != DiskError::not_found;
}

Result<fs::path, FileFault> put_aside(Disk& disk, const fs::path& path) {
  const fs::path kept = kept_name(disk, path);
  if (const auto fault = disk.replace(path, kept)) {
    return Failure{FileFault{FileTask::open, path, *fault}};
  }
  return kept;
}

UnusableFile damaged_file(Disk& disk, const fs::path& path) {
  const auto kept = put_aside(disk, path);
  const std::string damaged = phrase(Phrase::file_damaged, {path_text(path.filename())}) + ' ';
  if (kept) return {damaged + phrase(Phrase::kept_as, {path_text(*kept)}), true};
  return {damaged + phrase(Phrase::not_saved_there, {file_sentence(kept.error())}), false};
}

UnusableFile unread_file(Disk& disk, const FileFault& fault) {
  if (fault.disk.error == DiskError::too_big) return damaged_file(disk, fault.path);
  return {phrase(Phrase::not_saved_there, {file_sentence(fault)}), false};
}

}  // namespace pawnpath::app
