// Whether this processor can run the program: x86-64-v2 (SSE4.2, POPCNT and what belongs to it).
//
// processor_is_supported() is the first thing a main program asks; it is compiled for the oldest
// 64-bit processors itself, so that it can answer there.
#pragma once

namespace pawnpath {

[[nodiscard]] bool processor_is_supported();

// What to tell the user otherwise.
inline constexpr const char kUnsupportedProcessor[] =
    "Pawn Path needs a processor with SSE4.2 and POPCNT (x86-64-v2), and this one is older.";

}  // namespace pawnpath
