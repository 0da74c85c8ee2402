#include "app/session/position_form.h"

#include <algorithm>
#include <vector>

#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/text/fault_text.h"

namespace pawnpath::app {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::size_t kMostFaults = 12;  // more are no help
constexpr std::size_t kLongestLine = 2000;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (const auto part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// `d 4 h` is one wall, `d4h e5v` are two.
std::vector<std::string_view> split_walls(std::string_view walls) {
  if (trimmed(walls) == "-") return {};
  std::vector<std::string_view> parts;
  for (const std::string_view part : split(walls, ",;\n")) {
    const auto words = split(part, kBlanks);
    const bool several = words.size() > 1 && parse_action(words.front(), RuleSet::standard) &&
                         parse_action(words.front(), RuleSet::standard)->is_wall();
    if (several) {
      parts.insert(parts.end(), words.begin(), words.end());
    } else {
      parts.push_back(part);
    }
  }
  return parts;
}

bool is_wall(std::string_view part, Action wall, RuleSet rules) {
  const auto parsed = parse_action(part, rules);
  return parsed && *parsed == wall;
}

std::string joined(const std::vector<std::string_view>& parts, std::string_view separator) {
  std::string text;
  for (const std::string_view part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

// The walls as one field of the position line.
std::string walls_field(std::string_view walls) {
  std::string field = joined(split_walls(walls), ",");
  std::erase_if(field, [](char c) { return kBlanks.find(c) != std::string_view::npos; });
  return field.empty() ? "-" : field;
}

std::string line_of(const PositionForm& form) {
  return to_string(form.pawns[0]) + ' ' + to_string(form.pawns[1]) + ' ' +
         std::to_string(form.walls_left[0]) + ' ' + std::to_string(form.walls_left[1]) +
         (form.turn == Side::light ? " light " : " dark ") + walls_field(form.walls);
}

bool is_word(std::string_view text, std::string_view word) {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

}  // namespace

PositionForm form_of(const Position& position) {
  PositionForm form;
  form.rules = position.rules();
  form.turn = position.turn();
  for (const Side side : kSides) {
    form.pawns[index(side)] = position.pawn(side);
    form.walls_left[index(side)] = position.walls_left(side);
  }
  for (const Action wall : walls_in_order(position.walls()))
    form.walls = with_wall(form.walls, wall, form.rules);
  return form;
}

Result<Position, std::string> check_form(const PositionForm& form, Wording wording) {
  const auto position = parse_position(line_of(form), form.rules);
  if (position) return *position;
  std::string sentences;
  const auto& faults = position.error();
  for (std::size_t i = 0; i < std::min(faults.size(), kMostFaults); ++i) {
    sentences += (i > 0 ? "\n" : "") + fault_sentence(faults[i], wording);
  }
  return Failure{sentences};
}

std::vector<Action> walls_of(const PositionForm& form) {
  std::vector<Action> walls;
  for (const std::string_view part : split_walls(form.walls)) {
    const auto action = parse_action(part, form.rules);
    if (action && action->is_wall()) walls.push_back(*action);
  }
  return walls;
}

std::string with_wall(std::string_view walls, Action wall, RuleSet rules) {
  auto parts = split_walls(walls);
  const std::string name = to_string(wall);
  const bool there = std::any_of(parts.begin(), parts.end(),
                                 [&](std::string_view part) { return is_wall(part, wall, rules); });
  if (!there) parts.push_back(name);
  return joined(parts, ", ");
}

std::string without_wall(std::string_view walls, Action wall, RuleSet rules) {
  auto parts = split_walls(walls);
  std::erase_if(parts, [&](std::string_view part) { return is_wall(part, wall, rules); });
  return joined(parts, ", ");
}

void fit_to_rules(PositionForm& form) {
  const Board& b = board(form.rules);
  for (const Side side : kSides) {
    Square& pawn = form.pawns[index(side)];
    pawn = Square::at(std::min(pawn.file(), b.size - 1), std::min(pawn.rank(), b.size - 1));
    form.walls_left[index(side)] = std::clamp(form.walls_left[index(side)], 0, b.walls);
  }
}

bool is_position_line(std::string_view text) {
  if (text.size() > kLongestLine) return false;  // whatever it is, nobody splits 50 MB
  const auto fields = split(text, kBlanks);
  return fields.size() == 6 && (is_word(fields[4], "light") || is_word(fields[4], "dark"));
}

}  // namespace pawnpath::app
