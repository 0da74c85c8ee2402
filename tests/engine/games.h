// Short words for tests of games: play(game, "e2 e8"), its state as text, and all of it at once.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "engine/rules/game.h"
#include "tests/engine/positions.h"

namespace pawnpath::test {

// Plays actions by name; throws when one is refused.
inline void play(Game& game, const std::string& names) {
  std::istringstream stream(names);
  for (std::string name; stream >> name;) {
    const Refusal refusal = game.play(act(name, game.position().rules()));
    if (refusal.refused()) throw std::invalid_argument(name + ": " + to_text(refusal));
  }
}

// `light_wins goal 17 plies, 1 times`
[[nodiscard]] inline std::string state(const Game& game) {
  constexpr const char* kOutcomes[] = {"unfinished", "light_wins", "dark_wins", "draw"};
  constexpr const char* kEnds[] = {"unfinished", "goal", "repetition", "plies", "resign"};
  const DrawWatch watch = game.draw_watch();
  return std::string(kOutcomes[static_cast<int>(game.outcome())]) + ' ' +
         kEnds[static_cast<int>(game.termination())] + ' ' + std::to_string(watch.plies) +
         " plies, " + std::to_string(watch.times) + " times";
}

// Everything that can be asked of a game, for comparing it with itself later.
struct Fingerprint {
  explicit Fingerprint(const Game& game)
      : position(game.position()),
        start(game.start()),
        actions(game.actions()),
        state(test::state(game)),
        is_over(game.is_over()),
        can_undo(game.can_undo()),
        can_redo(game.can_redo()) {}
  friend bool operator==(const Fingerprint&, const Fingerprint&) = default;

  Position position;
  Position start;
  std::vector<Action> actions;
  std::string state;
  bool is_over;
  bool can_undo;
  bool can_redo;
};

}  // namespace pawnpath::test
