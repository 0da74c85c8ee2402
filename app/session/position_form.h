// PositionForm: a position as it is set up field by field, however wrong it is for the moment.
//
// The call that matters is check_form(), which gives the position or every fault as a sentence of
// the engine's. It knows no dialog.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/position.h"
#include "engine/rules/result.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

struct PositionForm {
  RuleSet rules = RuleSet::standard;
  Square pawns[2];
  int walls_left[2] = {0, 0};
  Side turn = Side::light;
  std::string walls;  // as a person writes them: `d1h, e5v` or `d1h e5v`; empty or `-` for none
};

[[nodiscard]] PositionForm form_of(const Position& position);

// The failure has one sentence a line.
[[nodiscard]] Result<Position, std::string> check_form(const PositionForm& form, Wording wording);

// The walls of the form that can be read, right or wrong together.
[[nodiscard]] std::vector<Action> walls_of(const PositionForm& form);

// The list of walls with `wall` at its end, if it is not in it, and without it, wherever it is.
[[nodiscard]] std::string with_wall(std::string_view walls, Action wall, RuleSet rules);
[[nodiscard]] std::string without_wall(std::string_view walls, Action wall, RuleSet rules);

// The pawns go onto a square of the board that there is now, the walls left to what its rules give.
void fit_to_rules(PositionForm& form);

// True for text that is meant as a position line, right or wrong, and not as a record.
[[nodiscard]] bool is_position_line(std::string_view text);

}  // namespace pawnpath::app
