// The dialog for a new game: rules, who plays, strength of the computer, draw rules.
//
// The call that matters is ask_new_game(). It starts from what was chosen last and starts nothing.
#pragma once

#include <wx/window.h>

#include <optional>

#include "app/session/snapshot.h"

namespace pawnpath::app {

// Who sits where, as a person thinks of it.
enum class Players {
  two_people,
  person_light,
  person_dark,
  person_by_chance,
  two_computers,
};

struct NewGameChoice {
  RuleSet rules = RuleSet::standard;
  Players players = Players::person_light;
  Level level = Level::casual;
  DrawRules draws;
};

// Nothing when it was called off. `choice` gets what was chosen.
[[nodiscard]] bool ask_new_game(wxWindow& parent, NewGameChoice& choice);

// The game that a choice stands for; `coin` decides where chance does.
[[nodiscard]] GameOptions game_options(const NewGameChoice& choice, bool coin);

// What the game at hand was made of, to start the dialog from.
[[nodiscard]] NewGameChoice choice_of(const Snapshot& snapshot);

}  // namespace pawnpath::app
