#include "engine/text/threat_text.h"

#include "engine/rules/legal.h"
#include "engine/rules/position_line.h"
#include "engine/rules/routes.h"
#include "engine/text/catalogue.h"
#include "engine/text/route_change.h"

namespace pawnpath {
namespace {

bool is_finished(const Position& position) {
  return position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark);
}

Position as_if_to_move(const Position& position, Side side) {
  Position result = position;
  if (result.turn() != side) result.pass();
  return result;
}

RouteChange change_by(const Position& position, Action wall) {
  Position after = position;
  after.apply(wall);
  return route_change(position, after);
}

std::string goal_sentence(SquareSet steps, Side side, Listener listener, Wording wording) {
  std::vector<std::string> names;
  for (; !steps.empty(); steps.remove_first())
    names.push_back(square_name(steps.first(), wording));
  if (listener == side) return say(Message::goal_step_yours, {enumerate(names)});
  return say(Message::goal_step_theirs, {side_name(side), enumerate(names)});
}

std::string route_after(const RouteChange& change, Side side, Listener listener) {
  const std::string steps = with_change(change, side);
  if (listener == side) return say(Message::route_of_you, {steps});
  return say(Message::route_of, {side_name(side), steps});
}

std::string no_wall_sentence(const Position& position, Side placer, Listener listener) {
  if (position.walls_left(placer) == 0) return say(Message::no_walls, {side_name(placer)});
  if (listener == other(placer)) return say(Message::no_costly_wall_yours, {side_name(placer)});
  return say(Message::no_costly_wall_theirs, {side_name(placer), side_name(other(placer))});
}

std::string wall_sentence(const Position& position, Side placer, Listener listener,
                          Wording wording) {
  const Action wall = most_costly_wall(position, placer);
  if (wall.is_none()) return no_wall_sentence(position, placer, listener);
  const RouteChange change = change_by(as_if_to_move(position, placer), wall);
  return say(Message::costly_wall,
             {side_name(placer), wall_name(wall, wording),
              route_after(change, other(placer), listener), route_after(change, placer, listener)});
}

}  // namespace

SquareSet goal_steps_of(const Position& position, Side side) {
  return is_finished(position) ? SquareSet() : goal_steps(as_if_to_move(position, side));
}

Action most_costly_wall(const Position& position, Side side) {
  if (is_finished(position)) return {};
  const Position turned = as_if_to_move(position, side);
  Action best;
  int best_cost = 0;
  int best_own = 0;
  for (const Action wall : walls_in_order(legal_walls(turned))) {
    const RouteChange change = change_by(turned, wall);
    const int cost = change.difference(other(side));
    const int own = change.difference(side);
    if (cost < best_cost || (cost == best_cost && (best.is_none() || own >= best_own))) continue;
    best = wall;
    best_cost = cost;
    best_own = own;
  }
  return best;
}

std::vector<std::string> threats(const Position& position, Side side, Listener listener,
                                 Wording wording) {
  std::vector<std::string> sentences;
  for (const Side mover : {side, other(side)}) {
    const SquareSet steps = goal_steps_of(position, mover);
    if (!steps.empty()) sentences.push_back(goal_sentence(steps, mover, listener, wording));
  }
  if (sentences.empty()) sentences.push_back(say(Message::no_goal_steps));
  sentences.push_back(wall_sentence(position, other(side), listener, wording));
  return sentences;
}

}  // namespace pawnpath
