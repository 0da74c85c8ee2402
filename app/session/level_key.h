// Level keys: the computer's levels as settings and saved games write them: `beginner`, `casual`.
//
// Not what people read: names and sentences of levels are the dialogs'.
#pragma once

#include <optional>
#include <string_view>

#include "engine/ai/level.h"

namespace pawnpath::app {

[[nodiscard]] std::string_view level_key(Level level);
[[nodiscard]] std::optional<Level> level_from_key(std::string_view key);

}  // namespace pawnpath::app
