#include "engine/text/result_text.h"

#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

Side winner(const Game& game) {
  return game.outcome() == Outcome::light_wins ? Side::light : Side::dark;
}

std::string goal_sentence(const Game& game, Wording wording) {
  const Side side = winner(game);
  return say(Message::wins_goal,
             {side_name(side), square_name(game.position().pawn(side), wording)});
}

}  // namespace

std::string result_sentence(const Game& game, Wording wording) {
  switch (game.termination()) {
    case Termination::goal:
      return goal_sentence(game, wording);
    case Termination::resign:
      return say(Message::wins_resign, {side_name(winner(game)), side_name(other(winner(game)))});
    case Termination::repetition:
      return say(Message::draw_repetition, {std::to_string(kDrawTimes)});
    case Termination::plies:
      return say(Message::draw_by_plies, {std::to_string(kDrawPlies)});
    case Termination::unfinished:
      break;
  }
  if (!game.is_over()) return say(Message::unfinished);
  return say(Message::stopped, {std::to_string(kMostActions)});
}

}  // namespace pawnpath
