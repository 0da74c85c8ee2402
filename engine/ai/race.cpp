#include "engine/ai/race.h"

#include <utility>

#include "engine/rules/legal.h"

namespace pawnpath {
namespace {

constexpr std::size_t kStates = 2 * 81 * 81;

std::size_t state_of(Square light, Square dark, Side turn) {
  return (static_cast<std::size_t>(index(turn)) * 81 + light.number) * 81 + dark.number;
}

}  // namespace

// Fills the table in rising order of plies: a state is lost in n when all its steps lead to states
// won in less, and won in n when a step leads to a state lost in n - 1.
class RaceTable::Solver {
 public:
  Solver(const Position& position, std::vector<std::uint8_t>& plies)
      : plies_(plies), base_(position), steps_(kStates, 0), first_before_(kStates + 1, 0) {
    if (base_.turn() == Side::dark) base_.pass();
    list_links();
    sort_links();
  }

  void solve() {
    for (std::uint8_t ply = 1; !layer_.empty() && ply < 255; ++ply) {
      std::vector<State> next;
      for (const State state : layer_)
        spread_back(state, ply, next);
      layer_ = std::move(next);
    }
  }

 private:
  using State = std::uint16_t;
  struct Link {
    State from;
    State to;
  };

  void list_links() {
    links_.reserve(4 * kStates);
    const Board& board = base_.board();
    for (int light = 0; light < 81; ++light) {
      for (int dark = 0; dark < 81; ++dark) {
        const Square squares[2] = {Square{static_cast<std::uint8_t>(light)},
                                   Square{static_cast<std::uint8_t>(dark)}};
        const bool on_board = board.has_square(squares[0].file(), squares[0].rank()) &&
                              board.has_square(squares[1].file(), squares[1].rank());
        if (on_board && light != dark) list_pair(squares[0], squares[1]);
      }
    }
  }

  // States that a side has won already are the first layer: lost in 0 for the side to move. That
  // the winner is to move there cannot come about.
  void list_pair(Square light, Square dark) {
    Position position = base_;
    position.apply(Action::step(light));
    position.apply(Action::step(dark));
    const bool light_won = position.has_reached_goal(Side::light);
    const bool dark_won = position.has_reached_goal(Side::dark);
    if (light_won != dark_won) {
      layer_.push_back(
          static_cast<State>(state_of(light, dark, light_won ? Side::dark : Side::light)));
    }
    if (light_won || dark_won) return;
    list_steps(position);
    position.pass();
    list_steps(position);
  }

  void list_steps(const Position& position) {
    const Square light = position.pawn(Side::light);
    const Square dark = position.pawn(Side::dark);
    const std::size_t from = state_of(light, dark, position.turn());
    for (SquareSet steps = legal_steps(position); !steps.empty(); steps.remove_first()) {
      const std::size_t to = position.turn() == Side::light
                                 ? state_of(steps.first(), dark, Side::dark)
                                 : state_of(light, steps.first(), Side::light);
      links_.push_back({static_cast<State>(from), static_cast<State>(to)});
      ++steps_[from];
    }
  }

  // Groups the links by where they lead: counting sort.
  void sort_links() {
    for (const Link& link : links_)
      ++first_before_[link.to + 1U];
    for (std::size_t i = 0; i < kStates; ++i)
      first_before_[i + 1] += first_before_[i];
    before_.resize(links_.size());
    std::vector<std::uint32_t> next(first_before_.begin(), first_before_.end() - 1);
    for (const Link& link : links_)
      before_[next[link.to]++] = link.from;
  }

  // `state` is decided in ply - 1 plies: what does that say about the states before it?
  void spread_back(State state, std::uint8_t ply, std::vector<State>& next) {
    const bool is_lost = ply % 2 == 1;
    for (std::uint32_t i = first_before_[state]; i < first_before_[state + 1U]; ++i) {
      const State before = before_[i];
      if (plies_[before] != 0) continue;
      if (!is_lost && --steps_[before] > 0) continue;
      plies_[before] = ply;
      next.push_back(before);
    }
  }

  std::vector<std::uint8_t>& plies_;
  Position base_;  // Light to move
  std::vector<Link> links_;
  std::vector<std::uint8_t> steps_;          // each state's steps not known to lose
  std::vector<std::uint32_t> first_before_;  // by state, into before_
  std::vector<State> before_;
  std::vector<State> layer_;
};

RaceTable::RaceTable(const Position& position) : plies_(kStates, 0) {
  Solver(position, plies_).solve();
}

int RaceTable::plies(const Position& position) const {
  return plies_[state_of(position.pawn(Side::light), position.pawn(Side::dark), position.turn())];
}

std::size_t RaceTables::place(const WallSet& walls) const {
  const std::uint64_t mixed =
      (walls.horizontal * 0x9E3779B97F4A7C15u) ^ (walls.vertical * 0xC2B2AE3D27D4EB4Fu);
  return (mixed >> 32) % entries_.size();
}

bool RaceTables::knows(const Position& position) const {
  const Entry& entry = entries_[place(position.walls())];
  return entry.table && entry.walls == position.walls() && entry.rules == position.rules();
}

Score RaceTables::score(const Position& position, int ply) {
  Entry& entry = entries_[place(position.walls())];
  if (!knows(position)) {
    entry = {position.walls(), position.rules(), std::make_unique<RaceTable>(position)};
  }
  const int plies = entry.table->plies(position);
  if (plies == 0) return 0;
  return plies % 2 == 1 ? win_in(ply + plies) : loss_in(ply + plies);
}

}  // namespace pawnpath
