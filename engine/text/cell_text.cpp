#include "engine/text/cell_text.h"

#include "engine/rules/refusal.h"
#include "engine/rules/routes.h"
#include "engine/text/action_text.h"
#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

// In the order in which sides are named on an unturned board.
constexpr Direction kClockwise[] = {Direction::north, Direction::east, Direction::south,
                                    Direction::west};

// The same as seen on the screen: above, right, below, left.
Direction clockwise(int i, Wording wording) {
  return kClockwise[(i + (wording.turned ? 2 : 0)) % 4];
}

std::optional<Side> pawn_on(const Position& position, Square square) {
  for (const Side side : kSides) {
    if (position.pawn(side) == square) return side;
  }
  return std::nullopt;
}

std::string walled_sides(const Position& position, Square square, Wording wording) {
  std::vector<std::string> names;
  for (int i = 0; i < 4; ++i) {
    const Direction direction = clockwise(i, wording);
    if (wall_between(position, square, direction).is_none()) continue;
    names.push_back(direction_name(direction, wording));
  }
  return enumerate_with_and(names);
}

Message step_message(const Position& position, Square square, bool brief) {
  const bool wins = square.rank() == position.board().goal_rank(position.turn());
  if (wins) return brief ? Message::cell_step_wins_brief : Message::cell_step_wins;
  return brief ? Message::cell_step_brief : Message::cell_step;
}

std::string content(const Position& position, Square square, SquareSet steps, Wording wording) {
  const std::string name = square_name(square, wording);
  if (const auto side = pawn_on(position, square)) {
    return say(wording.brief ? Message::cell_pawn_brief : Message::cell_pawn,
               {name, side_name(*side)});
  }
  if (steps.has(square)) return say(step_message(position, square, wording.brief), {name});
  return wording.brief ? name : say(Message::cell_empty, {name});
}

std::string sides_at_length(const Position& position, Square square, Wording wording) {
  std::vector<std::string> open;
  std::string text;
  for (int i = 0; i < 4; ++i) {
    const Direction direction = clockwise(i, wording);
    const std::string name = direction_name(direction, wording);
    const Action wall = wall_between(position, square, direction);
    if (is_open(position.shut(), square, direction)) {
      open.push_back(name);
    } else if (wall.is_none()) {
      text += ' ' + say(Message::detail_edge, {name});
    } else {
      text += ' ' + say(Message::detail_wall, {name, wall_name(wall, wording)});
    }
  }
  if (open.empty()) return text;
  return ' ' + say(Message::detail_open, {enumerate_with_and(open)}) + text;
}

std::string distance(const Position& position, Square square, Side side) {
  const int steps = goal_distances(position, side)[square];
  return steps == kNoRoute ? say(Message::no_route) : steps_count(steps);
}

}  // namespace

std::string square_cell(const Position& position, Square square, SquareSet steps, Wording wording) {
  const std::string text = content(position, square, steps, wording);
  const std::string walls = walled_sides(position, square, wording);
  return walls.empty() ? text : say(Message::cell_walls, {text, walls});
}

std::string wall_cell(const Position& position, Action wall, std::optional<Side> placed_by,
                      Wording wording) {
  if (!position.walls().has(wall)) return wall_preview(position, wall, wording);
  const std::string name = wall_name(wall, wording);
  if (wording.brief) return say(Message::wall_cell_brief, {name});
  if (!placed_by) return say(Message::wall_cell, {name});
  return say(Message::wall_cell_placed, {name, side_name(*placed_by)});
}

std::string square_detail(const Position& position, Square square, SquareSet steps,
                          Wording wording) {
  Wording full = wording;
  full.brief = false;
  return content(position, square, steps, full) + '.' + sides_at_length(position, square, full) +
         ' ' +
         say(Message::detail_distances,
             {distance(position, square, Side::light), distance(position, square, Side::dark)});
}

std::string wall_detail(const Position& position, Action wall, std::optional<Side> placed_by,
                        Wording wording) {
  const std::string name = wall_name(wall, wording);
  const std::string place = wall_place(wall, wording);
  if (!position.walls().has(wall)) {
    return say(Message::detail_wall_free, {name, place, wall_effect(position, wall, wording)});
  }
  if (!placed_by) return say(Message::detail_wall_there, {name, place});
  return say(Message::detail_wall_placed, {name, place, side_name(*placed_by)});
}

}  // namespace pawnpath
