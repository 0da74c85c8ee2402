// The commands that begin other games than a plain new one, and who plays on.
#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/session/phrases.h"
#include "app/settings/new_game.h"
#include "app/storage/game_words.h"

namespace pawnpath::app {

void Actions::rematch() {
  session().rematch();
  services_.change([&](Preferences& preferences) { note_rematch(preferences, snapshot()); });
}

void Actions::practise(const Practice& practice) {
  const Position& position = practice.position;
  GameOptions options{position, DrawRules(), {}};  // the choice for new games is no part of it
  seat_against_computer(preferences(), position.turn(), options.seats);
  session().new_game(options, phrase(Phrase::practice_begins, {practice.name}));
}

void Actions::set_up_position() {
  const auto picture = [this](const BoardFigure& figure, int size) {
    return frame_.board().image_of(figure, size);
  };
  const auto position = dialogs_.position(frame_, snapshot().shown(), picture);
  if (position) begin_from(*position);
}

// The person has the side to move.
void Actions::begin_from(const Position& position) {
  GameOptions options{position, preferences().draws, {}};
  seat_as_last(preferences(), position.turn(), options.seats);
  session().new_game(options, phrase(Phrase::position_begins));
}

void Actions::choose_game() {
  std::vector<std::string> sentences;
  for (const KeptGame& game : services_.store.games())
    sentences.push_back(game_words(game.saved));
  if (const std::string damage = services_.store.take_list_message(); !damage.empty()) {
    show_fault("Games", damage);
  }
  if (sentences.empty()) return frame_.tell(phrase(Phrase::games_none));
  if (const auto chosen = dialogs_.game(frame_, sentences)) {
    services_.store.go_on(*chosen, session());
  }
}

void Actions::choose_players() {
  const auto seats = dialogs_.players(frame_, snapshot());
  if (!seats) return;
  const Seat both[2] = {(*seats)[0], (*seats)[1]};
  session().set_seats(both);
}

void Actions::show_results() {
  dialogs_.text(frame_, "Results", "&Results against the computer",
                to_wx(tally_text(services_.store.tally())));
}

}  // namespace pawnpath::app
