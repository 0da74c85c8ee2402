#include "engine/rules/position_line.h"

#include <algorithm>
#include <charconv>

#include "engine/rules/notation.h"
#include "engine/rules/routes.h"

namespace pawnpath {
namespace {

using Faults = std::vector<PositionFault>;
using Code = PositionFaultCode;

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(separators, at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end;
  }
  return parts;
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

PositionFault text_fault(Code code, std::string_view token, Side side = Side::light) {
  return {code, std::string(token), side, {}, {}};
}

void read_square(std::string_view token, Side side, Setup& setup, Faults& faults) {
  const auto square = parse_square(token, setup.rules);
  if (square) {
    setup.pawns[index(side)] = *square;
  } else {
    faults.push_back(text_fault(Code::bad_square, token, side));
  }
}

void read_number(std::string_view token, Side side, Setup& setup, Faults& faults) {
  int number = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), number);
  if (error != std::errc{} || end != token.data() + token.size() || number < 0) {
    faults.push_back(text_fault(Code::bad_number, token, side));
  } else {
    setup.walls_left[index(side)] = number;
  }
}

void read_turn(std::string_view token, Setup& setup, Faults& faults) {
  const std::string turn = lower(token);
  if (turn != "light" && turn != "dark") faults.push_back(text_fault(Code::bad_turn, token));
  setup.turn = turn == "dark" ? Side::dark : Side::light;
}

void read_walls(std::string_view field, ListedSetup& listed, Faults& faults) {
  if (field == "-") return;
  const auto tokens = split(field, ",");
  if (tokens.empty()) faults.push_back(text_fault(Code::bad_wall, field));
  for (const std::string_view token : tokens) {
    const auto wall = parse_action(token, listed.setup.rules);
    if (wall && wall->is_wall()) {
      listed.walls.push_back(*wall);
    } else {
      faults.push_back(text_fault(Code::bad_wall, token));
    }
  }
}

bool overlap(Action a, Action b) {
  if (a.direction() != b.direction()) return false;
  const bool horizontal = a.direction() == WallDirection::horizontal;
  const int along =
      horizontal ? a.slot().file() - b.slot().file() : a.slot().rank() - b.slot().rank();
  const int across =
      horizontal ? a.slot().rank() - b.slot().rank() : a.slot().file() - b.slot().file();
  return across == 0 && along >= -1 && along <= 1;
}

bool cross(Action a, Action b) { return a.direction() != b.direction() && a.slot() == b.slot(); }

void check_hands(const ListedSetup& listed, Faults& faults) {
  const Setup& setup = listed.setup;
  const int most = board(setup.rules).walls;
  int total = static_cast<int>(std::min<std::size_t>(listed.walls.size(), 1000));
  for (const Side side : kSides) {
    const int left = setup.walls_left[index(side)];
    if (left < 0 || left > most) {
      faults.push_back({Code::too_many_in_hand, {}, side, {}, {}});
    }
    total += std::clamp(left, 0, most);
  }
  if (total > 2 * most)
    faults.push_back({Code::too_many_walls, {}, Side::light, {}, {}, total, 2 * most});
}

void check_pawns(const Setup& setup, Faults& faults) {
  if (setup.pawns[0] == setup.pawns[1]) {
    faults.push_back({Code::pawns_together, {}, Side::light, {}, {}});
  }
  for (const Side side : kSides) {
    if (setup.pawns[index(side)].rank() == board(setup.rules).goal_rank(side)) {
      faults.push_back({Code::on_goal, {}, side, {}, {}});
    }
  }
}

void check_pairs(const std::vector<Action>& walls, Code code, bool (*clash)(Action, Action),
                 Faults& faults) {
  for (std::size_t i = 1; i < walls.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (clash(walls[i], walls[j])) {
        faults.push_back({code, {}, Side::light, walls[i], walls[j]});
      }
    }
  }
}

// Walls that overlap or cross shut what they cover all the same, so the routes can be asked even
// then.
void check_routes(const ListedSetup& listed, Faults& faults) {
  const Setup& setup = listed.setup;
  ShutSides shut = Position(setup.rules).shut();
  for (const Action wall : listed.walls) {
    shut.north = shut.north | shut_by(wall).north;
    shut.east = shut.east | shut_by(wall).east;
  }
  for (const Side side : kSides) {
    if (!has_route(shut, setup.pawns[index(side)], goal_squares(setup.rules, side))) {
      faults.push_back({Code::no_route, {}, side, {}, {}});
    }
  }
}

}  // namespace

std::vector<PositionFault> validate(const ListedSetup& listed) {
  Faults faults;
  check_hands(listed, faults);
  check_pawns(listed.setup, faults);
  // More walls than there are slots need no list of a million pairs.
  const std::size_t most = 2 * static_cast<std::size_t>(board(listed.setup.rules).walls);
  if (listed.walls.size() > most) return faults;
  check_pairs(listed.walls, Code::overlaps, overlap, faults);
  check_pairs(listed.walls, Code::crosses, cross, faults);
  check_routes(listed, faults);
  return faults;
}

std::vector<PositionFault> validate(const Setup& setup) {
  ListedSetup listed{setup, {}};
  for (const Action wall : walls_in_order(setup.walls))
    listed.walls.push_back(wall);
  return validate(listed);
}

Result<Position, std::vector<PositionFault>> parse_position(std::string_view line, RuleSet rules) {
  const auto fields = split(line, " \t\r\n");
  if (fields.size() != 6) return Failure<Faults>{{text_fault(Code::field_count, line)}};
  ListedSetup listed;
  listed.setup.rules = rules;
  Faults faults;
  read_square(fields[0], Side::light, listed.setup, faults);
  read_square(fields[1], Side::dark, listed.setup, faults);
  read_number(fields[2], Side::light, listed.setup, faults);
  read_number(fields[3], Side::dark, listed.setup, faults);
  read_turn(fields[4], listed.setup, faults);
  read_walls(fields[5], listed, faults);
  if (faults.empty()) faults = validate(listed);
  if (!faults.empty()) return Failure<Faults>{std::move(faults)};
  for (const Action wall : listed.walls)
    listed.setup.walls.toggle(wall);
  return Position(listed.setup);
}

std::string format_position(const Position& position) {
  std::string line = to_string(position.pawn(Side::light)) + ' ' +
                     to_string(position.pawn(Side::dark)) + ' ' +
                     std::to_string(position.walls_left(Side::light)) + ' ' +
                     std::to_string(position.walls_left(Side::dark)) +
                     (position.turn() == Side::light ? " light " : " dark ");
  const ActionList walls = walls_in_order(position.walls());
  if (walls.empty()) return line + '-';
  for (std::size_t i = 0; i < walls.size(); ++i) {
    if (i > 0) line += ',';
    line += to_string(walls[i]);
  }
  return line;
}

ActionList walls_in_order(const WallSet& walls) {
  ActionList list;
  for (const WallDirection direction : kWallDirections) {
    for (int number = 0; number < 64; ++number) {
      const Action wall = Action::wall(Slot{static_cast<std::uint8_t>(number)}, direction);
      if (walls.has(wall)) list.push_back(wall);
    }
  }
  sort_by_name(list);
  return list;
}

}  // namespace pawnpath
