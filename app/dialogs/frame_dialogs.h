// frame_dialogs(): all dialogs that commands of the main window ask for, as one set.
#pragma once

#include <functional>

#include "app/frame/actions.h"

namespace pawnpath::app {

// `coin` is tossed where a new game leaves the side to chance.
[[nodiscard]] FrameDialogs frame_dialogs(std::function<bool()> coin);

}  // namespace pawnpath::app
