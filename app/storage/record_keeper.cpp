#include "app/storage/record_keeper.h"

#include <array>
#include <ctime>

#include "app/session/level_key.h"
#include "app/session/phrases.h"

namespace pawnpath::app {
namespace {

std::string name_of(const Seat& seat) { return seat.name.empty() ? default_name(seat) : seat.name; }

std::string local_time(const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
#ifdef _WIN32
  localtime_s(&local, &now);
#else
  localtime_r(&now, &local);
#endif
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), format, &local);
  return {text.data(), size};
}

}  // namespace

std::string today() { return local_time("%Y-%m-%d"); }

std::string time_now() { return local_time("%Y-%m-%d %H:%M:%S"); }

std::string default_name(const Seat& seat) {
  return seat.level ? phrase(Phrase::computer_name, {level_key(*seat.level)}) : std::string();
}

void RecordKeeper::adopt(const Record& record) {
  beside_ = record;
  beside_.game = Game();
  adopted_ = true;
}

void RecordKeeper::hear(const Snapshot& snapshot, const Event& event) {
  if (event.kind == EventKind::played) {
    // What was said of actions that are no longer played goes with them.
    std::erase_if(beside_.comments, [&](const RecordComment& comment) {
      return comment.plies >= snapshot.game->plies();
    });
  }
  const bool begun = event.kind == EventKind::new_game;
  if (!begun && event.kind != EventKind::loaded) return;
  if (begun || !adopted_) beside_ = Record();
  if (begun) beside_.date = date_();
  adopted_ = false;
}

Record RecordKeeper::record(const Snapshot& snapshot) const {
  Record record = beside_;
  record.game = *snapshot.game;
  record.light = name_of(snapshot.seat(Side::light));
  record.dark = name_of(snapshot.seat(Side::dark));
  std::erase_if(record.comments,
                [&](const RecordComment& comment) { return comment.plies > record.game.plies(); });
  return record;
}

}  // namespace pawnpath::app
