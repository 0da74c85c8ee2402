#include "engine/rules/perft.h"

#include <vector>

#include "engine/rules/legal.h"

namespace pawnpath {
namespace {

bool is_decided(const Position& position) {
  return position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark);
}

class CountTable {
 public:
  explicit CountTable(int bits) : entries_(std::size_t{1} << bits) {}

  struct Entry {
    std::uint64_t key = 0;
    std::uint64_t count = 0;
  };

  // The entry that belongs to the key, whatever it holds now.
  [[nodiscard]] Entry& at(std::uint64_t key) { return entries_[key & (entries_.size() - 1)]; }

 private:
  std::vector<Entry> entries_;
};

std::uint64_t count(const Position& position, int plies, CountTable* table) {
  if (plies == 0) return 1;
  if (is_decided(position)) return 0;
  // Keys of different depths must differ, and no key of a stored count is 0.
  const std::uint64_t key =
      (position.hash() ^ (static_cast<std::uint64_t>(plies) * 0x9E3779B97F4A7C15u)) | 1;
  CountTable::Entry* entry = nullptr;
  if (table != nullptr) {
    entry = &table->at(key >> 1);
    if (entry->key == key) return entry->count;
  }
  std::uint64_t total = 0;
  if (plies == 1) {
    total = static_cast<std::uint64_t>(count_legal_actions(position));
  } else {
    for (const Action action : legal_actions(position)) {
      Position next = position;
      next.apply(action);
      total += count(next, plies - 1, table);
    }
  }
  if (entry != nullptr) *entry = {key, total};
  return total;
}

}  // namespace

std::uint64_t perft(const Position& position, int plies) { return count(position, plies, nullptr); }

std::uint64_t perft_with_table(const Position& position, int plies, int table_bits) {
  CountTable table(table_bits);
  return count(position, plies, &table);
}

}  // namespace pawnpath
