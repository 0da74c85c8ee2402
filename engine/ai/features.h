// Features: what the network sees of a position, as a list of the inputs that are one.
//
// The call that matters is features(). The view is that of the side to move: Dark's board is
// turned by half, so that whoever is to move plays up. Passage uses those inputs of Standard that
// its smaller board has, by the same numbers of squares and slots.
//
//   inputs   0..80   own pawn          162..225 horizontal walls   290..321 own route in steps
//           81..161  other pawn        226..289 vertical walls     322..353 other route
//          354..364  own walls in hand 365..375 other's            376..400 other route less own
#pragma once

#include <cstdint>

#include "engine/ai/evaluation.h"
#include "engine/rules/position.h"

namespace pawnpath {

inline constexpr int kFeatures = 401;
inline constexpr int kMostActiveFeatures = 27;  // 2 pawns, 20 walls, 2 routes, 2 hands, 1 lead

class FeatureList {
 public:
  void push_back(int feature) { items_[size_++] = static_cast<std::uint16_t>(feature); }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] const std::uint16_t* begin() const { return items_; }
  [[nodiscard]] const std::uint16_t* end() const { return items_ + size_; }

 private:
  std::uint16_t items_[kMostActiveFeatures];
  int size_ = 0;
};

// `mirrored` swaps left and right, which changes nothing about what a position is worth.
[[nodiscard]] FeatureList features(const Position& position, const RouteLengths& routes,
                                   bool mirrored = false);

}  // namespace pawnpath
