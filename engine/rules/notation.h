// Names of squares and actions: the only notation, in and out.
//
// The call that matters is parse_action(), which reads forgivingly (upper case, blanks) and tells
// apart what is no name at all from a name outside the board. Writing gives the canonical form:
// `e4`, `d4h`, `d4v`. Sentences are engine/text's.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/action.h"
#include "engine/rules/refusal.h"
#include "engine/rules/result.h"

namespace pawnpath {

[[nodiscard]] std::string to_string(Square square);
// Empty for no action.
[[nodiscard]] std::string to_string(Action action);

// Reads `e4`, `D4 H`, ` d 4 v `. The failure is not_a_name or off_board. Whether the action is
// legal is another question.
[[nodiscard]] Result<Action, Refusal> parse_action(std::string_view text, RuleSet rules);

// As parse_action, for a square alone.
[[nodiscard]] Result<Square, Refusal> parse_square(std::string_view text, RuleSet rules);

// In the order of lists: steps first, then horizontal, then vertical walls, each by name (a1, a2,
// ... i9).
[[nodiscard]] bool name_order(Action a, Action b);
void sort_by_name(ActionList& actions);

}  // namespace pawnpath
