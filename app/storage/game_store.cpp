#include "app/storage/game_store.h"

#include <utility>

#include "app/session/phrases.h"
#include "app/session/player_words.h"
#include "app/session/practice.h"
#include "app/storage/path_text.h"
#include "app/storage/put_aside.h"
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

bool is_another_game(EventKind kind) {
  return kind == EventKind::new_game || kind == EventKind::loaded;
}

// The start of the rules with all walls.
bool is_full_start(const Position& start) { return start == Position(start.rules()); }

// Something was played, or somebody took the trouble to set it up.
bool is_worth_keeping(const Game& game) {
  const Position& start = game.start();
  const bool moved = start.pawn(Side::light) != start.board().start(Side::light) ||
                     start.pawn(Side::dark) != start.board().start(Side::dark);
  return game.plies() > 0 || ((moved || !start.walls().empty()) && !is_practice(start));
}

std::optional<std::string> sentence(const std::optional<FileFault>& fault) {
  return fault ? std::optional(file_sentence(*fault)) : std::nullopt;
}

}  // namespace

GameStore::GameStore(Disk& disk, std::optional<DataFolder> folder, Autosave::Tell tell)
    : disk_(disk), folder_(std::move(folder)), tell_(std::move(tell)) {
  reload();
}

void GameStore::reload() {
  if (!folder_) return;
  games_ = std::make_unique<GameList>(disk_, *folder_);
  read_results();
  has_slot_ = file_exists(disk_, folder_->slot());
}

std::optional<std::string> GameStore::open_own(std::string_view autosave, Session& session) {
  const auto saved = read_own(autosave);
  if (!saved) return saved.error();
  load(*saved, saved->seats, session, {}, {.counts = saved->counts});
  return std::nullopt;
}

GameStore::Started GameStore::start(Session& session) {
  if (!folder_) return {};
  const Restored restored = restore_game(disk_, *folder_);
  autosave_is_held_ = restored.held;
  if (restored.may_save) begin_autosave(restored.known);
  if (const auto& game = restored.game) {
    load(*game, game->seats, session, restored.message, {.counts = game->counts});
  }
  return {restored.game.has_value(), restored.message};
}

void GameStore::hear(const Snapshot& snapshot, const Event& event) {
  if (is_another_game(event.kind)) keep_game_at_hand();
  if (event.kind == EventKind::continued) keep_copy_of_game_at_hand();
  keeper_.hear(snapshot, event);
  if (!is_worth_saving(event.kind)) return;
  follow_origin(snapshot, event);
  count_result(snapshot);
  at_hand_ = {.record = keeper_.record(snapshot),
              .seats = {snapshot.seats[0], snapshot.seats[1]},
              .counts = origin_.counts};
  if (autosave_is_held_) try_held_autosave();
  if (autosave_) autosave_->save(saved_text(*at_hand_));
}

void GameStore::begin_autosave(std::string known) {
  const Autosave::Files files{folder_->autosave(), folder_->backup(), std::move(known)};
  autosave_ = std::make_unique<Autosave>(disk_, files, tell_);
}

// What could not be read at the start goes into the list as soon as it can; then saving begins.
void GameStore::try_held_autosave() {
  const auto bytes = disk_.read(folder_->autosave(), kMostBytes);
  if (!bytes && bytes.error().error != DiskError::not_found) return;
  auto saved = bytes ? read_own(*bytes) : Failure{std::string()};
  if (saved) {
    SavedGame game = std::move(saved.value());
    game.last_played = time_now();
    if (games_->keep(std::move(game))) return;  // the disk refuses: another time
    tell_(phrase(Phrase::autosave_readable));
  } else if (bytes) {
    const UnusableFile file = damaged_file(disk_, folder_->autosave());
    if (!file.may_save) return;
    tell_(file.sentence);
  }
  autosave_is_held_ = false;
  begin_autosave(saved ? *bytes : std::string());
}

bool GameStore::finish(std::chrono::milliseconds most) {
  return !autosave_ || autosave_->finish(most);
}

void GameStore::load(const SavedGame& saved, const Seat (&seats)[2], Session& session,
                     std::string text, Origin origin) {
  keeper_.adopt(saved.record);
  next_origin_ = origin;
  session.load(saved.record.game, seats, std::move(text));
}

// --- The game that is left, and its result

void GameStore::keep_game_at_hand(Keep what) {
  if (!games_ || !at_hand_ || origin_.elsewhere || !is_worth_keeping(at_hand_->record.game)) return;
  at_hand_->last_played = time_now();
  SavedGame game = *std::exchange(at_hand_, std::nullopt);
  const auto fault =
      what == Keep::copy ? games_->keep_copy(std::move(game)) : games_->keep(std::move(game));
  if (fault) tell_(phrase(Phrase::games_unsaved, {file_sentence(*fault)}));
  if (const std::string damage = games_->take_message(); !damage.empty()) tell_(damage);
}

