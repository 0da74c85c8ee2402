// Refusals as sentences, each naming the square, wall or side concerned.
//
// The call that matters is refusal_sentence(). The codes and their order are refusal.h's.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/position.h"
#include "engine/rules/refusal.h"
#include "engine/text/wording.h"

namespace pawnpath {

// Why `refusal.asked` is refused in `position`; that it can be played when nothing is refused.
// `typed` is what a person entered; it is quoted where it is no name or no place of this board.
[[nodiscard]] std::string refusal_sentence(const Refusal& refusal, const Position& position,
                                           Wording wording, std::string_view typed = {});

}  // namespace pawnpath
