#include "app/storage/put_aside.h"

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

}  // namespace pawnpath::app
