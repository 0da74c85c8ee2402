// Practice: the four positions to try things out in, with what the menu says of each.
//
// The calls that matter are practice_positions() and practice_item(). All are of the standard
// rules. Who plays them is decided elsewhere: the person takes the side to move.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/position.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

struct Practice {
  std::string name;
  Position position;
};

inline constexpr std::size_t kPracticeCount = 4;
[[nodiscard]] const std::vector<Practice>& practice_positions();

// `Wall detour: routes 9 and 9, steps D 1, F 1`, worked out by the rules: Light's route first,
// then the steps of the side to move.
[[nodiscard]] std::string practice_item(const Practice& practice, Wording wording);

[[nodiscard]] bool is_practice(const Position& position);

}  // namespace pawnpath::app
