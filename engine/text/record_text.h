// Errors of records as sentences, with line, column and word.
//
// The call that matters is record_error_sentence(). Faults of positions alone are fault_text.h's.
#pragma once

#include <string>

#include "engine/record/reader.h"
#include "engine/text/wording.h"

namespace pawnpath {

// `Line 15, column 7: Move 3, Light, "d4v": Wall d4v would cross wall d4h.`
[[nodiscard]] std::string record_error_sentence(const RecordError& error, Wording wording);

// What to tell when only the first of several games was read.
[[nodiscard]] std::string more_games_sentence();

}  // namespace pawnpath
