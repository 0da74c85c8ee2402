// The rules once more, as plainly as they can be written: arrays, loops, plain searches.
//
// The call that matters is legal_moves(); tests play the same game here and in engine/rules and
// compare. It includes nothing of the engine, and it is not meant to be fast.
#pragma once

#include <vector>

namespace reference {

// 's' is a step to (file, rank); 'h' and 'v' are walls named by their lower-left square. Files
// and ranks count from 0.
struct Move {
  char kind;
  int file;
  int rank;
  friend bool operator==(const Move&, const Move&) = default;
};

inline constexpr int kLight = 0;
inline constexpr int kDark = 1;

struct State {
  int size = 9;
  int turn = kLight;
  int file[2] = {0, 0};
  int rank[2] = {0, 0};
  int hand[2] = {0, 0};
  bool horizontal[9][9] = {};  // [file][rank]: above (file, rank) and (file + 1, rank)
  bool vertical[9][9] = {};    // [file][rank]: right of (file, rank) and (file, rank + 1)
};

// A number per square, [file][rank].
struct Grid {
  int squares[9][9];
  [[nodiscard]] int* operator[](int file) { return squares[file]; }
  [[nodiscard]] const int* operator[](int file) const { return squares[file]; }
};

[[nodiscard]] State start_state(int size, int walls_each);

// Precondition: the move is legal.
void play(State& state, Move move);

// True when no pawn may pass from the square to the neighbour at (file + df, rank + dr).
[[nodiscard]] bool is_shut(const State& state, int file, int rank, int df, int dr);

// Single steps from every square to the goal edge of `side`; -1 where there is no route.
[[nodiscard]] Grid distances(const State& state, int side);

// Single steps from the pawn of `side` to its goal edge, counted from the pawn; -1 without route.
[[nodiscard]] int route_length(const State& state, int side);

// Steps by rank and file, then horizontal, then vertical walls, again by rank and file.
[[nodiscard]] std::vector<Move> legal_moves(const State& state);

// How many sequences of exactly `plies` moves there are; a game that is won goes no further.
[[nodiscard]] long long perft(const State& state, int plies);

}  // namespace reference
