// cell_name(): the name of a square or wall slot of the board, as it is spoken and shown.
//
// Pure, from the snapshot alone, so that asking twice gives the same.
#pragma once

#include <string>

#include "app/session/snapshot.h"
#include "engine/text/cell_text.h"

namespace pawnpath::app {

[[nodiscard]] inline std::string cell_name(const Snapshot& snapshot, Action place, SquareSet steps,
                                           Wording wording) {
  const Position& position = snapshot.shown();
  if (place.is_step()) return square_cell(position, place.square(), steps, wording);
  return wall_cell(position, place, snapshot.game->placed_by(place), wording);
}

}  // namespace pawnpath::app
