#include "app/settings/new_game.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;
using namespace pawnpath::app;
using namespace std::chrono_literals;

namespace {

Preferences against_computer(LightChoice light) {
  Preferences p;
  p.opponent = Opponent::computer;
  p.light = light;
  p.level = Level::strong;
  p.name = "Ann";
  return p;
}

bool person_has_light(const GameOptions& options) { return !options.seats[0].is_computer(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(new_game)

BOOST_AUTO_TEST_CASE(who_gets_light_against_the_computer) {
  Preferences you = against_computer(LightChoice::you);
  Preferences other = against_computer(LightChoice::other);
  Preferences chance = against_computer(LightChoice::by_chance);
  for (const bool coin : {false, true}) {
    BOOST_TEST(person_has_light(game_options(you, coin)));
    BOOST_TEST(!person_has_light(game_options(other, coin)));
    BOOST_TEST(person_has_light(game_options(chance, coin)) == coin);
  }
}

BOOST_AUTO_TEST_CASE(light_goes_from_game_to_game) {
  for (const Opponent opponent : {Opponent::computer, Opponent::person}) {
    Preferences p = against_computer(LightChoice::alternating);
    p.opponent = opponent;
    bool last = p.was_light;
    for (int game = 0; game < 4; ++game) {
      const GameOptions options = game_options(p, game % 3 == 0);
      const bool is_light = options.seats[0].name == "Ann";
      BOOST_TEST(is_light != last);
      BOOST_TEST(p.was_light == is_light);
      last = is_light;
    }
  }
}

BOOST_AUTO_TEST_CASE(who_sits_where) {
  Preferences p = against_computer(LightChoice::other);
  GameOptions options = game_options(p, false);
  BOOST_TEST((options.seats[0] == Seat{Level::strong, {}}));
  BOOST_TEST((options.seats[1] == Seat{std::nullopt, "Ann"}));
  p.opponent = Opponent::person;
  p.other_name = "Bob";
  options = game_options(p, false);
  BOOST_TEST((options.seats[0] == Seat{std::nullopt, "Bob"}));
  BOOST_TEST((options.seats[1] == Seat{std::nullopt, "Ann"}));
}

BOOST_AUTO_TEST_CASE(two_computers_do_not_take_turns) {
  Preferences p = against_computer(LightChoice::alternating);
  p.opponent = Opponent::two_computers;
  p.other_level = Level::beginner;
  p.was_light = true;
  for (int game = 0; game < 2; ++game) {
    const GameOptions options = game_options(p, game == 0);
    BOOST_TEST((options.seats[0] == Seat{Level::strong, {}}));
    BOOST_TEST((options.seats[1] == Seat{Level::beginner, {}}));
    BOOST_TEST(p.was_light);
  }
}

BOOST_AUTO_TEST_CASE(a_rematch_counts_where_light_alternates) {
  const auto was_light_after = [](Seat light, Seat dark, bool before) {
    Preferences p;
    p.was_light = before;
    Snapshot rematch;
    rematch.seats[0] = std::move(light);
    rematch.seats[1] = std::move(dark);
    note_rematch(p, rematch);
    return p.was_light;
  };
  const Seat person;
  const Seat computer{Level::casual, {}};
  for (const bool before : {false, true}) {
    BOOST_TEST(was_light_after(person, computer, before));
    BOOST_TEST(!was_light_after(computer, person, before));
    BOOST_TEST(was_light_after(person, person, before) == !before);
    BOOST_TEST(was_light_after(computer, computer, before) == before);
  }
}

BOOST_AUTO_TEST_CASE(rules_and_draws) {
  Preferences p = against_computer(LightChoice::you);
  BOOST_TEST((game_options(p, false).start == Position()));
  p.rules = RuleSet::passage;
  p.draws = {false, true};
  const GameOptions options = game_options(p, false);
  BOOST_TEST((options.start == Position(RuleSet::passage)));
  BOOST_TEST((options.draws == DrawRules{false, true}));
}

// A handicap belongs to a player, whichever side that is.
BOOST_AUTO_TEST_CASE(handicap) {
  Preferences p = against_computer(LightChoice::you);
  p.handicap = 3;
  p.other_handicap = 10;
  Position start = game_options(p, false).start;
  BOOST_TEST(start.walls_left(Side::light) == 7);
  BOOST_TEST(start.walls_left(Side::dark) == 0);
  p.light = LightChoice::other;
  start = game_options(p, false).start;
  BOOST_TEST(start.walls_left(Side::light) == 0);
  BOOST_TEST(start.walls_left(Side::dark) == 7);
  p.rules = RuleSet::passage;
  start = game_options(p, false).start;
  BOOST_TEST(start.walls_left(Side::light) == 0);
  BOOST_TEST(start.walls_left(Side::dark) == 3);
  BOOST_TEST(walls_with_handicap(RuleSet::standard, 0) == 10);
  BOOST_TEST(walls_with_handicap(RuleSet::passage, 10) == 0);
}

BOOST_AUTO_TEST_CASE(seats_of_a_position) {
  Preferences p = against_computer(LightChoice::you);
  Seat seats[2];
  seat_against_computer(p, Side::dark, seats);
  BOOST_TEST((seats[0] == Seat{Level::strong, {}}));
  BOOST_TEST((seats[1] == Seat{std::nullopt, "Ann"}));
  p.opponent = Opponent::person;
  seat_against_computer(p, Side::light, seats);
  BOOST_TEST(seats[1].is_computer());
  seat_as_last(p, Side::light, seats);
  BOOST_TEST(!seats[1].is_computer());
}

BOOST_AUTO_TEST_CASE(what_means_something) {
  const auto fields = [](Opponent opponent, Level level, Level other = Level::casual) {
    const NewGameFields f = usable_fields(opponent, level, other);
    std::string text;
    for (const bool usable : {f.level, f.other_level, f.light, f.master_time, f.name, f.other_name})
      text += usable ? '1' : '0';
    return text;
  };
  BOOST_TEST(fields(Opponent::computer, Level::casual) == "101010");
  BOOST_TEST(fields(Opponent::computer, Level::master) == "101110");
  BOOST_TEST(fields(Opponent::computer, Level::casual, Level::master) == "101010");
  BOOST_TEST(fields(Opponent::person, Level::master) == "001011");
  BOOST_TEST(fields(Opponent::two_computers, Level::club) == "110000");
  BOOST_TEST(fields(Opponent::two_computers, Level::club, Level::master) == "110100");
}

BOOST_AUTO_TEST_CASE(times_of_master) {
  const auto times = master_times();
  BOOST_TEST((times.front() == 500ms));
  BOOST_TEST((times.back() == 30000ms));
  for (std::size_t i = 0; i < times.size(); ++i)
    BOOST_TEST(nearest_master_time(times[i]) == i);
  BOOST_TEST((times[nearest_master_time(Preferences().master_time)] == 2000ms));
  BOOST_TEST((times[nearest_master_time(4500ms)] == 5000ms));
}

BOOST_AUTO_TEST_SUITE_END()
