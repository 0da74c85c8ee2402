#include "app/storage/backup.h"

#include "app/session/phrases.h"
#include "app/storage/path_text.h"
#include "app/storage/put_aside.h"
#include "app/storage/record_keeper.h"
#include "engine/record/reader.h"
#include "engine/text/wording.h"

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
    if (!file_exists(disk, path)) break;
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

// The copy lacks what is damaged, so that is not written over either. Where it is kept now, as
// sentences with a blank before each. The autosave is put aside when the program starts.
Result<std::string, FileFault> put_damaged_aside(Disk& disk, const DataFolder& folder,
                                                 const Collected& before, const Backup& wanted) {
  std::string told;
  for (const std::string& name : before.damaged) {
    if (name == kGamePart || wanted.find(name) == nullptr) continue;
    const auto kept = put_aside(disk, path_of(folder, name));
    if (!kept) return Failure{kept.error()};
    told += ' ' + phrase(Phrase::kept_as, {path_text(*kept)});
  }
  return told;
}

std::string not_restored(const FileFault& fault) {
  return phrase(Phrase::not_restored, {file_sentence(fault)});
}

}  // namespace

Result<Collected, FileFault> collect_backup(Disk& disk, const DataFolder& folder) {
  Collected collected{{today(), {}}, {}};
  for (const std::string& name : part_names()) {
    auto bytes = read_file(disk, path_of(folder, name), kMostPartBytes);
    const auto error = bytes ? std::nullopt : std::optional(bytes.error().disk.error);
    if (error == DiskError::not_found) continue;
    if (error && error != DiskError::too_big) return Failure{bytes.error()};
    BackupPart part{name, error ? std::string() : std::move(bytes.value())};
    if (error || part_fault(part)) {
      collected.damaged.push_back(name);
    } else {
      collected.backup.parts.push_back(std::move(part));
    }
  }
  return collected;
}

std::string collected_sentence(const Collected& collected) {
  std::string text = phrase(Phrase::backup_saved, {parts_in_words(collected.backup)});
  if (collected.damaged.empty()) return text;
  return text + ' ' + phrase(Phrase::backup_left_out, {enumerate_with_and(collected.damaged)});
}

Result<std::string, std::string> restore_backup(Disk& disk, const DataFolder& folder,
                                                const Backup& wanted) {
  const auto before = collect_backup(disk, folder);
  if (!before) return Failure{not_restored(before.error())};
  const fs::path copy = copy_name(disk, folder);
  if (const auto fault = save_file(disk, copy, write_backup(before->backup))) {
    return Failure{not_restored(*fault)};
  }
  const auto aside = put_damaged_aside(disk, folder, *before, wanted);
  if (!aside) return Failure{not_restored(aside.error())};
  if (const auto fault = write_parts(disk, folder, before->backup, wanted)) {
    return Failure{not_restored(*fault)};
  }
  return phrase(Phrase::restored, {parts_in_words(wanted), wanted.date, path_text(copy)}) + *aside;
}

}  // namespace pawnpath::app
