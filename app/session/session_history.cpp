// Session: undo and redo, looking back, pausing.
#include "app/session/phrases.h"
#include "app/session/session.h"

namespace pawnpath::app {

// At its end a game stands still by itself, and there is nothing to go on with.
void Session::stand_still() { snapshot_.paused = snapshot_.two_computers() && !game_.is_over(); }

// --- Undo and redo

int Session::plies_to_undo() const {
  const auto person = snapshot_.person();
  if (!person) return game_.plies() > 0 ? 1 : 0;
  for (int back = 1; back <= game_.plies(); ++back) {
    if (game_.position_at(game_.plies() - back).turn() == *person) return back;
  }
  return 0;
}

bool Session::undo() {
  if (snapshot_.is_viewing()) return refuse(viewing_refusal());
  const bool resigned = game_.termination() == Termination::resign;
  const int plies = resigned ? 0 : plies_to_undo();
  if (!resigned && plies == 0) {
    const bool nothing = game_.plies() == 0;
    return refuse(phrase(nothing ? Phrase::nothing_to_undo : Phrase::no_turn_of_yours));
  }
  stop_thinking();
  game_.undo();
  for (int i = 1; i < plies; ++i)
    game_.undo();
  stand_still();
  publish({.kind = EventKind::undone, .count = plies});
  return true;
}

// Redoes what one Undo took back: up to the person's next turn. Returns the plies, -1 for nothing.
int Session::redo_plies() {
  const auto is_resigned = [this] { return game_.termination() == Termination::resign; };
  if (!game_.redo()) return -1;
  if (is_resigned()) return 0;
  const auto person = snapshot_.person();
  int plies = 1;
  while (person && game_.position().turn() != *person && !game_.is_over() && game_.redo()) {
    if (is_resigned()) {  // that is a Redo of its own
      game_.undo();
      break;
    }
    ++plies;
  }
  return plies;
}

bool Session::redo() {
  if (snapshot_.is_viewing()) return refuse(viewing_refusal());
  if (!game_.can_redo()) return refuse(phrase(Phrase::nothing_to_redo));
  stop_thinking();
  const int plies = redo_plies();
  stand_still();
  publish({.kind = EventKind::redone, .count = plies});
  return true;
}

// --- Looking back

void Session::view(int ply) {
  if (ply < 0 || ply > game_.plies()) return;
  const bool is_game = ply == game_.plies();
  snapshot_.viewed_ply = is_game ? std::nullopt : std::optional(ply);
  publish({.kind = is_game ? EventKind::returned : EventKind::viewing});
}

void Session::return_to_game() {
  if (!snapshot_.is_viewing()) return;
  snapshot_.viewed_ply.reset();
  publish({.kind = EventKind::returned});
}

void Session::continue_from_here() {
  if (!snapshot_.is_viewing()) {
    refuse(phrase(Phrase::not_viewing));
    return;
  }
  stop_thinking();
  const int ply = snapshot_.shown_ply();
  const int cut = game_.plies() - ply;
  while (game_.plies() > ply)
    game_.undo();
  snapshot_.viewed_ply.reset();
  stand_still();
  publish({.kind = EventKind::continued, .count = cut});
}

// --- Computer against computer

void Session::pause() {
  if (!snapshot_.two_computers()) {
    refuse(phrase(Phrase::only_two_computers));
    return;
  }
  if (game_.is_over()) {
    refuse(phrase(Phrase::nothing_to_pause));
    return;
  }
  if (snapshot_.paused) return;
  stop_thinking();
  snapshot_.paused = true;
  publish({.kind = EventKind::paused});
}

void Session::resume() {
  if (game_.is_over()) {
    refuse(phrase(Phrase::nothing_to_pause));
    return;
  }
  if (!snapshot_.paused) return;
  snapshot_.paused = false;
  publish({.kind = EventKind::resumed});
}

}  // namespace pawnpath::app
