#include "engine/text/position_text.h"

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/rules/routes.h"
#include "engine/text/action_text.h"
#include "engine/text/catalogue.h"
#include "engine/text/result_text.h"

namespace pawnpath {
namespace {

std::string times_word(int times) {
  if (times == 1) return say(Message::once);
  if (times == 2) return say(Message::twice);
  return say(Message::many_times, {std::to_string(times)});
}

std::string number(int value) { return std::to_string(value); }

std::string plies_watch(const Game& game) {
  const std::string plies = number(game.draw_watch().plies);
  if (!game.draw_rules().plies) return say(Message::draw_plies_off, {plies});
  return say(Message::draw_plies, {plies, number(kDrawPlies)});
}

std::string times_watch(const Game& game) {
  const std::string times = times_word(game.draw_watch().times);
  if (!game.draw_rules().repetition) return say(Message::draw_times_off, {times});
  return say(Message::draw_times, {times, number(kDrawTimes)});
}

}  // namespace

std::vector<std::string> describe(const Game& game, Wording wording) {
  const Position& position = game.position();
  return {turn_sentence(game, wording),
          pawns_sentence(position, wording),
          route_sentence(position, Side::light, wording),
          route_sentence(position, Side::dark, wording),
          walls_left_sentence(position),
          walls_on_board_sentence(position, wording),
          steps_sentence(game, wording),
          draw_watch_sentence(game)};
}

std::string turn_sentence(const Game& game, Wording wording) {
  if (game.is_over()) return result_sentence(game, wording);
  return say(Message::to_move, {side_name(game.position().turn())});
}

std::string turn_and_last_move(const Game& game, Wording wording) {
  const std::string turn = turn_sentence(game, wording) + ' ';
  if (game.plies() == 0) return turn + say(Message::no_move_yet);
  return turn + say(Message::last_move, {move_item(game, game.plies() - 1, wording)});
}

std::string pawns_sentence(const Position& position, Wording wording) {
  return say(Message::pawns, {square_name(position.pawn(Side::light), wording),
                              square_name(position.pawn(Side::dark), wording)});
}

std::string pawns_and_routes(const Position& position, Wording wording) {
  return say(Message::pawns_and_routes, {square_name(position.pawn(Side::light), wording),
                                         number(route_length(position, Side::light)),
                                         square_name(position.pawn(Side::dark), wording),
                                         number(route_length(position, Side::dark))});
}

std::string walls_left_sentence(const Position& position) {
  return say(Message::walls_left,
             {number(position.walls_left(Side::light)), number(position.walls_left(Side::dark))});
}

std::string walls_on_board_sentence(const Position& position, Wording wording) {
  std::vector<std::string> names;
  for (const Action wall : walls_in_order(position.walls())) {
    names.push_back(wall_name(wall, wording));
  }
  if (names.empty()) return say(Message::no_walls_on_board);
  return say(names.size() == 1 ? Message::one_wall_on_board : Message::walls_on_board,
             {enumerate(names), std::to_string(names.size())});
}

std::string steps_sentence(const Game& game, Wording wording) {
  if (game.is_over()) return say(Message::no_steps_now);
  ActionList steps;
  for (SquareSet left = legal_steps(game.position()); !left.empty(); left.remove_first()) {
    steps.push_back(Action::step(left.first()));
  }
  sort_by_name(steps);
  std::vector<std::string> names;
  for (const Action step : steps)
    names.push_back(action_name(step, wording));
  return say(Message::steps, {side_name(game.position().turn()), enumerate(names)});
}

std::string draw_watch_sentence(const Game& game) {
  return plies_watch(game) + ' ' + times_watch(game);
}

}  // namespace pawnpath
