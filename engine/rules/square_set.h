// A set of squares as 81 bits in two words, with the shifts that a parallel flood needs.
//
// Bits are numbered as squares in board.h. It does not know the edges of the board: whoever
// shifts masks with Position's open edges, where the board's rim counts as walls.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/rules/board.h"

namespace pawnpath {

struct SquareSet {
  std::uint64_t low = 0;   // squares 0..63
  std::uint64_t high = 0;  // squares 64..80, the other bits are never set

  static constexpr SquareSet of(Square square) {
    return square.number < 64 ? SquareSet{std::uint64_t{1} << square.number, 0}
                              : SquareSet{0, std::uint64_t{1} << (square.number - 64)};
  }

  [[nodiscard]] constexpr bool has(Square square) const {
    return ((square.number < 64 ? low : high) >> (square.number & 63)) & 1;
  }
  [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(low) + std::popcount(high); }
  // Precondition: not empty.
  [[nodiscard]] constexpr Square first() const {
    return Square{
        static_cast<std::uint8_t>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high))};
  }
  constexpr void remove_first() {
    if (low != 0) {
      low &= low - 1;
    } else {
      high &= high - 1;
    }
  }

  // Toward higher numbers: one file east is 1, one rank north is 9.
  template <int Count>
  [[nodiscard]] constexpr SquareSet up() const {
    return {low << Count, (high << Count) | (low >> (64 - Count))};
  }
  template <int Count>
  [[nodiscard]] constexpr SquareSet down() const {
    return {(low >> Count) | (high << (64 - Count)), high >> Count};
  }

  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
    return {a.low & b.low, a.high & b.high};
  }
  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
    return {a.low | b.low, a.high | b.high};
  }
  friend constexpr SquareSet operator^(SquareSet a, SquareSet b) {
    return {a.low ^ b.low, a.high ^ b.high};
  }
  // a without b
  friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
    return {a.low & ~b.low, a.high & ~b.high};
  }
  friend constexpr bool operator==(SquareSet, SquareSet) = default;
};

}  // namespace pawnpath
