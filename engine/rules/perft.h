// Counts of action sequences (perft): the standard proof that a rules engine is exact and fast.
//
// The call that matters is perft(); perft_with_table() gives the same number sooner by remembering
// counts of positions met before. Sequences that ended before the last ply are not counted, draws
// are ignored.
#pragma once

#include <cstdint>

#include "engine/rules/position.h"

namespace pawnpath {

// Plain recursion; the last ply is counted without being played. `plies` 0 gives 1.
[[nodiscard]] std::uint64_t perft(const Position& position, int plies);

// The same by way of a table of 2^`table_bits` counts (16 bytes each), keyed by the position's
// hash and the plies left. A 64-bit hash is trusted, as is usual for such tables.
[[nodiscard]] std::uint64_t perft_with_table(const Position& position, int plies,
                                             int table_bits = 18);

}  // namespace pawnpath
