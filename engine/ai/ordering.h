// The order in which the search looks at actions: what is likely best comes first.
//
// The call that matters is list_actions(). Steps that shorten the route and walls across the
// opponent's route lead; the rest follows by the history of cut-offs.
#pragma once

#include <array>
#include <cstdint>

#include "engine/ai/evaluation.h"
#include "engine/rules/position.h"

namespace pawnpath {

struct ScoredAction {
  Action action;
  std::int32_t order = 0;  // higher first
};

class ScoredActionList {
 public:
  void push_back(ScoredAction action) { actions_[static_cast<std::size_t>(size_++)] = action; }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] ScoredAction& operator[](int i) { return actions_[static_cast<std::size_t>(i)]; }
  // Brings the highest of those from `i` on to place `i` and returns it.
  ScoredAction take_best(int i);

 private:
  std::array<ScoredAction, ActionList::kCapacity> actions_;
  int size_ = 0;
};

// What cut-offs have taught: counters by side and action, two killers a ply.
class History {
 public:
  void clear();
  // Halves what is known, so that an older search weighs less.
  void fade();
  void reward(Side side, Action action, int ply, int depth);
  void punish(Side side, Action action, int depth);
  [[nodiscard]] std::int32_t value(Side side, Action action) const {
    return counters_[index(side)][action.code()];
  }
  [[nodiscard]] bool is_killer(Action action, int ply) const {
    return killers_[ply & 127][0] == action || killers_[ply & 127][1] == action;
  }

 private:
  void add(Side side, Action action, int amount);
  std::int32_t counters_[2][256] = {};
  Action killers_[128][2];
};

// Which actions a node wants.
enum class Wanted { all, steps_and_blocking_walls };

// All legal actions, or the steps and the walls that lie across the opponent's shortest route,
// with their order. `first` (perhaps none) leads.
void list_actions(const Position& position, Wanted wanted, Action first, int ply,
                  const History& history, ScoredActionList& list);

}  // namespace pawnpath
