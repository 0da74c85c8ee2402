// What is said of the board's cursor when no focus event says it: edges, aims, changes of mode.
//
// The call that matters is intent_sentence(). Moves of the cursor are not said here: the screen
// reader speaks the cell itself.
#pragma once

#include <string>

#include "app/board/panel.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

// Empty for an intent that needs no word. `mode_changed`: between step and wall mode.
[[nodiscard]] std::string intent_sentence(const Intent& intent, const BoardPanel& board,
                                          bool mode_changed, Wording wording);

}  // namespace pawnpath::app
