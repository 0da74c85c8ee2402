#include "app/storage/file.h"

#include <system_error>
#include <vector>

#include "app/session/phrases.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

using std::chrono::milliseconds;
namespace fs = std::filesystem;

constexpr std::string_view kTemporary = ".pawnpath-saving";

// Waits between tries: about three quarters of a second in all.
class Waits {
 public:
  explicit Waits(Disk& disk, Patience patience = Patience::a_second)
      : disk_(disk), next_(patience == Patience::none ? kNoMore : kFirst) {}

  // True when another try is worth it; waits first.
  bool has_more(const DiskFault& fault) {
    if (!may_pass(fault) || next_ >= kNoMore) return false;
    disk_.wait(next_);
    next_ *= 2;
    return true;
  }

 private:
  static constexpr milliseconds kFirst{25};
  static constexpr milliseconds kNoMore{800};

  Disk& disk_;
  milliseconds next_;
};

// Runs `task` until it has no fault or the waits are over.
template <typename Task>
std::optional<DiskFault> persist(Waits& waits, const Task& task) {
  std::optional<DiskFault> fault = task();
  while (fault && waits.has_more(*fault))
    fault = task();
  return fault;
}

Phrase phrase_for(FileTask task) {
  switch (task) {
    case FileTask::open:
      return Phrase::cannot_open;
    case FileTask::write:
      return Phrase::cannot_write;
    case FileTask::replace:
      return Phrase::cannot_replace;
  }
  return Phrase::cannot_open;
}

}  // namespace

std::string reason_sentence(const DiskFault& fault) {
  switch (fault.error) {
    case DiskError::held:
      return phrase(Phrase::held_by_another);
    case DiskError::not_found:
      return phrase(Phrase::not_found);
    case DiskError::is_folder:
      return phrase(Phrase::is_folder);
    case DiskError::full:
      return phrase(Phrase::disk_full);
    case DiskError::no_permission:
      return phrase(Phrase::no_permission);
    case DiskError::too_big:
      return phrase(Phrase::too_big);
    case DiskError::other:
      break;
  }
  return phrase(Phrase::system_reason, {std::to_string(fault.system)});
}

bool may_pass(const DiskFault& fault) {
  return fault.error == DiskError::held || fault.error == DiskError::no_permission;
}

std::string file_sentence(const FileFault& fault) {
  // What is written need not be there, but its folder must.
  const bool no_folder = fault.task != FileTask::open && fault.disk.error == DiskError::not_found;
  const std::string reason =
      no_folder ? phrase(Phrase::folder_missing) : reason_sentence(fault.disk);
  return phrase(phrase_for(fault.task), {path_text(fault.path), reason});
}

Result<std::string, FileFault> read_file(Disk& disk, const fs::path& path, std::size_t most) {
  Waits waits(disk);
  auto bytes = disk.read(path, most);
  while (!bytes && waits.has_more(bytes.error()))
    bytes = disk.read(path, most);
  if (!bytes) return Failure{FileFault{FileTask::open, path, bytes.error()}};
  return std::move(bytes.value());
}

std::optional<FileFault> save_file(Disk& disk, const fs::path& path, std::string_view bytes,
                                   Patience patience) {
  const fs::path temporary = temporary_for(path);
  Waits waits(disk, patience);
  FileTask task = FileTask::write;
  auto fault = persist(waits, [&] { return disk.write(temporary, bytes); });
  if (!fault) {
    task = FileTask::replace;
    fault = persist(waits, [&] { return disk.replace(temporary, path); });
  }
  if (!fault) return std::nullopt;
  disk.remove(temporary);
  return FileFault{task, path, *fault};
}

fs::path temporary_for(const fs::path& path) {
  fs::path temporary = path;
  temporary += kTemporary;
  return temporary;
}

void remove_temporaries(Disk& disk, const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code failed;
  for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().extension() == kTemporary) found.push_back(at->path());
  }
  for (const fs::path& path : found)
    disk.remove(path);
}

}  // namespace pawnpath::app
