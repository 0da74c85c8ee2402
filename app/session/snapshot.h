// What the views get to see: the live game, who plays it, and which of its positions is shown.
//
// A Snapshot is const and shared: it never changes under a view, and a view never changes the
// game. Intents go to Session; what happened comes back as an Event beside the new Snapshot.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "engine/ai/level.h"
#include "engine/rules/game.h"

namespace pawnpath::app {

// Who plays a side. A person has no level.
struct Seat {
  std::optional<Level> level;
  std::string name;  // empty: "Light" or "Dark", or the level's name

  [[nodiscard]] bool is_computer() const { return level.has_value(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

using Seats = std::array<Seat, 2>;  // by index(Side)

// What a new game is made of.
struct GameOptions {
  Position start;  // also gives the rule set and the walls in hand
  DrawRules draws;
  Seat seats[2];  // by index(Side)
};

enum class EventKind : std::uint8_t {
  none,
  new_game,   // also a rematch, a practice position and the like; `text` says which
  loaded,     // a record, the autosave or a slot; `text` says what, when there is more to say
  played,     // `action` by `mover`
  refused,    // `refusal`, or `text` when no rule of the game is concerned
  undone,     // `count` plies went back (0: a resignation)
  redone,     // `count` plies came again
  resigned,   // by `mover`
  thinking,   // the computer has been thinking for two seconds
  viewing,    // the view went to another ply of the game
  returned,   // the view is back at the game
  continued,  // what came after the viewed ply was cut off
  paused,     // computer against computer stands still
  resumed,
  options,  // seats or names changed, the game did not
};

struct Event {
  EventKind kind = EventKind::none;
  Action action = {};
  Side mover = Side::light;
  int count = 0;
  Refusal refusal = {};
  std::string text = {};   // UTF-8, one sentence or empty; it goes before `refusal`
  std::string typed = {};  // what a person entered, when `refusal` is about typed text
  std::shared_ptr<const Game> before = {};  // the game as it was until then
};

struct Snapshot {
  std::shared_ptr<const Game> game;
  Seat seats[2];
  // Set while a position of the game is looked at that is not its last.
  std::optional<int> viewed_ply;
  bool thinking = false;
  bool paused = false;
  bool can_undo = false;
  bool can_redo = false;
  // Counts up with every change: equal numbers mean nothing to redraw.
  std::uint64_t revision = 0;

  [[nodiscard]] bool is_viewing() const { return viewed_ply.has_value(); }
  [[nodiscard]] int shown_ply() const { return viewed_ply.value_or(game->plies()); }
  // The position on the screen.
  [[nodiscard]] const Position& shown() const { return game->position_at(shown_ply()); }
  // The action that led to it; none at the start.
  [[nodiscard]] Action last_action() const {
    const int ply = shown_ply();
    return ply == 0 ? Action() : game->actions()[static_cast<std::size_t>(ply - 1)];
  }
  [[nodiscard]] const Seat& seat(Side side) const { return seats[index(side)]; }
  // True when a person may act now: their turn, nothing viewed, the game not over.
  [[nodiscard]] bool awaits_person() const {
    return !is_viewing() && !game->is_over() && !seat(game->position().turn()).is_computer();
  }
  // The one person's side against a computer; nothing with two people or two computers.
  [[nodiscard]] std::optional<Side> person() const {
    if (seats[0].is_computer() == seats[1].is_computer()) return std::nullopt;
    return seats[0].is_computer() ? Side::dark : Side::light;
  }
  [[nodiscard]] bool two_computers() const {
    return seats[0].is_computer() && seats[1].is_computer();
  }
};

}  // namespace pawnpath::app
