#include "app/storage/game_words.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/notation.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

SavedGame saved(const Seat& light, const Seat& dark,
                std::initializer_list<const char*> actions = {},
                RuleSet rules = RuleSet::standard) {
  SavedGame saved;
  saved.seats[0] = light;
  saved.seats[1] = dark;
  saved.record.game = Game(rules);
  for (const char* action : actions)
    saved.record.game.play(*parse_action(action, rules));
  saved.last_played = "2026-11-30 14:05:07";
  return saved;
}

const Seat kPerson;
const Seat kCasual{Level::casual, {}};

}  // namespace

BOOST_AUTO_TEST_SUITE(game_words_of)

BOOST_AUTO_TEST_CASE(who_rules_moves_and_when) {
  BOOST_TEST(game_words(saved({{}, "Ann"}, kCasual, {"e2"})) ==
             "Light Ann, Dark computer Casual: Standard, 1 move, Dark to move, "
             "30 November 2026, 14:05.");
  BOOST_TEST(game_words(saved(kCasual, kPerson, {}, RuleSet::passage)) ==
             "Light computer Casual, Dark you: Passage, 0 moves, Light to move, "
             "30 November 2026, 14:05.");
  BOOST_TEST(game_words(saved(kPerson, kPerson)).find("Two people: Standard") == 0u);
  BOOST_TEST(game_words(saved(kPerson, {{}, "Bob"})).find("Light no name, Dark Bob:") == 0u);
}

BOOST_AUTO_TEST_CASE(how_it_stands) {
  SavedGame resigned = saved(kPerson, kCasual, {"e2", "e8"});
  resigned.record.game.resign(Side::light);
  BOOST_TEST(game_words(resigned).find("2 moves, Dark won,") != std::string::npos);
  SavedGame drawn = saved(kPerson, kCasual, {"e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"});
  BOOST_TEST(game_words(drawn).find("8 moves, drawn,") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(days_that_are_none) {
  SavedGame game = saved(kPerson, kPerson);
  for (const char* text : {"2026-13-01 10:00", "2026-00-01", "2026-01-32", "yesterday", "?"}) {
    game.last_played = text;
    BOOST_TEST(game_words(game) == "Two people: Standard, 0 moves, Light to move.", text);
  }
  game.last_played.clear();
  game.record.date = "2026-05-01";
  BOOST_TEST(game_words(game) == "Two people: Standard, 0 moves, Light to move, 1 May 2026.");
}

BOOST_AUTO_TEST_CASE(foreign_names_stay_one_line) {
  const std::string words = game_words(saved({{}, "An\nn" + std::string(500, 'x')}, kCasual));
  BOOST_TEST(words.find('\n') == std::string::npos);
  BOOST_TEST(words.size() < 250u);
}

BOOST_AUTO_TEST_SUITE_END()
