#include "app/frame/status_view.h"

#include "app/frame/shown_game.h"
#include "app/session/level_words.h"
#include "engine/rules/routes.h"
#include "engine/text/position_text.h"
#include "engine/text/result_text.h"
#include "engine/text/wording.h"

namespace pawnpath::app {
namespace {

std::string who_plays(const Snapshot& snapshot, Side side) {
  const Seat& seat = snapshot.seat(side);
  if (seat.level) return level_name(*seat.level);
  if (!seat.name.empty()) return seat.name;
  return snapshot.person() == side ? "you" : "";
}

std::string heading(const Snapshot& snapshot) {
  const Game& game = *snapshot.game;
  if (snapshot.is_viewing()) {
    return "Viewing move " + std::to_string(*snapshot.viewed_ply) + " of " +
           std::to_string(game.plies()) + ", " + side_name(snapshot.shown().turn()) + " to move";
  }
  if (game.is_over()) return result_sentence(game, kSpoken);
  const Side turn = game.position().turn();
  if (snapshot.thinking) return side_name(turn) + " is thinking";
  const std::string player = who_plays(snapshot, turn);
  return side_name(turn) + " to move" + (player.empty() ? "" : " (" + player + ")") +
         (snapshot.paused ? ", paused" : "");
}

SideStatus side_status(const Position& position, Side side) {
  const Board& board = position.board();
  return {side_name(side) + " route " + std::to_string(route_length(position, side)) + " to rank " +
              std::to_string(board.goal_rank(side) + 1),
          position.walls_left(side), board.walls};
}

}  // namespace

StatusView status_view(const Snapshot& snapshot) {
  StatusView view;
  view.heading = heading(snapshot);
  for (const Side side : kSides)
    view.sides[index(side)] = side_status(snapshot.shown(), side);
  view.draw_watch = draw_watch_sentence(shown_game(snapshot));
  return view;
}

}  // namespace pawnpath::app
