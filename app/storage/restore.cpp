#include "app/storage/restore.h"

#include "app/session/phrases.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

namespace fs = std::filesystem;

constexpr int kMostKept = 9;
// The check line and what else may stand around a record.
constexpr std::size_t kMostBytes = kMostRecordBytes + 1024;

bool exists(Disk& disk, const fs::path& path) {
  const auto read = disk.read(path, 0);
  return read.ok() || read.error().error != DiskError::not_found;
}

// The first free name of a few, or the last of them.
fs::path kept_name(Disk& disk, const fs::path& path) {
  fs::path kept;
  for (int number = 1; number <= kMostKept; ++number) {
    kept = path;
    kept.replace_filename(path.stem());
    kept += "-damaged-" + std::to_string(number);
    kept += path.extension();
    if (!exists(disk, kept)) break;
  }
  return kept;
}

void add(std::string& message, const std::string& sentence) {
  if (!message.empty() && !sentence.empty()) message += ' ';
  message += sentence;
}

// Puts the file aside and says so.
void keep(Disk& disk, const fs::path& path, const std::string& why, Restored& restored) {
  restored.message = phrase(Phrase::autosave_damaged, {why});
  const fs::path kept = kept_name(disk, path);
  if (const auto fault = disk.replace(path, kept)) {
    restored.may_save = false;
    add(restored.message, file_sentence({FileTask::open, path, *fault}));
  } else {
    add(restored.message, phrase(Phrase::kept_as, {path_text(kept)}));
  }
}

void use_backup(Disk& disk, const fs::path& path, Restored& restored) {
  const auto bytes = read_file(disk, path, kMostBytes);
  if (bytes) {
    if (auto game = read_own(*bytes)) {
      restored.game = std::move(game.value());
      return add(restored.message, phrase(Phrase::backup_used));
    }
  }
  if (!restored.message.empty()) add(restored.message, phrase(Phrase::autosave_lost));
}

}  // namespace

Restored restore_game(Disk& disk, const DataFolder& folder) {
  Restored restored;
  const auto bytes = read_file(disk, folder.autosave(), kMostBytes);
  if (bytes) {
    if (auto game = read_own(*bytes)) {
      restored.game = std::move(game.value());
      restored.known = *bytes;
      return restored;
    } else {
      keep(disk, folder.autosave(), game.error(), restored);
    }
  } else if (bytes.error().disk.error == DiskError::not_found) {
    if (exists(disk, folder.backup())) restored.message = phrase(Phrase::autosave_missing);
  } else {
    keep(disk, folder.autosave(), file_sentence(bytes.error()), restored);
  }
  use_backup(disk, folder.backup(), restored);
  return restored;
}

}  // namespace pawnpath::app
