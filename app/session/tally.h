// Tally: how many games were won, lost and drawn against each level of the computer.
//
// The calls that matter are add() and tally_text(). What counts is decided by who calls add(): see
// GameStore. In its file a line is `casual = 3 1 0`: won, lost, drawn; other lines are ignored.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/ai/level.h"

namespace pawnpath::app {

enum class GameResult : std::uint8_t { won, lost, drawn };

struct Standing {
  std::array<int, 3> games{};  // by GameResult
  [[nodiscard]] int of(GameResult result) const { return games[static_cast<std::size_t>(result)]; }
  [[nodiscard]] bool empty() const { return games == std::array<int, 3>{}; }
  friend bool operator==(const Standing&, const Standing&) = default;
};

class Tally {
 public:
  [[nodiscard]] const Standing& against(Level level) const { return scores_[place(level)]; }
  void add(Level level, GameResult result);
  void set(Level level, const Standing& score) { scores_[place(level)] = score; }
  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  static std::size_t place(Level level) { return static_cast<std::size_t>(level) - 1; }
  std::array<Standing, 6> scores_;
};

[[nodiscard]] Tally read_tally(std::string_view text);
// False when writing what was read would lose a line that is no comment: damaged, or a newer one's.
[[nodiscard]] bool is_tally(std::string_view text);
[[nodiscard]] std::string write_tally(const Tally& tally);

// For people: a line for each level that was played against, then what is counted.
[[nodiscard]] std::string tally_text(const Tally& tally);

}  // namespace pawnpath::app
