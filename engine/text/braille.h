// The board in rows of fixed length, one character for each square and groove, for braille.
//
// The call that matters is braille_rows(). Legend, the same for all rows:
//
//   l Light pawn   d Dark pawn   . empty square   h horizontal wall   v vertical wall
//   blank: open groove, or a corner that no wall covers
//
// In front of each row of squares stands its rank or file and a blank, before a groove two blanks.
// Small letters are single cells in every braille table, and h and v are the notation's own.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/position.h"
#include "engine/text/wording.h"

namespace pawnpath {

// Ranks first reads like the board, top rank first; files first gives each file as one row, from
// its bottom to its top.
enum class BrailleOrder : std::uint8_t { ranks, files };

// 2 * size - 1 rows of 2 * size + 1 characters. When `wording.turned`, as seen from Dark's side.
[[nodiscard]] std::vector<std::string> braille_rows(const Position& position, BrailleOrder order,
                                                    Wording wording);

// Two sentences: the order of the rows, the signs.
[[nodiscard]] std::vector<std::string> braille_legend(BrailleOrder order);

}  // namespace pawnpath
