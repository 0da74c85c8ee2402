#include "engine/ai/transposition.h"

#include <algorithm>
#include <bit>
#include <new>

namespace pawnpath {
namespace {

// data: action 0..7, score 8..23, depth 24..31, bound 32..33, generation 34..39
std::uint64_t pack(const TableEntry& entry, std::uint8_t generation) {
  return std::uint64_t{entry.action.code()} |
         (std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 8) |
         (std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 24) |
         (std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 32) |
         (std::uint64_t{generation} << 34);
}

std::uint8_t generation_of(std::uint64_t data) {
  return static_cast<std::uint8_t>((data >> 34) & 63);
}

std::int8_t depth_of(std::uint64_t data) { return static_cast<std::int8_t>(data >> 24); }

TableEntry unpack(std::uint64_t data) {
  TableEntry entry;
  entry.action = Action::from_code(static_cast<std::uint8_t>(data));
  entry.score = static_cast<std::int16_t>(data >> 8);
  entry.depth = depth_of(data);
  entry.bound = static_cast<Bound>((data >> 32) & 3);
  return entry;
}

constexpr auto kRelaxed = std::memory_order_relaxed;

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes) {
  const std::size_t clusters =
      std::bit_floor(std::max(bytes / (kClusterSize * sizeof(Slot)), std::size_t{1}));
  slots_.reset(static_cast<Slot*>(std::calloc(clusters * kClusterSize, sizeof(Slot))));
  if (!slots_) throw std::bad_alloc();
  cluster_mask_ = clusters - 1;
}

void TranspositionTable::clear() {
  for (std::size_t i = 0; i < (cluster_mask_ + 1) * kClusterSize; ++i) {
    slots_[i].check.store(0, kRelaxed);
    slots_[i].data.store(0, kRelaxed);
  }
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t hash) const {
  const Slot* slots = cluster(hash);
  for (std::size_t i = 0; i < kClusterSize; ++i) {
    const std::uint64_t data = slots[i].data.load(kRelaxed);
    if ((slots[i].check.load(kRelaxed) ^ data) == hash && data != 0) return unpack(data);
  }
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t hash, const TableEntry& entry) {
  Slot* slots = cluster(hash);
  Slot* target = &slots[0];
  int least_worth = 1000;
  for (std::size_t i = 0; i < kClusterSize; ++i) {
    const std::uint64_t data = slots[i].data.load(kRelaxed);
    if (data == 0 || (slots[i].check.load(kRelaxed) ^ data) == hash) {
      target = &slots[i];
      break;
    }
    // Deep and recent entries are worth keeping.
    const int age = (generation_ - generation_of(data)) & 63;
    const int worth = depth_of(data) - 8 * age;
    if (worth < least_worth) {
      least_worth = worth;
      target = &slots[i];
    }
  }
  const std::uint64_t data = pack(entry, generation_);
  target->check.store(hash ^ data, kRelaxed);
  target->data.store(data, kRelaxed);
}

}  // namespace pawnpath
