#include "engine/rules/notation.h"

#include <algorithm>
#include <cassert>

namespace pawnpath {
namespace {

// What a name consists of, before asking whether the board has it.
struct Name {
  int file = 0;        // from 0
  int rank = 0;        // from 0; -1 for rank 0
  char direction = 0;  // 'h', 'v' or 0
};

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A letter, one or two digits, and perhaps h or v; false for anything else.
bool split_name(std::string_view text, Name& name) {
  char compact[4] = {};
  std::size_t size = 0;
  for (const char c : text) {
    if (is_blank(c)) continue;
    if (size == 4) return false;
    compact[size++] = lower(c);
  }
  if (size < 2 || !is_letter(compact[0]) || !is_digit(compact[1])) return false;
  int rank = compact[1] - '0';
  std::size_t i = 2;
  if (i < size && is_digit(compact[i])) rank = rank * 10 + (compact[i++] - '0');
  if (i < size && (compact[i] == 'h' || compact[i] == 'v')) name.direction = compact[i++];
  name.file = compact[0] - 'a';
  name.rank = rank - 1;
  return i == size;
}

Failure<Refusal> failure(RefusalCode code) { return {Refusal{code, {}, {}, Side::light}}; }

// By name, a square's file decides before its rank.
int name_key(Action action) {
  if (action.is_step()) return action.square().file() * 16 + action.square().rank();
  const int kind = action.direction() == WallDirection::horizontal ? 1 : 2;
  return kind * 256 + action.slot().file() * 16 + action.slot().rank();
}

}  // namespace

std::string to_string(Square square) {
  return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::string to_string(Action action) {
  if (action.is_none()) return {};
  if (action.is_step()) return to_string(action.square());
  const Slot slot = action.slot();
  return to_string(Square::at(slot.file(), slot.rank())) +
         (action.direction() == WallDirection::horizontal ? 'h' : 'v');
}

Result<Action, Refusal> parse_action(std::string_view text, RuleSet rules) {
  Name name;
  if (!split_name(text, name)) return failure(RefusalCode::not_a_name);
  if (name.direction == 0) {
    if (!board(rules).has_square(name.file, name.rank)) return failure(RefusalCode::off_board);
    return Action::step(Square::at(name.file, name.rank));
  }
  if (!board(rules).has_slot(name.file, name.rank)) return failure(RefusalCode::off_board);
  return Action::wall(Slot::at(name.file, name.rank),
                      name.direction == 'h' ? WallDirection::horizontal : WallDirection::vertical);
}

Result<Square, Refusal> parse_square(std::string_view text, RuleSet rules) {
  const auto action = parse_action(text, rules);
  if (!action) return Failure<Refusal>{action.error()};
  if (!action->is_step()) return failure(RefusalCode::not_a_name);
  return action->square();
}

bool name_order(Action a, Action b) { return name_key(a) < name_key(b); }

void sort_by_name(ActionList& actions) { std::sort(actions.begin(), actions.end(), name_order); }

}  // namespace pawnpath
