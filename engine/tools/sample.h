// A sample: one position of a self-played game, what the search thought of it and how the game
// ended. Files of samples are these structures one after the other, for this machine alone.
#pragma once

#include <cstdint>

#include "engine/ai/evaluation.h"
#include "engine/rules/position.h"

namespace pawnpath::tools {

struct Sample {
  WallSet walls;
  std::uint8_t pawns[2];
  std::uint8_t walls_left[2];
  std::uint8_t turn;
  std::uint8_t routes[2];
  std::int8_t result = 0;  // 1, 0 or -1 for the side to move
  std::int16_t score = 0;  // hundredths of a step for the side to move
};

[[nodiscard]] inline Sample make_sample(const Position& position, Score score) {
  const RouteLengths routes = route_lengths(position);
  Sample sample{position.walls(), {}, {}, static_cast<std::uint8_t>(position.turn()), {}};
  for (const Side side : kSides) {
    const int i = index(side);
    sample.pawns[i] = position.pawn(side).number;
    sample.walls_left[i] = static_cast<std::uint8_t>(position.walls_left(side));
    sample.routes[i] = static_cast<std::uint8_t>(routes.of(side));
  }
  sample.score = static_cast<std::int16_t>(score);
  return sample;
}

// `rules`: those of the game that it is from.
[[nodiscard]] inline Position position_of(const Sample& sample, RuleSet rules) {
  Setup setup;
  setup.rules = rules;
  for (const Side side : kSides) {
    setup.pawns[index(side)] = Square{sample.pawns[index(side)]};
    setup.walls_left[index(side)] = sample.walls_left[index(side)];
  }
  setup.turn = static_cast<Side>(sample.turn);
  setup.walls = sample.walls;
  return Position(setup);
}

[[nodiscard]] inline RouteLengths routes_of(const Sample& sample) {
  return {{sample.routes[0], sample.routes[1]}};
}

}  // namespace pawnpath::tools
