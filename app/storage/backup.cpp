#include "app/storage/backup.h"

#include "app/session/phrases.h"
#include "app/storage/path_text.h"
#include "app/storage/record_keeper.h"
#include "engine/record/reader.h"

namespace pawnpath::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostPartBytes = kMostRecordBytes + 1024;
constexpr int kMostCopies = 99;

fs::path path_of(const DataFolder& folder, std::string_view name) {
  return folder.root / path_from(name);
}

// A free name for what was there before; the last one is written over.
fs::path copy_name(Disk& disk, const DataFolder& folder) {
  fs::path path;
  for (int number = 1; number <= kMostCopies; ++number) {
    path = folder.root / ("before-restore-" + std::to_string(number) + ".txt");
    const auto read = disk.read(path, 0);
    if (!read && read.error().error == DiskError::not_found) break;
  }
  return path;
}

// As it was before; a file that was not there goes.
void put_back(Disk& disk, const DataFolder& folder, const Backup& before, const std::string& name) {
  if (const BackupPart* old = before.find(name)) {
    static_cast<void>(save_file(disk, path_of(folder, name), old->bytes));
  } else {
    disk.remove(path_of(folder, name));
  }
}

std::optional<FileFault> write_parts(Disk& disk, const DataFolder& folder, const Backup& before,
                                     const Backup& wanted) {
  for (std::size_t i = 0; i < wanted.parts.size(); ++i) {
    const BackupPart& part = wanted.parts[i];
    if (part.name == kGamePart) continue;
    auto fault = save_file(disk, path_of(folder, part.name), part.bytes);
    if (!fault) continue;
    while (i-- > 0) {
      if (wanted.parts[i].name != kGamePart) put_back(disk, folder, before, wanted.parts[i].name);
    }
    return fault;
  }
  return std::nullopt;
}

}  // namespace

Result<Backup, FileFault> collect_backup(Disk& disk, const DataFolder& folder) {
  Backup backup{today(), {}};
  for (const std::string& name : part_names()) {
    auto bytes = read_file(disk, path_of(folder, name), kMostPartBytes);
    if (bytes) {
      backup.parts.push_back({name, std::move(bytes.value())});
    } else if (bytes.error().disk.error != DiskError::not_found) {
      return Failure{bytes.error()};
    }
  }
  return backup;
}

Result<std::string, std::string> restore_backup(Disk& disk, const DataFolder& folder,
                                                const Backup& wanted) {
  const auto before = collect_backup(disk, folder);
  if (!before) return Failure{phrase(Phrase::not_restored, {file_sentence(before.error())})};
  const fs::path copy = copy_name(disk, folder);
  if (const auto fault = save_file(disk, copy, write_backup(*before))) {
    return Failure{phrase(Phrase::not_restored, {file_sentence(*fault)})};
  }
  if (const auto fault = write_parts(disk, folder, *before, wanted)) {
    return Failure{phrase(Phrase::not_restored, {file_sentence(*fault)})};
  }
  return phrase(Phrase::restored, {parts_in_words(wanted), wanted.date, path_text(copy)});
}

}  // namespace pawnpath::app
