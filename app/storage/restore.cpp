#include "app/storage/restore.h"

#include "app/session/phrases.h"
#include "app/storage/path_text.h"
#include "app/storage/put_aside.h"

namespace pawnpath::app {
namespace {

namespace fs = std::filesystem;

// The check line and what else may stand around a record.
constexpr std::size_t kMostBytes = kMostRecordBytes + 1024;

void add(std::string& message, const std::string& sentence) {
  if (!message.empty() && !sentence.empty()) message += ' ';
  message += sentence;
}

// Puts the file aside and says so.
void keep(Disk& disk, const fs::path& path, const std::string& why, Restored& restored) {
  restored.message = phrase(Phrase::autosave_damaged, {why});
  if (const auto kept = put_aside(disk, path)) {
    add(restored.message, phrase(Phrase::kept_as, {path_text(*kept)}));
  } else {
    restored.may_save = false;
    add(restored.message, file_sentence(kept.error()));
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
  if (!restored.message.empty() && !restored.held)
    add(restored.message, phrase(Phrase::autosave_lost));
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
    if (file_exists(disk, folder.backup())) restored.message = phrase(Phrase::autosave_missing);
  } else if (may_pass(bytes.error().disk)) {
    restored.may_save = false;
    restored.held = true;
    restored.message = phrase(Phrase::autosave_held, {file_sentence(bytes.error())});
  } else {
    keep(disk, folder.autosave(), file_sentence(bytes.error()), restored);
  }
  use_backup(disk, folder.backup(), restored);
  return restored;
}

}  // namespace pawnpath::app