// What came after the position is cut off, and an answer of the computer takes Redo away. The
// copy's result does not count: the game at hand still can.
void GameStore::keep_copy_of_game_at_hand() {
  const std::optional<SavedGame> game = at_hand_;
  if (at_hand_) at_hand_->counts = false;
  keep_game_at_hand(Keep::copy);
  at_hand_ = game;
}

void GameStore::follow_origin(const Snapshot& snapshot, const Event& event) {
  if (event.kind == EventKind::new_game) {
    origin_ = {.counts = snapshot.person() && is_full_start(snapshot.game->start())};
  } else if (event.kind == EventKind::loaded) {
    origin_ = std::exchange(next_origin_, {});
  } else if (event.kind == EventKind::options) {
    const bool same = at_hand_ && at_hand_->seats[0].level == snapshot.seats[0].level &&
                      at_hand_->seats[1].level == snapshot.seats[1].level;
    origin_.counts = origin_.counts && same;
  } else {
    origin_.elsewhere = false;
  }
}

void GameStore::count_result(const Snapshot& snapshot) {
  const auto person = snapshot.person();
  const Outcome outcome = snapshot.game->outcome();
  if (!origin_.counts || !person || outcome == Outcome::unfinished) return;
  origin_.counts = false;
  const bool light_won = outcome == Outcome::light_wins;
  const GameResult result = outcome == Outcome::draw                ? GameResult::drawn
                            : light_won == (*person == Side::light) ? GameResult::won
                                                                    : GameResult::lost;
  tally_.add(*snapshot.seat(other(*person)).level, result);
  save_results();
}

void GameStore::read_results() {
  const auto results = read_file(disk_, folder_->results(), kMostBytes);
  tally_ = results ? read_tally(*results) : Tally();
  may_save_results_ = true;
  const bool usable =
      results ? is_tally(*results) : results.error().disk.error == DiskError::not_found;
  if (usable) return;
  const UnusableFile file =
      results ? damaged_file(disk_, folder_->results()) : unread_file(disk_, results.error());
  may_save_results_ = file.may_save;
  tell_(file.sentence);
  if (results) save_results();  // what could be read is there at the next start, too
}

void GameStore::save_results() {
  if (!folder_ || !may_save_results_) return;
  const auto fault = save_file(disk_, folder_->results(), write_tally(tally_));
  if (fault) tell_(phrase(Phrase::tally_unsaved, {file_sentence(*fault)}));
}

// --- The list of games

const std::vector<KeptGame>& GameStore::games() {
  static const std::vector<KeptGame> kNone;
  return games_ ? games_->games() : kNone;
}

void GameStore::go_on(std::size_t index, Session& session) {
  const KeptGame taken = games_->take(index);
  const SavedGame& saved = taken.saved;
  const std::string moves = count_of_moves(saved.record.game.plies());
  load(saved, saved.seats, session,
       phrase(Phrase::games_resumed, {player_words(saved.seats), moves}), {.counts = saved.counts});
  // Its file goes once the autosave holds it.
  if (autosave_ && finish()) games_->release(taken);
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
  const auto fault = open(*bytes, seats, session, {.elsewhere = true});
  if (!fault) return std::nullopt;
  return phrase(Phrase::not_opened, {path_text(path.filename()), *fault});
}

std::optional<std::string> GameStore::open_text(std::string_view text, const Seat (&seats)[2],
                                                Session& session) {
  return open(text, seats, session, {});
}

std::optional<std::string> GameStore::open(std::string_view text, const Seat (&seats)[2],
                                           Session& session, Origin origin) {
  const auto saved = read_saved(text);
  if (!saved) return saved.error();
  Seat named[2] = {seats[0], seats[1]};
  for (int side = 0; side < 2; ++side)
    named[side].name = saved->seats[side].name;
  load(*saved, named, session, saved->more_games ? more_games_sentence() : std::string(), origin);
  return std::nullopt;
}

// --- The slot

std::optional<std::string> GameStore::save_slot(const Snapshot& snapshot) {
  if (!folder_) return phrase(Phrase::no_folder);
  const std::string bytes = saved_text(record(snapshot), snapshot.seats);
  const auto fault = save_file(disk_, folder_->slot(), bytes);
  if (!fault) has_slot_ = true;
  return sentence(fault);
}

std::optional<std::string> GameStore::load_slot(Session& session) {
  if (!folder_) return phrase(Phrase::no_folder);
  const auto bytes = read_file(disk_, folder_->slot(), kMostBytes);
  if (!bytes) {
    has_slot_ = file_exists(disk_, folder_->slot());
    return file_sentence(bytes.error());
  }
  const auto saved = read_own(*bytes);
  if (!saved)
    return phrase(Phrase::not_opened, {path_text(folder_->slot().filename()), saved.error()});
  load(*saved, saved->seats, session, {}, {.elsewhere = true});
  return std::nullopt;
}

}  // namespace pawnpath::app
