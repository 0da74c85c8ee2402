// Faults of set-up positions as sentences.
//
// The call that matters is fault_sentences(), one for each fault. Refusals of actions are
// refusal_text.h's, errors of records record_text.h's.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/position_line.h"
#include "engine/text/wording.h"

namespace pawnpath {

[[nodiscard]] std::string fault_sentence(const PositionFault& fault, Wording wording);

// The first four, one after the other, with a blank between them.
[[nodiscard]] std::string fault_sentences(const std::vector<PositionFault>& faults,
                                          Wording wording);

}  // namespace pawnpath
