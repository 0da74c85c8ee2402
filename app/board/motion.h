// Motion: what moves on the board for a moment after an action was played, and how far it has come.
//
// The calls that matter are start() and at(). It has no clock and no timer of its own: the time is
// given to it, and once the moment is over, or finish() was called, nothing moves any more.
#pragma once

#include <chrono>
#include <optional>

#include "app/session/snapshot.h"

namespace pawnpath::app {

// A pawn on its way from a square, or a wall that falls into its slot.
struct Moving {
  Action action;
  Side side = Side::light;
  Square from;       // of a step
  double share = 0;  // of the way, 0 to 1
};

// The action that leads from one snapshot to the next; none when more than one did, or none at
// all, or when one of them shows an earlier position.
[[nodiscard]] std::optional<Moving> played_between(const Snapshot& before, const Snapshot& after);

class Motion {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr std::chrono::milliseconds kStepTime{160};
  static constexpr std::chrono::milliseconds kWallTime{130};

  void start(const Moving& moving, Time now);
  void finish() { moving_.reset(); }
  // Nothing once it is over. The way is quick at first for a step, at last for a wall.
  [[nodiscard]] std::optional<Moving> at(Time now) const;

 private:
  std::optional<Moving> moving_;
  Time begun_;
};

}  // namespace pawnpath::app
