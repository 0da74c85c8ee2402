#include "app/settings/new_game.h"

#include <algorithm>
#include <array>

namespace pawnpath::app {
namespace {

using std::chrono::milliseconds;

constexpr std::array kTimes = {milliseconds(500),   milliseconds(1000),  milliseconds(2000),
                               milliseconds(3000),  milliseconds(5000),  milliseconds(10000),
                               milliseconds(15000), milliseconds(20000), milliseconds(30000)};

bool first_gets_light(const Preferences& preferences, bool coin) {
  if (preferences.opponent == Opponent::two_computers) return true;
  switch (preferences.light) {
    case LightChoice::you:
      return true;
    case LightChoice::other:
      return false;
    case LightChoice::alternating:
      return !preferences.was_light;
    case LightChoice::by_chance:
      return coin;
  }
  return true;
}

Position start_for(const Preferences& preferences, Side first) {
  const Board& b = board(preferences.rules);
  Setup setup;
  setup.rules = preferences.rules;
  for (const Side side : kSides) {
    setup.pawns[index(side)] = b.start(side);
    const int fewer = side == first ? preferences.handicap : preferences.other_handicap;
    setup.walls_left[index(side)] = walls_with_handicap(preferences.rules, fewer);
  }
  return Position(setup);
}

}  // namespace

void seat_as_last(const Preferences& preferences, Side mine, Seat (&seats)[2]) {
  Seat& first = seats[index(mine)];
  Seat& second = seats[index(other(mine))];
  first = {std::nullopt, preferences.name};
  second = {preferences.level, {}};
  if (preferences.opponent == Opponent::person) second = {std::nullopt, preferences.other_name};
  if (preferences.opponent == Opponent::two_computers) {
    first = {preferences.level, {}};
    second = {preferences.other_level, {}};
  }
}

void seat_against_computer(const Preferences& preferences, Side mine, Seat (&seats)[2]) {
  seats[index(mine)] = {std::nullopt, preferences.name};
  seats[index(other(mine))] = {preferences.level, {}};
}

GameOptions game_options(Preferences& preferences, bool coin) {
  const bool is_light = first_gets_light(preferences, coin);
  if (preferences.opponent != Opponent::two_computers) preferences.was_light = is_light;
  const Side first = is_light ? Side::light : Side::dark;
  GameOptions options{start_for(preferences, first), preferences.draws, {}};
  seat_as_last(preferences, first, options.seats);
  return options;
}

// Of two people nobody knows here which is the first: it is the other one now.
void note_rematch(Preferences& preferences, const Snapshot& rematch) {
  if (const auto person = rematch.person()) {
    preferences.was_light = person == Side::light;
  } else if (!rematch.seat(Side::light).is_computer()) {
    preferences.was_light = !preferences.was_light;
  }
}

NewGameFields usable_fields(Opponent opponent, Level level, Level other_level) {
  const bool computer = opponent != Opponent::person;
  const bool two = opponent == Opponent::two_computers;
  const bool master = level == Level::master || (two && other_level == Level::master);
  return {computer, two, !two, computer && master, !two, !computer};
}

std::span<const milliseconds> master_times() { return kTimes; }

std::size_t nearest_master_time(milliseconds time) {
  const auto nearer = [&](milliseconds a, milliseconds b) {
    return std::chrono::abs(a - time) < std::chrono::abs(b - time);
  };
  return static_cast<std::size_t>(std::min_element(kTimes.begin(), kTimes.end(), nearer) -
                                  kTimes.begin());
}

int walls_with_handicap(RuleSet rules, int fewer) {
  return std::max(0, board(rules).walls - fewer);
}

}  // namespace pawnpath::app
