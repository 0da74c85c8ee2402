// The rules page: the whole game in plain paragraphs, and the moves that are commonly refused.
//
// The call that matters is rules_page(). The refusals in it are asked of the rules themselves, so
// that the page cannot say anything else than the board does.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace pawnpath::app {

// A move that is refused: in which position, which one, and what somebody might have thought.
struct CommonMistake {
  std::string_view thought;   // one sentence
  std::string_view position;  // a position line of the rule set Standard
  std::string_view move;
};

[[nodiscard]] std::span<const CommonMistake> common_mistakes();

// Paragraphs for a read-only text: one sentence or more a line, squares as they are spoken.
[[nodiscard]] std::string rules_page();

}  // namespace pawnpath::app
