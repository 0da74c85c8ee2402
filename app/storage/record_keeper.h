// RecordKeeper: what a record says beside the game: its day, its comments, tags of other programs.
//
// The calls that matter are hear(), which follows the session, and record(). Session itself knows
// nothing of records; a record that was opened comes back whole when it is saved again.
#pragma once

#include <functional>
#include <string>

#include "app/session/snapshot.h"
#include "engine/record/record.h"

namespace pawnpath::app {

// `YYYY-MM-DD`, here and now.
[[nodiscard]] std::string today();
// `YYYY-MM-DD HH:MM:SS`.
[[nodiscard]] std::string time_now();

// The name that a record gives to a player without one: empty for a person.
[[nodiscard]] std::string default_name(const Seat& seat);

class RecordKeeper {
 public:
  // `date` is asked at the beginning of each new game.
  explicit RecordKeeper(std::function<std::string()> date = today) : date_(std::move(date)) {}

  // Just before Session::load() with the record's game.
  void adopt(const Record& record);
  // To be a listener of the session, or called by one.
  void hear(const Snapshot& snapshot, const Event& event);

  [[nodiscard]] Record record(const Snapshot& snapshot) const;

 private:
  std::function<std::string()> date_;
  Record beside_;         // its game and names are not used
  bool adopted_ = false;  // `beside_` belongs to the game that is loaded next
};

}  // namespace pawnpath::app
