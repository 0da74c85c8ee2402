#include "app/session/announce.h"

#include "app/session/phrases.h"
#include "app/session/player_words.h"
#include "engine/text/action_text.h"
#include "engine/text/catalogue.h"
#include "engine/text/position_text.h"
#include "engine/text/refusal_text.h"
#include "engine/text/result_text.h"

namespace pawnpath::app {
namespace {

std::string joined(std::string first, const std::string& second) {
  if (!first.empty() && !second.empty()) first += ' ';
  return first + second;
}

std::string new_game(const Event& event, const Snapshot& snapshot) {
  const std::string begun = event.text.empty() ? phrase(Phrase::new_game) : event.text;
  if (const auto person = snapshot.person()) {
    return joined(begun, phrase(Phrase::you_play, {side_name(*person)}));
  }
  return snapshot.two_computers() ? joined(begun, phrase(Phrase::computer_plays)) : begun;
}

std::string loaded(const Snapshot& snapshot) {
  return phrase(Phrase::loaded,
                {player_words(snapshot.seats), count_of_moves(snapshot.game->plies())});
}

std::string played(const Event& event, const Snapshot& snapshot, Wording wording) {
  const Game& game = *snapshot.game;
  const Position& before = game.position_at(game.plies() - 1);
  if (!game.is_over()) {
    return pawnpath::announcement(before, event.action, snapshot.person(), wording);
  }
  // Routes are of no account any more.
  return joined(played_sentence(before, event.action, wording), result_sentence(game, wording));
}

std::string refused(const Event& event, const Snapshot& snapshot, Wording wording) {
  if (!event.text.empty()) return event.text;
  return refusal_sentence(event.refusal, snapshot.game->position(), wording, event.typed);
}

// A resignation counts as no ply, but is one step of history.
int steps_of_history(const Event& event) { return event.count == 0 ? 1 : event.count; }

std::string undone(const Event& event, Wording wording) {
  Game game = *event.before;
  std::string text;
  for (int i = 0; i < steps_of_history(event); ++i) {
    text = joined(text, undo_sentence(game, wording));
    game.undo();
  }
  return text;
}

std::string redone(const Event& event, Wording wording) {
  Game game = *event.before;
  std::string text;
  for (int i = 0; i < steps_of_history(event); ++i) {
    game.redo();
    text = joined(text, redo_sentence(game, wording));
  }
  return text;
}

std::string viewing(const Snapshot& snapshot, Wording wording) {
  const int ply = snapshot.shown_ply();
  if (ply == 0) return viewing_sentence(snapshot);
  const Position& before = snapshot.game->position_at(ply - 1);
  return joined(viewing_sentence(snapshot),
                played_sentence(before, snapshot.last_action(), wording));
}

std::string continued(const Snapshot& snapshot) {
  const int plies = snapshot.game->plies();
  if (plies == 0) return phrase(Phrase::continued_at_start);
  return phrase(Phrase::continued, {std::to_string(plies)});
}

// What happened, without whose turn it is.
std::string what_happened(const Event& event, const Snapshot& snapshot, Wording wording) {
  switch (event.kind) {
    case EventKind::none:
      break;
    case EventKind::new_game:
      return new_game(event, snapshot);
    case EventKind::loaded:
      return event.text.empty() ? loaded(snapshot) : event.text;
    case EventKind::played:
      return played(event, snapshot, wording);
    case EventKind::refused:
      return refused(event, snapshot, wording);
    case EventKind::undone:
      return undone(event, wording);
    case EventKind::redone:
      return redone(event, wording);
    case EventKind::resigned:
      return result_sentence(*snapshot.game, wording);
    case EventKind::thinking:
      return phrase(Phrase::thinking);
    case EventKind::viewing:
      return viewing(snapshot, wording);
    case EventKind::returned:
      return phrase(Phrase::returned);
    case EventKind::continued:
      return continued(snapshot);
    case EventKind::paused:
      return phrase(Phrase::paused);
    case EventKind::resumed:
      return phrase(Phrase::resumed);
    case EventKind::options:
      return phrase(Phrase::options, {player_words(snapshot.seats)});
  }
  return {};
}

// After these the listener cannot know whose turn it is.
bool moves_the_turn(EventKind kind) {
  switch (kind) {
    case EventKind::new_game:
    case EventKind::loaded:
    case EventKind::undone:
    case EventKind::redone:
    case EventKind::returned:
    case EventKind::continued:
      return true;
    default:
      return false;
  }
}

// The live game's turn or result, and that play stands still.
std::string turn(const Snapshot& snapshot, Wording wording) {
  const std::string to_move = turn_sentence(*snapshot.game, wording);
  return snapshot.paused ? joined(to_move, phrase(Phrase::paused)) : to_move;
}

bool tells_result(const Event& event, const Snapshot& snapshot) {
  const bool by_event = event.kind == EventKind::played || event.kind == EventKind::resigned;
  return by_event && snapshot.game->is_over();
}

// "It is not your turn: Dark is to move."
bool tells_turn(const Event& event) {
  return event.kind == EventKind::refused && event.text.empty() &&
         event.refusal.code == RefusalCode::not_your_turn;
}

// What is viewed is said first, unless it is what the event is about.
std::string said(const Event& event, const Snapshot& snapshot, Wording wording) {
  std::string text = what_happened(event, snapshot, wording);
  const bool about_the_view = event.kind == EventKind::viewing || event.kind == EventKind::refused;
  if (text.empty() || about_the_view) return text;
  return view_first(snapshot, text);
}

}  // namespace

std::string announcement(const Event& event, const Snapshot& snapshot, Wording wording) {
  std::string text = said(event, snapshot, wording);
  return moves_the_turn(event.kind) ? joined(text, turn(snapshot, wording)) : text;
}

std::string status_text(const Event& event, const Snapshot& snapshot, Wording wording) {
  std::string text = said(event, snapshot, wording);
  if (tells_result(event, snapshot) || tells_turn(event)) return text;
  if (event.kind == EventKind::paused) return joined(text, turn_sentence(*snapshot.game, wording));
  return status_text(text, snapshot, wording);
}

std::string status_text(const std::string& message, const Snapshot& snapshot, Wording wording) {
  if (!snapshot.is_viewing()) return joined(message, turn(snapshot, wording));
  return joined(message, say(Message::to_move, {side_name(snapshot.shown().turn())}));
}

std::string viewing_sentence(const Snapshot& snapshot) {
  if (!snapshot.is_viewing()) return {};
  const int ply = snapshot.shown_ply();
  return ply == 0 ? phrase(Phrase::viewing_start) : phrase(Phrase::viewing, {std::to_string(ply)});
}

std::string view_first(const Snapshot& snapshot, const std::string& text) {
  return joined(viewing_sentence(snapshot), text);
}

}  // namespace pawnpath::app
