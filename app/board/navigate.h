// Where a place lies beside another on the screen: for arrow keys and for the accessible board.
//
// The calls that matter are neighbour_of(), which stays among squares or among slots of one
// direction, and navigate(), the same by child ids. No position is needed: walls bar nothing here.
#pragma once

#include "app/board/ids.h"

namespace pawnpath::app {

// As seen on the screen, whichever way the board is turned.
enum class ScreenDirection : std::uint8_t { left, right, up, down };

// None where the board ends.
[[nodiscard]] Action neighbour_of(RuleSet rules, bool turned, Action place, ScreenDirection toward);

// The last place that way: an end of the row or of the file. It is `place` itself at the end.
[[nodiscard]] Action farthest_of(RuleSet rules, bool turned, Action place, ScreenDirection toward);

enum class Navigation : std::uint8_t { next, previous, left, right, up, down };

// The child's id there; 0 when there is none, or for a bad id.
[[nodiscard]] int navigate(RuleSet rules, bool turned, int id, Navigation direction);

}  // namespace pawnpath::app
