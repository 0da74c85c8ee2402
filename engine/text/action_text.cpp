#include "engine/text/action_text.h"

#include <cassert>

#include "engine/rules/refusal.h"
#include "engine/rules/routes.h"
#include "engine/text/catalogue.h"
#include "engine/text/route_change.h"

namespace pawnpath {
namespace {

Position after(const Position& before, Action action) {
  Position position = before;
  position.apply(action);
  return position;
}

std::string item(const Position& before, Action action, int number, Wording wording) {
  const std::string side = side_name(before.turn());
  if (action.is_wall()) {
    return say(Message::item_wall, {std::to_string(number), side, wall_name(action, wording),
                                    wall_place(action, wording)});
  }
  return say(Message::item_step,
             {std::to_string(number), side, square_name(before.pawn(before.turn()), wording),
              square_name(action.square(), wording)});
}

std::string last_played(const Game& game, Wording wording) {
  return played_sentence(game.position_at(game.plies() - 1), game.actions().back(), wording);
}

// Whose resignation ended the game. Precondition: termination() is resign.
Side resigned_side(const Game& game) {
  return game.outcome() == Outcome::light_wins ? Side::dark : Side::light;
}

// Whose route is spoken of first: the listener's; with nobody listening, Light's.
Side first_route(Listener listener) { return listener.value_or(Side::light); }

std::string route_now(const RouteChange& change, Side side, Listener listener) {
  const std::string steps = with_change(change, side);
  if (listener == side) return say(Message::route_is_yours, {steps});
  return say(Message::route_is, {side_name(side), steps});
}

std::string effect(const Position& before, Action action, Listener listener) {
  const RouteChange change = route_change(before, after(before, action));
  std::string text;
  for (const Side side : {first_route(listener), other(first_route(listener))}) {
    const bool stepped = action.is_step() && side == before.turn();
    if (!stepped && change.difference(side) == 0) continue;
    text += (text.empty() ? "" : " ") + route_now(change, side, listener);
  }
  return text.empty() ? say(Message::no_route_changes) : text;
}

// Why the wall cannot be placed, short enough to stand behind its name.
std::string short_refusal(const Refusal& refusal, Wording wording) {
  switch (refusal.code) {
    case RefusalCode::no_walls:
      return say(Message::preview_refused, {side_name(refusal.side)});
    case RefusalCode::crosses:
      return say(Message::preview_crosses, {wall_name(refusal.wall, wording)});
    case RefusalCode::overlaps:
      if (refusal.wall == refusal.asked) return say(Message::preview_there);
      return say(Message::preview_overlaps, {wall_name(refusal.wall, wording)});
    case RefusalCode::shuts_light:
    case RefusalCode::shuts_dark:
      return say(Message::preview_shuts, {side_name(refusal.side)});
    case RefusalCode::shuts_both:
      return say(Message::preview_shuts_both);
    default:
      return say(Message::preview_off_board);
  }
}

}  // namespace

std::string move_item(const Game& game, int ply, Wording wording) {
  assert(ply >= 0 && ply < game.plies());
  const Action action = game.actions()[static_cast<std::size_t>(ply)];
  return item(game.position_at(ply), action, ply + 1, wording);
}

std::string played_sentence(const Position& before, Action action, Wording wording) {
  const std::string side = side_name(before.turn());
  if (action.is_wall()) return say(Message::played_wall, {side, wall_name(action, wording)});
  return say(Message::played_step, {side, square_name(before.pawn(before.turn()), wording),
                                    square_name(action.square(), wording)});
}

std::string announcement(const Position& before, Action action, Listener listener,
                         Wording wording) {
  std::string played = played_sentence(before, action, wording);
  if (after(before, action).has_reached_goal(before.turn())) return played;
  return played + ' ' + effect(before, action, listener);
}

std::string undo_sentence(const Game& game, Wording wording) {
  if (game.termination() == Termination::resign) {
    return say(Message::took_back_resignation, {side_name(resigned_side(game))});
  }
  return say(Message::took_back, {last_played(game, wording)});
}

std::string redo_sentence(const Game& game, Wording wording) {
  if (game.termination() == Termination::resign) {
    return say(Message::resigned_again);
  }
  return say(Message::played_again, {last_played(game, wording)});
}

std::string wall_preview(const Position& position, Action wall, Wording wording) {
  return say(Message::preview, {wall_name(wall, wording), wall_effect(position, wall, wording)});
}

std::string wall_effect(const Position& position, Action wall, Wording wording) {
  assert(wall.is_wall());
  const Refusal refusal = why_not(position, wall);
  if (refusal.refused()) return short_refusal(refusal, wording);
  return both_routes(route_change(position, after(position, wall)));
}

std::vector<std::string> wall_caption(const Position& position, Action wall) {
  assert(wall.is_wall());
  const Refusal refusal = why_not(position, wall);
  if (refusal.refused()) return {short_refusal(refusal, kWritten)};
  const RouteChange change = route_change(position, after(position, wall));
  return {route_of(change, Side::light), route_of(change, Side::dark)};
}

std::string route_sentence(const Position& position, Side side, Wording wording) {
  const Route route = shortest_route(position, side);
  std::vector<std::string> squares;
  for (const Square square : route)
    squares.push_back(square_name(square, wording));
  return say(Message::route_squares,
             {side_name(side), steps_count(route.steps()), enumerate(squares)});
}

std::string steps_count(int steps) {
  return say(steps == 1 ? Message::one_step : Message::many_steps, {std::to_string(steps)});
}

}  // namespace pawnpath
