#include "app/session/player_words.h"

#include "app/session/level_words.h"
#include "app/session/phrases.h"
#include "engine/text/wording.h"

namespace pawnpath::app {
namespace {

std::string player(const Seat& seat, bool against_computer) {
  if (seat.level) return phrase(Phrase::games_computer, {level_name(*seat.level)});
  if (!seat.name.empty()) return quotable(seat.name);
  return phrase(against_computer ? Phrase::games_you : Phrase::games_nameless);
}

}  // namespace

std::string player_words(const Seat (&seats)[2]) {
  const bool nameless = seats[0] == Seat{} && seats[1] == Seat{};
  if (nameless) return phrase(Phrase::games_two_people);
  return phrase(Phrase::games_players, {player(seats[0], seats[1].is_computer()),
                                        player(seats[1], seats[0].is_computer())});
}

std::string count_of_moves(int plies) {
  return phrase(plies == 1 ? Phrase::one_move : Phrase::many_moves, {std::to_string(plies)});
}

}  // namespace pawnpath::app
