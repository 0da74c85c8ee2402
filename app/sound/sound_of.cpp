#include "app/sound/sound_of.h"

namespace pawnpath::app {
namespace {

bool has_winner(const Game& game) {
  return game.outcome() == Outcome::light_wins || game.outcome() == Outcome::dark_wins;
}

}  // namespace

std::optional<Sound> sound_of(const Event& event, const Snapshot& snapshot) {
  switch (event.kind) {
    case EventKind::played:
      if (has_winner(*snapshot.game)) return Sound::win;
      return event.action.is_step() ? Sound::step : Sound::wall;
    case EventKind::resigned:
      return Sound::win;
    case EventKind::refused:
      return Sound::refusal;
    default:
      return std::nullopt;
  }
}

}  // namespace pawnpath::app
