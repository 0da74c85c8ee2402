// Names of the board's cells, place first, then what changed most; and the same at length.
//
// The calls that matter are square_cell() and wall_cell(). They are pure and look at the position
// given; which cells exist, which are hidden and which has the focus is the window's affair.
#pragma once

#include <optional>
#include <string>

#include "engine/rules/position.h"
#include "engine/text/wording.h"

namespace pawnpath {

// `E 4, Light pawn`; `E 6, you can step here, wall above`; `E 5, empty`. `steps` are the squares
// to be marked as steps: none when it is not the listener's turn.
[[nodiscard]] std::string square_cell(const Position& position, Square square, SquareSet steps,
                                      Wording wording);

// A wall on the board: `Wall D 4 horizontal, placed by Dark`; a free slot: its preview, see
// action_text.h. `placed_by` is Game::placed_by(). Precondition: wall.is_wall().
[[nodiscard]] std::string wall_cell(const Position& position, Action wall,
                                    std::optional<Side> placed_by, Wording wording);

// Several sentences: what is on the square, the state of its four sides, the steps from there to
// both goals.
[[nodiscard]] std::string square_detail(const Position& position, Square square, SquareSet steps,
                                        Wording wording);

// As wall_cell, with the place in words and whole sentences.
[[nodiscard]] std::string wall_detail(const Position& position, Action wall,
                                      std::optional<Side> placed_by, Wording wording);

}  // namespace pawnpath
