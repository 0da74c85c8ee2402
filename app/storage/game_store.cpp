#include "app/storage/game_store.h"

#include "app/session/phrases.h"
#include "engine/record/writer.h"
#include "engine/text/record_text.h"

namespace pawnpath::app {
namespace {

constexpr std::size_t kMostBytes = kMostRecordBytes + 1024;

// True for what changes the text of the autosave.
bool is_worth_saving(EventKind kind) {
  switch (kind) {
    case EventKind::new_game:
    case EventKind::loaded:
    case EventKind::played:
    case EventKind::undone:
    case EventKind::redone:
    case EventKind::resigned:
    case EventKind::continued:
    case EventKind::options:
      return true;
    default:
      return false;
  }
}

std::optional<std::string> sentence(const std::optional<FileFault>& fault) {
  return fault ? std::optional(file_sentence(*fault)) : std::nullopt;
}

}  // namespace

GameStore::GameStore(Disk& disk, std::optional<DataFolder> folder, Autosave::Tell tell)
    : disk_(disk), folder_(std::move(folder)), tell_(std::move(tell)) {}

GameStore::Started GameStore::start(Session& session) {
  if (!folder_) return {};
  const Restored restored = restore_game(disk_, *folder_);
  if (restored.may_save) {
    const Autosave::Files files{folder_->autosave(), folder_->backup(), restored.known};
    autosave_ = std::make_unique<Autosave>(disk_, files, tell_);
  }
  if (restored.game) load(*restored.game, restored.game->seats, session, restored.message);
  return {restored.game.has_value(), restored.message};
}

void GameStore::hear(const Snapshot& snapshot, const Event& event) {
  keeper_.hear(snapshot, event);
  if (!autosave_ || !is_worth_saving(event.kind)) return;
  autosave_->save(saved_text(keeper_.record(snapshot), snapshot.seats));
}

bool GameStore::finish(std::chrono::milliseconds most) {
  return !autosave_ || autosave_->finish(most);
}

void GameStore::load(const SavedGame& saved, const Seat (&seats)[2], Session& session,
                     std::string text) {
  keeper_.adopt(saved.record);
  session.load(saved.record.game, seats, std::move(text));
}

// --- Records

std::optional<std::string> GameStore::save_record(const std::filesystem::path& path,
                                                  const Snapshot& snapshot) {
  return sentence(save_file(disk_, path, write_record(record(snapshot))));
}

std::optional<std::string> GameStore::open_record(const std::filesystem::path& path,
                                                  const Seat (&seats)[2], Session& session) {
  const auto bytes = read_file(disk_, path, kMostBytes);
  if (!bytes) return file_sentence(bytes.error());
  return open_text(*bytes, seats, session);
}

std::optional<std::string> GameStore::open_text(std::string_view text, const Seat (&seats)[2],
                                                Session& session) {
  const auto saved = read_saved(text);
  if (!saved) return saved.error();
  Seat named[2] = {seats[0], seats[1]};
  for (int side = 0; side < 2; ++side)
    named[side].name = saved->seats[side].name;
  load(*saved, named, session, saved->more_games ? more_games_sentence() : std::string());
  return std::nullopt;
}

// --- The slot

bool GameStore::has_slot() {
  if (!folder_) return false;
  const auto read = disk_.read(folder_->slot(), 0);
  return read.ok() || read.error().error != DiskError::not_found;
}

std::optional<std::string> GameStore::save_slot(const Snapshot& snapshot) {
  if (!folder_) return phrase(Phrase::no_folder);
  const std::string bytes = saved_text(record(snapshot), snapshot.seats);
  return sentence(save_file(disk_, folder_->slot(), bytes));
}

std::optional<std::string> GameStore::load_slot(Session& session) {
  if (!folder_) return phrase(Phrase::no_folder);
  const auto bytes = read_file(disk_, folder_->slot(), kMostBytes);
  if (!bytes) return file_sentence(bytes.error());
  const auto saved = read_own(*bytes);
  if (!saved) return saved.error();
  load(*saved, saved->seats, session, {});
  return std::nullopt;
}

}  // namespace pawnpath::app
