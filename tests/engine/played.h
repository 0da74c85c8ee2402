// Games for the tests of texts, records and protocol.
//
// `played({"e2 e8"})` is a standard game after these actions, random_game() one with everything a
// game can have; shuffled() makes long ones.
#pragma once

#include <string>

#include "engine/rules/game.h"
#include "tests/engine/games.h"
#include "tests/engine/random_games.h"

namespace pawnpath::test {

[[nodiscard]] inline Game played(const std::string& names, Game game = Game()) {
  play(game, names);
  return game;
}

[[nodiscard]] inline Game played_from(const std::string& line, const std::string& names = "",
                                      RuleSet rules = RuleSet::standard) {
  return played(names, Game(at(line, rules)));
}

// From the standard start, pawns that step aside and back until `plies` have been played.
[[nodiscard]] inline Game shuffled(int plies, DrawRules draws = {}) {
  constexpr const char* kSteps[] = {"d1", "d9", "e1", "e9"};
  Game game(RuleSet::standard, draws);
  while (game.plies() < plies)
    play(game, kSteps[game.plies() % 4]);
  return game;
}

// Random actions, with draw rules on and off, and a resignation now and then.
[[nodiscard]] inline Game random_game(RuleSet rules, std::uint64_t seed) {
  Game game(rules, DrawRules{seed % 2 == 0, seed % 3 == 0});
  play_random_game(rules, seed, [&](const Position&, Action action) { (void)game.play(action); });
  if (seed % 5 == 0) game.resign(seed % 2 == 0 ? Side::light : Side::dark);
  return game;
}

}  // namespace pawnpath::test
