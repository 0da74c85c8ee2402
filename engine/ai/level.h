// The computer's six levels: their names, and what each can be told.
//
// The call that matters is available_levels(): a level that has no player behind it is not in it.
// One table serves all ways to play. The sentences that describe a level are engine/text's.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace pawnpath {

enum class Level : std::uint8_t { beginner = 1, casual, club, strong, expert, master };

[[nodiscard]] std::span<const Level> available_levels();
[[nodiscard]] bool is_available(Level level);

// What Master takes for one action unless it is told otherwise.
inline constexpr std::chrono::milliseconds kMasterTime{2000};

// How one action is chosen. A limit lowers the level's own; for Master it replaces it.
struct Settings {
  Level level = Level::casual;
  // Same seed, same game and same node limit: same action.
  std::uint64_t seed = 0;
  std::optional<std::int64_t> nodes;
  std::optional<std::chrono::milliseconds> time;
  int threads = 1;
  // Whether chance decides, in Master's opening, between what is as good as equal.
  bool varied = true;
  // What Master may use to remember positions; the Computer's own default without.
  std::optional<std::size_t> table_bytes;
};

}  // namespace pawnpath
