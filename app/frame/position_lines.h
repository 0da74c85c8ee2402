// position_lines(): the text of the panel "Position in words", line by line.
//
// Either sentences, or the board in rows for braille with what the rows cannot show after them.
// Each form keeps its lines in the same order, so that a place in the text keeps its meaning.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/snapshot.h"
#include "engine/text/braille.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

// For the position on the screen; sentences without `rows`.
[[nodiscard]] std::vector<std::string> position_lines(const Snapshot& snapshot, Wording wording,
                                                      std::optional<BrailleOrder> rows);

}  // namespace pawnpath::app
