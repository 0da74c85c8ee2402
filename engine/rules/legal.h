// Legal actions: which steps and walls the rules allow in a position.
//
// The calls that matter are legal_actions() and is_legal(). They look at the position alone:
// whether the game is over is Game's to say. For why an action is refused see refusal.h.
//
// A wall can only shut somebody off when it closes a ring with the walls and the rim. That is
// decided on the corner points of the grooves: a wall covers three points in a row, and it closes
// a ring exactly when two of them already hang together by walls, the rim counting as one piece.
// Nearly all walls are cleared that way without looking at a single route (planar duality; the
// test is ours). Only the rest are checked against the pawns' routes, and only those that cross
// the route at hand by a flood of their own.
#pragma once

#include "engine/rules/position.h"

namespace pawnpath {

// Squares the side to move may step to: steps, jumps and side-steps; 5 at most.
[[nodiscard]] SquareSet legal_steps(const Position& position);

// Those of them that win.
[[nodiscard]] SquareSet goal_steps(const Position& position);

// Walls the side to move may place; empty when it has none in hand.
[[nodiscard]] WallSet legal_walls(const Position& position);

// Slots whose wall would neither cross nor overlap another; routes are not looked at.
[[nodiscard]] WallSet free_walls(const Position& position);

// All of them: steps by square number, then horizontal, then vertical walls by slot number.
[[nodiscard]] ActionList legal_actions(const Position& position);

// How many legal_actions() would list, faster.
[[nodiscard]] int count_legal_actions(const Position& position);

[[nodiscard]] bool is_legal(const Position& position, Action action);

// True for Light's and Dark's pawn respectively when `wall` leaves it no route to its goal edge.
// Precondition: the wall neither crosses nor overlaps another.
struct ShutOff {
  bool light = false;
  bool dark = false;
};
[[nodiscard]] ShutOff shut_off_by(const Position& position, Action wall);

}  // namespace pawnpath
