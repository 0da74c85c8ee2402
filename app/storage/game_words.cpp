#include "app/storage/game_words.h"

#include <array>
#include <charconv>

#include "app/session/phrases.h"
#include "app/session/player_words.h"
#include "engine/text/wording.h"

namespace pawnpath::app {
namespace {

constexpr std::array kMonths = {Phrase::january, Phrase::february, Phrase::march,
                                Phrase::april,   Phrase::may,      Phrase::june,
                                Phrase::july,    Phrase::august,   Phrase::september,
                                Phrase::october, Phrase::november, Phrase::december};

int number_at(std::string_view text, std::size_t at, std::size_t size) {
  int number = 0;
  if (at + size <= text.size()) {
    std::from_chars(text.data() + at, text.data() + at + size, number);
  }
  return number;
}

std::string state(const Game& game) {
  switch (game.outcome()) {
    case Outcome::light_wins:
      return phrase(Phrase::games_won, {side_name(Side::light)});
    case Outcome::dark_wins:
      return phrase(Phrase::games_won, {side_name(Side::dark)});
    case Outcome::draw:
      return phrase(Phrase::games_drawn);
    case Outcome::unfinished:
      break;
  }
  if (game.is_over()) return phrase(Phrase::games_stopped);
  return phrase(Phrase::games_to_move, {side_name(game.position().turn())});
}

// `2026-11-30 14:05:07`, or the day alone; empty when it is neither.
std::string when(std::string_view text) {
  const int month = number_at(text, 5, 2);
  const int day = number_at(text, 8, 2);
  if (month < 1 || month > 12 || day < 1 || day > 31) return {};
  std::string date =
      phrase(Phrase::games_date,
             {std::to_string(day), phrase(kMonths[static_cast<std::size_t>(month) - 1]),
              text.substr(0, 4)});
  if (text.size() < 16) return date;
  return phrase(Phrase::games_time, {date, text.substr(11, 5)});
}

}  // namespace

std::string game_words(const SavedGame& saved) {
  const Game& game = saved.record.game;
  const bool standard = game.start().rules() == RuleSet::standard;
  const std::string time = when(saved.last_played.empty() ? saved.record.date : saved.last_played);
  return phrase(
      time.empty() ? Phrase::games_item : Phrase::games_item_time,
      {player_words(saved.seats), phrase(standard ? Phrase::rules_standard : Phrase::rules_passage),
       count_of_moves(game.plies()), state(game), time});
}

}  // namespace pawnpath::app
