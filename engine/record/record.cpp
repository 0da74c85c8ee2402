#include "engine/record/record.h"

namespace pawnpath {

std::string_view result_token(Outcome outcome) {
  switch (outcome) {
    case Outcome::light_wins:
      return "1-0";
    case Outcome::dark_wins:
      return "0-1";
    case Outcome::draw:
      return "1/2-1/2";
    case Outcome::unfinished:
      break;
  }
  return "*";
}

std::string_view termination_name(Termination termination) {
  switch (termination) {
    case Termination::goal:
      return "goal";
    case Termination::repetition:
      return "repetition";
    case Termination::plies:
      return "plies";
    case Termination::resign:
      return "resign";
    case Termination::unfinished:
      break;
  }
  return "unfinished";
}

std::string_view draws_name(DrawRules draws) {
  if (draws.repetition) return draws.plies ? "both" : "repetition";
  return draws.plies ? "plies" : "none";
}

Position start_with_walls(RuleSet rules, int walls) {
  const Board& b = board(rules);
  Setup setup;
  setup.rules = rules;
  for (const Side side : kSides) {
    setup.pawns[index(side)] = b.start(side);
    setup.walls_left[index(side)] = walls;
  }
  return Position(setup);
}

}  // namespace pawnpath
