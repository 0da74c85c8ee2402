// A small random source whose draws are the same on every machine (SplitMix64, G. Steele, D. Lea
// and C. Flood, "Fast splittable pseudorandom number generators", 2014). Not for secrets.
#pragma once

#include <cstdint>

namespace pawnpath {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // A number from 0 to `count` - 1. The bias of the plain remainder is below 2^-32 here.
  // Precondition: 0 < count < 2^32.
  std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(next() % count); }

 private:
  std::uint64_t state_;
};

}  // namespace pawnpath
