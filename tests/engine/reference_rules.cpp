#include "tests/engine/reference_rules.h"

namespace reference {
namespace {

constexpr int kAround[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
// The same with a side's goal first and the way back last.
constexpr int kAhead[2][4][2] = {{{0, 1}, {-1, 0}, {1, 0}, {0, -1}},
                                 {{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

bool on_board(const State& state, int file, int rank) {
  return file >= 0 && file < state.size && rank >= 0 && rank < state.size;
}

int goal_rank(const State& state, int side) { return side == kLight ? state.size - 1 : 0; }

bool wall_above(const State& state, int file, int rank) {
  return state.horizontal[file][rank] || (file > 0 && state.horizontal[file - 1][rank]);
}

bool wall_right(const State& state, int file, int rank) {
  return state.vertical[file][rank] || (rank > 0 && state.vertical[file][rank - 1]);
}

// Squares waiting for their turn in a breadth-first search.
struct Queue {
  int file[81];
  int rank[81];
  int head = 0;
  int tail = 0;
  void push(int f, int r) {
    file[tail] = f;
    rank[tail] = r;
    ++tail;
  }
};

Grid no_distances() {
  Grid grid;
  for (auto& column : grid.squares) {
    for (int& steps : column)
      steps = -1;
  }
  return grid;
}

// The squares around the head of the queue that were not reached before join its tail.
void reach_on(const State& state, Queue& queue, Grid& steps) {
  const int file = queue.file[queue.head];
  const int rank = queue.rank[queue.head];
  ++queue.head;
  for (const auto& [df, dr] : kAround) {
    if (is_shut(state, file, rank, df, dr) || steps[file + df][rank + dr] >= 0) continue;
    steps[file + df][rank + dr] = steps[file][rank] + 1;
    queue.push(file + df, rank + dr);
  }
}

// The squares the side to move may step to, unsorted.
std::vector<Move> steps_of(const State& state) {
  std::vector<Move> moves;
  const int file = state.file[state.turn];
  const int rank = state.rank[state.turn];
  const int their_file = state.file[1 - state.turn];
  const int their_rank = state.rank[1 - state.turn];
  for (const auto& [df, dr] : kAround) {
    if (is_shut(state, file, rank, df, dr)) continue;
    if (file + df != their_file || rank + dr != their_rank) {
      moves.push_back({'s', file + df, rank + dr});
    } else if (!is_shut(state, their_file, their_rank, df, dr)) {
      moves.push_back({'s', their_file + df, their_rank + dr});
    } else {
      // A quarter turn either way from the direction of the jump.
      for (const int turn : {1, -1}) {
        const int side_df = turn * dr;
        const int side_dr = turn * df;
        if (is_shut(state, their_file, their_rank, side_df, side_dr)) continue;
        moves.push_back({'s', their_file + side_df, their_rank + side_dr});
      }
    }
  }
  return moves;
}

bool has_place(const State& state, char kind, int file, int rank) {
  if (state.horizontal[file][rank] || state.vertical[file][rank]) return false;
  if (kind == 'h') {
    return !(file > 0 && state.horizontal[file - 1][rank]) && !state.horizontal[file + 1][rank];
  }
  return !(rank > 0 && state.vertical[file][rank - 1]) && !state.vertical[file][rank + 1];
}

// Depth first, goal and sides before the way back: most answers are a few squares away.
bool can_reach_goal(const State& state, int side, int file, int rank, bool (&seen)[9][9]) {
  if (rank == goal_rank(state, side)) return true;
  seen[file][rank] = true;
  for (const auto& [df, dr] : kAhead[side]) {
    if (is_shut(state, file, rank, df, dr) || seen[file + df][rank + dr]) continue;
    if (can_reach_goal(state, side, file + df, rank + dr, seen)) return true;
  }
  return false;
}

bool leaves_routes(State state, char kind, int file, int rank) {
  (kind == 'h' ? state.horizontal : state.vertical)[file][rank] = true;
  for (const int side : {kLight, kDark}) {
    bool seen[9][9] = {};
    if (!can_reach_goal(state, side, state.file[side], state.rank[side], seen)) return false;
  }
  return true;
}

void sort_steps(std::vector<Move>& steps, int size) {
  std::vector<Move> sorted;
  for (int rank = 0; rank < size; ++rank) {
    for (int file = 0; file < size; ++file) {
      for (const Move& step : steps) {
        if (step.file == file && step.rank == rank) sorted.push_back(step);
      }
    }
  }
  steps = sorted;
}

bool is_won(const State& state) {
  return state.rank[kLight] == goal_rank(state, kLight) ||
         state.rank[kDark] == goal_rank(state, kDark);
}

}  // namespace

State start_state(int size, int walls_each) {
  State state;
  state.size = size;
  for (const int side : {kLight, kDark}) {
    state.file[side] = size / 2;
    state.rank[side] = side == kLight ? 0 : size - 1;
    state.hand[side] = walls_each;
  }
  return state;
}

void play(State& state, Move move) {
  if (move.kind == 's') {
    state.file[state.turn] = move.file;
    state.rank[state.turn] = move.rank;
  } else {
    (move.kind == 'h' ? state.horizontal : state.vertical)[move.file][move.rank] = true;
    --state.hand[state.turn];
  }
  state.turn = 1 - state.turn;
}

bool is_shut(const State& state, int file, int rank, int df, int dr) {
  if (!on_board(state, file + df, rank + dr)) return true;
  if (dr == 1) return wall_above(state, file, rank);
  if (dr == -1) return wall_above(state, file, rank - 1);
  if (df == 1) return wall_right(state, file, rank);
  return wall_right(state, file - 1, rank);
}

Grid distances(const State& state, int side) {
  Grid steps = no_distances();
  Queue queue;
  for (int file = 0; file < state.size; ++file) {
    steps[file][goal_rank(state, side)] = 0;
    queue.push(file, goal_rank(state, side));
  }
  while (queue.head < queue.tail)
    reach_on(state, queue, steps);
  return steps;
}

int route_length(const State& state, int side) {
  Grid steps = no_distances();
  Queue queue;
  queue.push(state.file[side], state.rank[side]);
  steps[state.file[side]][state.rank[side]] = 0;
  while (queue.head < queue.tail) {
    const int file = queue.file[queue.head];
    const int rank = queue.rank[queue.head];
    if (rank == goal_rank(state, side)) return steps[file][rank];
    reach_on(state, queue, steps);
  }
  return -1;
}

std::vector<Move> legal_moves(const State& state) {
  std::vector<Move> moves = steps_of(state);
  sort_steps(moves, state.size);
  if (state.hand[state.turn] == 0) return moves;
  for (const char kind : {'h', 'v'}) {
    for (int rank = 0; rank + 1 < state.size; ++rank) {
      for (int file = 0; file + 1 < state.size; ++file) {
        if (!has_place(state, kind, file, rank)) continue;
        if (leaves_routes(state, kind, file, rank)) moves.push_back({kind, file, rank});
      }
    }
  }
  return moves;
}

long long perft(const State& state, int plies) {
  if (plies == 0) return 1;
  if (is_won(state)) return 0;
  const std::vector<Move> moves = legal_moves(state);
  if (plies == 1) return static_cast<long long>(moves.size());
  long long sequences = 0;
  for (const Move& move : moves) {
    State next = state;
    play(next, move);
    sequences += perft(next, plies - 1);
  }
  return sequences;
}

}  // namespace reference
