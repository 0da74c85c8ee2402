// The names of the computer's levels, and an honest sentence on each.
//
// The calls that matter are level_name() and level_sentence().
#pragma once

#include <string>

#include "engine/ai/level.h"

namespace pawnpath::app {

[[nodiscard]] std::string level_name(Level level);
[[nodiscard]] std::string level_sentence(Level level);

}  // namespace pawnpath::app
