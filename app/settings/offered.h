// What the preferences dialog offers where a number is to be chosen: a few usual values and always
// the one that is set now, so that opening and closing the dialog changes nothing.
//
// The call that matters is offered(). No window here.
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

namespace pawnpath::app {

inline constexpr int kUsualMasterTimes[] = {500,  1000,  2000,  3000,  5000,
                                            8000, 10000, 15000, 20000, 30000};  // milliseconds
inline constexpr int kUsualThreads[] = {1, 2, 3, 4, 6, 8, 12, 16};
inline constexpr int kUsualMemory[] = {16, 32, 64, 128, 256, 512, 1024, 2048};  // MiB

// `usual` and `current`, rising, each once.
[[nodiscard]] std::vector<int> offered(std::span<const int> usual, int current);

// `0.5 seconds`, `1 second`, `2 seconds`
[[nodiscard]] std::string seconds_text(std::chrono::milliseconds time);

}  // namespace pawnpath::app
