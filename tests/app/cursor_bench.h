// A cursor over a position, worked by keys; places by their names.
#pragma once

#include <string>
#include <string_view>

#include "app/board/cursor.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"

namespace pawnpath::app {

inline Action at(std::string_view name) { return *parse_action(name, RuleSet::standard); }

// A cursor over a position, pressed like a keyboard.
struct Keys {
  explicit Keys(std::string_view line = "e1 e9 10 10 light -", bool is_turned = false)
      : position(*parse_position(line, RuleSet::standard)), turned(is_turned), cursor(ground()) {}

  [[nodiscard]] CursorGround ground() const { return {position, position.turn(), turned}; }
  Intent operator()(BoardKey key) { return cursor.key(key, ground()); }
  IntentKind kind(BoardKey key) { return (*this)(key).kind; }
  [[nodiscard]] std::string place() const { return to_string(cursor.place()); }

  Position position;
  bool turned;
  Cursor cursor;
};

}  // namespace pawnpath::app
