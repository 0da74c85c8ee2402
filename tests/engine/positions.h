// Short words for tests of the rules: positions by their line, actions by name, answers as text.
//
// `at("e4 e5 10 10 light -")` is a position, `steps(...)` reads "d4 e3 e6 f4", `why(...)` reads
// "wall-in-way d1h light". Text compares easily and prints well when a test fails.
#pragma once

#include <array>
#include <cstring>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/rules/refusal.h"
#include "engine/rules/routes.h"

namespace pawnpath::test {

[[nodiscard]] inline Position at(std::string_view line, RuleSet rules = RuleSet::standard) {
  const auto position = parse_position(line, rules);
  if (!position) throw std::invalid_argument("not a position: " + std::string(line));
  return *position;
}

[[nodiscard]] inline Action act(std::string_view name, RuleSet rules = RuleSet::standard) {
  const auto action = parse_action(name, rules);
  if (!action) throw std::invalid_argument("not an action: " + std::string(name));
  return *action;
}

// Plays actions by name, legal or not, and gives the position they lead to.
[[nodiscard]] inline Position after(Position position, std::initializer_list<const char*> names) {
  for (const char* name : names)
    position.apply(act(name, position.rules()));
  return position;
}

[[nodiscard]] inline std::string join(const ActionList& actions) {
  std::string text;
  for (const Action action : actions)
    text += (text.empty() ? "" : " ") + to_string(action);
  return text;
}

[[nodiscard]] inline std::string join(const Route& route) {
  std::string text;
  for (const Square square : route)
    text += (text.empty() ? "" : " ") + to_string(square);
  return text;
}

// The legal steps by name, as product texts list them.
[[nodiscard]] inline std::string steps(const Position& position) {
  ActionList list;
  for (SquareSet rest = legal_steps(position); !rest.empty(); rest.remove_first()) {
    list.push_back(Action::step(rest.first()));
  }
  sort_by_name(list);
  return join(list);
}

[[nodiscard]] inline std::string steps(std::string_view line, RuleSet rules = RuleSet::standard) {
  return steps(at(line, rules));
}

// The refusal as `code`, then the wall concerned if there is one, then `light` or `dark`.
[[nodiscard]] inline std::string to_text(const Refusal& refusal) {
  std::string text(code_name(refusal.code));
  if (!refusal.wall.is_none()) text += ' ' + to_string(refusal.wall);
  return text + (refusal.side == Side::light ? " light" : " dark");
}

[[nodiscard]] inline std::string why(const Position& position, std::string_view name) {
  return to_text(why_not(position, act(name, position.rules())));
}

[[nodiscard]] inline bool legal(const Position& position, std::string_view name) {
  return is_legal(position, act(name, position.rules()));
}

// Every byte of a position, for comparing it with itself later: padding counts too.
using Bytes = std::array<unsigned char, sizeof(Position)>;
[[nodiscard]] inline Bytes bytes_of(const Position& position) {
  Bytes bytes;
  std::memcpy(bytes.data(), &position, sizeof(Position));
  return bytes;
}

}  // namespace pawnpath::test
