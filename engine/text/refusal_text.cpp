#include "engine/text/refusal_text.h"

#include "engine/rules/notation.h"
#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

// What a sentence may need to know.
struct Case {
  const Refusal& refusal;
  const Position& position;
  Wording wording;
  std::string_view typed;

  [[nodiscard]] Side mover() const { return position.turn(); }
  [[nodiscard]] std::string asked() const { return action_name(refusal.asked, wording); }
  [[nodiscard]] std::string wall() const { return action_name(refusal.wall, wording); }
};

// A sentence of the square asked for, a side's pawn and the wall that is in the way.
std::string of_step(const Case& c, Message message, Side side) {
  return say(message, {c.asked(), side_name(side), c.wall()});
}

// The same where the rim of the board may stand for the wall.
std::string of_step(const Case& c, Message with_wall, Message with_edge) {
  const bool edge = c.refusal.wall.is_none();
  return of_step(c, edge ? with_edge : with_wall, other(c.mover()));
}

// The square straight behind the opponent's pawn, seen from the own one.
Square landing(const Position& position) {
  const Square own = position.pawn(position.turn());
  const Square opponent = position.pawn(other(position.turn()));
  return Square::at(2 * opponent.file() - own.file(), 2 * opponent.rank() - own.rank());
}

std::string jump_open(const Case& c) {
  return say(Message::jump_open,
             {c.asked(), side_name(other(c.mover())), square_name(landing(c.position), c.wording)});
}

std::string not_a_name(const Case& c) {
  const Square square = Square::at(3, 3);
  const std::string wall = c.wording.spoken
                               ? say(Message::wall_as_typed, {square_name(square, c.wording)})
                               : to_string(square) + 'h';
  return say(c.typed.empty() ? Message::not_a_name : Message::not_a_name_typed,
             {square_name(Square::at(4, 3), c.wording), wall, quotable(c.typed)});
}

std::string name_or_typed(const Case& c) {
  if (!c.typed.empty()) return '"' + quotable(c.typed) + '"';
  return c.refusal.asked.is_none() ? say(Message::that) : c.asked();
}

std::string off_board(const Case& c) {
  const int last = c.position.board().size - 1;
  const Action wall = Action::wall(Slot::at(last - 1, last - 1), WallDirection::vertical);
  return say(Message::off_board, {name_or_typed(c), square_name(Square::at(last, last), c.wording),
                                  wall_name(wall, c.wording)});
}

std::string overlaps(const Case& c) {
  const bool same = c.refusal.wall == c.refusal.asked;
  return say(same ? Message::already_there : Message::overlaps, {c.asked(), c.wall()});
}

std::string step_sentence(const Case& c) {
  const Side mover = c.mover();
  switch (c.refusal.code) {
    case RefusalCode::same_square:
      return of_step(c, Message::same_square, mover);
    case RefusalCode::occupied:
      return of_step(c, Message::occupied, other(mover));
    case RefusalCode::wall_in_way:
      return of_step(c, Message::wall_in_way, mover);
    case RefusalCode::jump_blocked:
      return of_step(c, Message::jump_blocked, mover);
    case RefusalCode::jump_no_landing:
      return of_step(c, Message::jump_no_landing, Message::jump_no_landing_edge);
    case RefusalCode::jump_open:
      return jump_open(c);
    case RefusalCode::side_shut:
      return of_step(c, Message::side_shut, Message::side_shut_edge);
    case RefusalCode::diagonal:
      return of_step(c, Message::diagonal, mover);
    default:
      return of_step(c, Message::too_far, mover);
  }
}

std::string wall_sentence(const Case& c) {
  switch (c.refusal.code) {
    case RefusalCode::no_walls:
      return say(Message::no_walls, {side_name(c.refusal.side)});
    case RefusalCode::crosses:
      return say(Message::crosses, {c.asked(), c.wall()});
    case RefusalCode::overlaps:
      return overlaps(c);
    case RefusalCode::shuts_both:
      return say(Message::shuts_both, {c.asked()});
    default:
      return say(Message::shuts_one, {c.asked(), side_name(c.refusal.side)});
  }
}

}  // namespace

std::string refusal_sentence(const Refusal& refusal, const Position& position, Wording wording,
                             std::string_view typed) {
  const Case c{refusal, position, wording, typed};
  switch (refusal.code) {
    case RefusalCode::none:
      return say(Message::allowed, {c.asked()});
    case RefusalCode::not_a_name:
      return not_a_name(c);
    case RefusalCode::off_board:
      return off_board(c);
    case RefusalCode::game_over:
      return say(Message::game_over);
    case RefusalCode::not_your_turn:
      return say(Message::not_your_turn, {side_name(refusal.side)});
    default:
      return refusal.asked.is_wall() ? wall_sentence(c) : step_sentence(c);
  }
}

}  // namespace pawnpath
