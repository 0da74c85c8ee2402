#include "app/storage/game_list.h"

#include <algorithm>
#include <utility>

#include "app/session/phrases.h"
#include "app/storage/path_text.h"
#include "app/storage/put_aside.h"

namespace pawnpath::app {
namespace {

constexpr std::size_t kMostBytes = kMostRecordBytes + 1024;

bool is_finished(const KeptGame& game) { return game.saved.record.game.is_over(); }

bool are_alike(const SavedGame& a, const SavedGame& b) {
  return a.record.game.start() == b.record.game.start() &&
         a.record.game.draw_rules() == b.record.game.draw_rules() &&
         a.record.light == b.record.light && a.record.dark == b.record.dark &&
         a.seats[0].level == b.seats[0].level && a.seats[1].level == b.seats[1].level;
}

// True when all that happened in `part` is in `whole`, too. A resignation is the last thing that
// happens in a game.
bool begins(const SavedGame& part, const SavedGame& whole) {
  const Game& first = part.record.game;
  const Game& all = whole.record.game;
  if (!are_alike(part, whole) || first.plies() > all.plies()) return false;
  const bool resigned = first.termination() == Termination::resign;
  if (resigned && (first.plies() < all.plies() || first.outcome() != all.outcome())) return false;
  return std::equal(first.actions().begin(), first.actions().end(), all.actions().begin());
}

}  // namespace

const std::vector<KeptGame>& GameList::games() {
  read();
  return games_;
}

std::string GameList::take_message() {
  read();
  const int damaged = std::exchange(damaged_, 0);
  if (damaged == 0) return {};
  return phrase(damaged == 1 ? Phrase::games_damaged_one : Phrase::games_damaged,
                {std::to_string(damaged), path_text(folder_.games())});
}

void GameList::read() {
  if (std::exchange(is_read_, true)) return;
  for (int number = 1; number <= kFiles; ++number)
    read_one(number);
  std::stable_sort(games_.begin(), games_.end(), [](const KeptGame& a, const KeptGame& b) {
    return a.saved.last_played > b.saved.last_played;
  });
}

void GameList::read_one(int number) {
  const auto path = folder_.game(number);
  const auto bytes = disk_.read(path, kMostBytes);
  if (!bytes && bytes.error().error == DiskError::not_found) return;
  auto saved = bytes ? read_own(*bytes) : Failure{std::string()};
  if (saved) {
    games_.push_back({std::move(saved.value()), number, true});
    return;
  }
  ++damaged_;
  shut_[static_cast<std::size_t>(number)] = !bytes || !put_aside(disk_, path);
}

std::optional<FileFault> GameList::keep(SavedGame saved) {
  read();
  make_room();
  games_.insert(games_.begin(), KeptGame{std::move(saved), free_number(), false});
  return write();
}

std::optional<FileFault> GameList::keep_copy(SavedGame saved) {
  read();
  const auto holds_it = [&](const KeptGame& game) { return begins(saved, game.saved); };
  if (std::any_of(games_.begin(), games_.end(), holds_it)) return write();
  // A game whose result is still to be counted is no copy, even if it began in the same way.
  const auto earlier = std::find_if(games_.begin(), games_.end(), [&](const KeptGame& game) {
    return !game.saved.counts && begins(game.saved, saved);
  });
  if (earlier == games_.end()) return keep(std::move(saved));
  const int number = earlier->number;
  games_.erase(earlier);
  games_.insert(games_.begin(), KeptGame{std::move(saved), number, false});
  return write();
}

void GameList::make_room() {
  while (games_.size() >= kMost || (free_number() == 0 && !games_.empty())) {
    const auto finished = std::find_if(games_.rbegin(), games_.rend(), is_finished);
    const auto oldest =
        finished == games_.rend() ? std::prev(games_.end()) : std::prev(finished.base());
    if (oldest->on_disk) disk_.remove(folder_.game(oldest->number));
    games_.erase(oldest);
  }
}

int GameList::free_number() const {
  for (int number = 1; number <= kFiles; ++number) {
    const bool used = std::any_of(games_.begin(), games_.end(),
                                  [&](const KeptGame& game) { return game.number == number; });
    if (!used && !shut_[static_cast<std::size_t>(number)]) return number;
  }
  return 0;
}

std::optional<FileFault> GameList::write() {
  for (KeptGame& game : games_) {
    if (game.on_disk || game.number == 0) continue;
    auto fault = save_file(disk_, folder_.game(game.number), saved_text(game.saved));
    game.on_disk = !fault;
    if (fault) return fault;  // the others wait for the next time
  }
  return std::nullopt;
}

KeptGame GameList::take(std::size_t index) {
  const auto at = games_.begin() + static_cast<std::ptrdiff_t>(index);
  KeptGame taken = std::move(*at);
  games_.erase(at);
  shut_[static_cast<std::size_t>(taken.number)] = taken.number != 0;
  return taken;
}

void GameList::release(const KeptGame& taken) {
  if (taken.on_disk) disk_.remove(folder_.game(taken.number));
  shut_[static_cast<std::size_t>(taken.number)] = false;
}

}  // namespace pawnpath::app
