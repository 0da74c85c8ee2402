// One action of a turn: a step of the pawn or a wall, in one byte.
//
// A step is the square it lands on; who steps is whoever is to move. An Action says nothing about
// being legal: see legal.h and refusal.h.
//
//   0..80 step to that square   127 none   128..191 horizontal wall   192..255 vertical wall
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/rules/board.h"

namespace pawnpath {

enum class WallDirection : std::uint8_t { horizontal, vertical };
inline constexpr WallDirection kWallDirections[] = {WallDirection::horizontal,
                                                    WallDirection::vertical};

class Action {
 public:
  constexpr Action() = default;
  static constexpr Action step(Square to) { return Action(to.number); }
  static constexpr Action wall(Slot slot, WallDirection direction) {
    return Action(static_cast<std::uint8_t>(
        (direction == WallDirection::horizontal ? kHorizontal : kVertical) + slot.number));
  }

  [[nodiscard]] constexpr bool is_none() const { return code_ == kNone; }
  [[nodiscard]] constexpr bool is_step() const { return code_ < kNone; }
  [[nodiscard]] constexpr bool is_wall() const { return code_ >= kHorizontal; }

  // Preconditions: is_step() for square, is_wall() for slot and direction.
  [[nodiscard]] constexpr Square square() const { return Square{code_}; }
  [[nodiscard]] constexpr Slot slot() const { return Slot{static_cast<std::uint8_t>(code_ & 63)}; }
  [[nodiscard]] constexpr WallDirection direction() const {
    return code_ < kVertical ? WallDirection::horizontal : WallDirection::vertical;
  }

  // The byte drawn above, for tables. Precondition of from_code: it came from code().
  [[nodiscard]] constexpr std::uint8_t code() const { return code_; }
  static constexpr Action from_code(std::uint8_t code) { return Action(code); }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  static constexpr std::uint8_t kNone = 127;
  static constexpr std::uint8_t kHorizontal = 128;
  static constexpr std::uint8_t kVertical = 192;
  explicit constexpr Action(std::uint8_t code) : code_(code) {}
  std::uint8_t code_ = kNone;
};

// A list of actions without allocation: 5 steps and 128 walls at most.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 136;

  void push_back(Action action) {
    assert(size_ < kCapacity);
    actions_[size_++] = action;
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Action operator[](std::size_t i) const { return actions_[i]; }
  [[nodiscard]] Action& operator[](std::size_t i) { return actions_[i]; }
  [[nodiscard]] const Action* begin() const { return actions_; }
  [[nodiscard]] const Action* end() const { return actions_ + size_; }
  [[nodiscard]] Action* begin() { return actions_; }
  [[nodiscard]] Action* end() { return actions_ + size_; }

 private:
  Action actions_[kCapacity];
  std::size_t size_ = 0;
};

}  // namespace pawnpath
