// The transposition table: what the search found out about positions it met before.
//
// The calls that matter are probe() and store(). Entries are 16 bytes in clusters of four; several
// threads may use one table: key and data are written so that a torn entry does not match (R. Hyatt
// and T. Mann, "A lock-less transposition table implementation", 2002).
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "engine/ai/score.h"
#include "engine/rules/action.h"

namespace pawnpath {

enum class Bound : std::uint8_t { none, lower, upper, exact };

struct TableEntry {
  Action action;
  std::int16_t score = 0;  // wins as distances from this position, not from the root
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

class TranspositionTable {
 public:
  // The largest power of two of entries that fits into `bytes`; at least one cluster.
  explicit TranspositionTable(std::size_t bytes);

  void clear();
  // A new search: older entries are the first to be replaced.
  void age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & 63); }

  [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t hash) const;
  void store(std::uint64_t hash, const TableEntry& entry);

 private:
  static constexpr std::size_t kClusterSize = 4;
  struct Slot {
    std::atomic<std::uint64_t> check{0};  // hash ^ data
    std::atomic<std::uint64_t> data{0};
  };

  [[nodiscard]] Slot* cluster(std::uint64_t hash) const {
    return &slots_[(hash & cluster_mask_) * kClusterSize];
  }

  struct Free {
    void operator()(Slot* slots) const { std::free(slots); }
  };
  // From calloc: the system hands out zeroed pages as they are touched, so that a large table
  // costs no time before it is used.
  std::unique_ptr<Slot[], Free> slots_;
  std::size_t cluster_mask_;
  std::uint8_t generation_ = 0;
};

}  // namespace pawnpath
