// Wording: how sentences name things, and the names themselves.
//
// The calls that matter are square_name() and wall_name(). Written names are the notation (`e4`,
// `d4h`); spoken ones are for the ear (`E 4`, `D 4 horizontal`). The words stand in catalogue.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/action.h"
#include "engine/rules/board.h"

namespace pawnpath {

struct Wording {
  bool spoken = false;        // `E 4` instead of `e4`
  bool letter_words = false;  // spoken only: `Echo 4`
  bool brief = false;         // shorter names of the board's cells
  bool turned = false;        // the board is seen from Dark's side: above is below
};

inline constexpr Wording kWritten{};
inline constexpr Wording kSpoken{true, false, false, false};

[[nodiscard]] std::string side_name(Side side);
[[nodiscard]] std::string square_name(Square square, Wording wording);
// `d4h` or `D 4 horizontal`, without the word "wall". Precondition: wall.is_wall().
[[nodiscard]] std::string wall_name(Action wall, Wording wording);
// A square or a wall; empty for none.
[[nodiscard]] std::string action_name(Action action, Wording wording);
// `above D 4 and E 4`, `right of D 4 and D 5`. Precondition: wall.is_wall().
[[nodiscard]] std::string wall_place(Action wall, Wording wording);
// `above`, `right`, `below` or `left`, as seen on the screen.
[[nodiscard]] std::string direction_name(Direction direction, Wording wording);
// Foreign text fit to be quoted in a sentence: whole UTF-8, one line, at most 60 characters.
[[nodiscard]] std::string quotable(std::string_view text);
// `D 1, E 2, F 1`
[[nodiscard]] std::string enumerate(const std::vector<std::string>& items);
// `above, right and below`
[[nodiscard]] std::string enumerate_with_and(const std::vector<std::string>& items);

}  // namespace pawnpath
