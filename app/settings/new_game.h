// New game: what the choices for a new game come to: its start, its players, who gets Light.
//
// The calls that matter are game_options() for a new game, and the two functions that seat the
// players of a position set up otherwise. Which choices mean something at the moment is
// usable_fields()'s answer to the dialog.
#pragma once

#include <chrono>
#include <span>

#include "app/session/snapshot.h"
#include "app/settings/preferences.h"

namespace pawnpath::app {

// The game that the preferences stand for. `coin` decides where chance does; who had Light is
// written down for the next time.
[[nodiscard]] GameOptions game_options(Preferences& preferences, bool coin);

// Writes down who has Light in `rematch`, which has just begun with the sides swapped: where Light
// goes from game to game, a rematch is a game, too.
void note_rematch(Preferences& preferences, const Snapshot& rematch);

// The person on `mine` against the computer at the level chosen last.
void seat_against_computer(const Preferences& preferences, Side mine, Seat (&seats)[2]);
// As the last new game: a person or the computer as opponent, or two computers. The person, or the
// first of two, gets `mine`.
void seat_as_last(const Preferences& preferences, Side mine, Seat (&seats)[2]);

// --- For the dialog

struct NewGameFields {
  bool level;
  bool other_level;
  bool light;
  bool master_time;
  bool name;
  bool other_name;
};
// Which of the choices mean something beside these.
[[nodiscard]] NewGameFields usable_fields(Opponent opponent, Level level, Level other_level);

// Times to think that Master can be given, and the one nearest to `time`.
[[nodiscard]] std::span<const std::chrono::milliseconds> master_times();
[[nodiscard]] std::size_t nearest_master_time(std::chrono::milliseconds time);

// Walls that are left to who gives up `fewer` of them, never below none.
[[nodiscard]] int walls_with_handicap(RuleSet rules, int fewer);

}  // namespace pawnpath::app
