// shown_game(): the game as it stood at the position on the screen.
//
// For the sentences that look at a game; while nothing is viewed it is the live game itself.
#pragma once

#include "app/session/snapshot.h"

namespace pawnpath::app {

[[nodiscard]] inline Game shown_game(const Snapshot& snapshot) {
  if (!snapshot.is_viewing()) return *snapshot.game;
  Game game(snapshot.game->start(), snapshot.game->draw_rules());
  for (int ply = 0; ply < snapshot.shown_ply(); ++ply) {
    game.play(snapshot.game->actions()[static_cast<std::size_t>(ply)]);
  }
  return game;
}

}  // namespace pawnpath::app
