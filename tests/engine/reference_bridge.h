// Words of engine/rules said in those of reference_rules.h, so that both can play one game.
#pragma once

#include "engine/rules/legal.h"
#include "engine/rules/position.h"
#include "tests/engine/random_games.h"
#include "tests/engine/reference_rules.h"

namespace pawnpath::test {

[[nodiscard]] inline reference::State reference_start(RuleSet rules) {
  return rules == RuleSet::standard ? reference::start_state(9, 10) : reference::start_state(7, 6);
}

[[nodiscard]] inline reference::Move to_reference(Action action) {
  if (action.is_step()) return {'s', action.square().file(), action.square().rank()};
  return {action.direction() == WallDirection::horizontal ? 'h' : 'v', action.slot().file(),
          action.slot().rank()};
}

// Pawns, walls in hand, turn and every wall slot agree.
[[nodiscard]] inline bool same_position(const Position& position, const reference::State& state) {
  for (const Side side : kSides) {
    const int i = index(side);
    if (position.pawn(side).file() != state.file[i]) return false;
    if (position.pawn(side).rank() != state.rank[i]) return false;
    if (position.walls_left(side) != state.hand[i]) return false;
  }
  for (int number = 0; number < 64; ++number) {
    const Slot slot{static_cast<std::uint8_t>(number)};
    const auto has = [&](WallDirection direction) {
      return position.walls().has(Action::wall(slot, direction));
    };
    if (has(WallDirection::horizontal) != state.horizontal[slot.file()][slot.rank()]) return false;
    if (has(WallDirection::vertical) != state.vertical[slot.file()][slot.rank()]) return false;
  }
  return index(position.turn()) == state.turn;
}

[[nodiscard]] inline bool same_actions(const ActionList& actions,
                                       const std::vector<reference::Move>& moves) {
  if (actions.size() != moves.size()) return false;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (to_reference(actions[i]) != moves[i]) return false;
  }
  return true;
}

// Plays `games` random games in both implementations and calls visit(position, state) for one
// position in `every`; tells how many that were.
template <typename Visit>
int walk_with_reference(RuleSet rules, int games, int every, Visit visit) {
  int visited = 0;
  for (int seed = 0; seed < games; ++seed) {
    reference::State state = reference_start(rules);
    int count = seed % every;
    const auto look = [&](const Position& position, Action action) {
      if (count++ % every == 0) {
        visit(position, static_cast<const reference::State&>(state));
        ++visited;
      }
      reference::play(state, to_reference(action));
    };
    play_random_game(rules, static_cast<std::uint64_t>(seed), look);
  }
  return visited;
}

}  // namespace pawnpath::test
