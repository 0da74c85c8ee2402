// Saved games: the text of autosave and slot. A record, tags of our own
// (who plays each side, whether it counts), and a check line.
//
// The calls that matter are saved_text() and read_saved(). Exports are plain records and do not
// say who is a computer; both kinds are read here.
#pragma once

#include <string>
#include <string_view>

#include "app/session/snapshot.h"
#include "engine/record/record.h"
#include "engine/rules/result.h"

namespace pawnpath::app {

struct SavedGame {
  Record record;  // without the tags that say who plays
  Seat seats[2];  // two people where the text does not say
  bool more_games = false;
  bool counts = false;           // its result is still to be counted in the tally
  std::string last_played = {};  // `YYYY-MM-DD HH:MM:SS`, of a game in the list; else empty
};

[[nodiscard]] std::string saved_text(SavedGame saved);
[[nodiscard]] std::string saved_text(Record record, const Seat (&seats)[2]);

// The failure is a sentence.
[[nodiscard]] Result<SavedGame, std::string> read_saved(std::string_view bytes);

// As read_saved, for our own files, which must be whole: without a check line at least the result
// must stand at the end, so that a file cut short is not taken for a shorter game.
[[nodiscard]] Result<SavedGame, std::string> read_own(std::string_view bytes);

}  // namespace pawnpath::app
