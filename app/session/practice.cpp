#include "app/session/practice.h"

#include <algorithm>
#include <string_view>

#include "app/session/phrases.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/rules/routes.h"

namespace pawnpath::app {
namespace {

struct Line {
  Phrase name;
  std::string_view line;
};

constexpr Line kLines[kPracticeCount] = {
    {Phrase::practice_opening, "e1 e9 10 10 light -"},
    {Phrase::practice_detour, "e1 e9 10 9 light d1h"},
    {Phrase::practice_jump, "e4 e5 10 10 light -"},
    {Phrase::practice_blocked_jump, "e4 e5 10 9 light e5h"},
};

std::vector<Practice> make_positions() {
  std::vector<Practice> made;
  for (const Line& line : kLines) {
    made.push_back({phrase(line.name), *parse_position(line.line, RuleSet::standard)});
  }
  return made;
}

std::string steps_of(const Position& position, Wording wording) {
  ActionList steps;
  for (SquareSet left = legal_steps(position); !left.empty(); left.remove_first()) {
    steps.push_back(Action::step(left.first()));
  }
  sort_by_name(steps);
  std::vector<std::string> names;
  for (const Action step : steps)
    names.push_back(action_name(step, wording));
  return enumerate(names);
}

}  // namespace

const std::vector<Practice>& practice_positions() {
  static const std::vector<Practice> kPositions = make_positions();
  return kPositions;
}

std::string practice_item(const Practice& practice, Wording wording) {
  const Position& position = practice.position;
  return phrase(Phrase::practice_item,
                {practice.name, std::to_string(route_length(position, Side::light)),
                 std::to_string(route_length(position, Side::dark)), steps_of(position, wording)});
}

bool is_practice(const Position& position) {
  const auto& all = practice_positions();
  return std::any_of(all.begin(), all.end(),
                     [&](const Practice& practice) { return practice.position == position; });
}

}  // namespace pawnpath::app
