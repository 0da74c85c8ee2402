// Threats: goal steps of both sides and the opponent's most costly wall.
//
// The call that matters is threats(). It looks one action ahead and no further: what to do about
// it is the coach's affair.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/position.h"
#include "engine/text/action_text.h"

namespace pawnpath {

// The steps that take the pawn of `side` to its goal, if it were that side's turn.
[[nodiscard]] SquareSet goal_steps_of(const Position& position, Side side);

// The wall of `side`, if it were its turn, that lengthens the opponent's route most; among equals
// the one that lengthens its own least, then the first by name. None when no wall lengthens it.
[[nodiscard]] Action most_costly_wall(const Position& position, Side side);

// Sentences as `side` sees the position: its goal steps if any, the opponent's if any (one sentence
// when there are none), the opponent's most costly wall. `side` is spoken to as "you" when it is
// the listener.
[[nodiscard]] std::vector<std::string> threats(const Position& position, Side side,
                                               Listener listener, Wording wording);

}  // namespace pawnpath
