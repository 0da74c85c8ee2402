// Commands that ask about the game, and the one that sets a position.
#include "engine/qtp/command.h"
#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/perft.h"
#include "engine/rules/position_line.h"
#include "engine/rules/routes.h"
#include "engine/text/braille.h"
#include "engine/text/fault_text.h"
#include "engine/text/position_text.h"
#include "engine/text/refusal_text.h"

namespace pawnpath {
namespace {

constexpr int kMostPerftPlies = 9;

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += separator;
    text += item;
  }
  return text;
}

// Squares or actions, blanks between.
template <typename List>
std::string names(const List& list) {
  std::vector<std::string> items;
  for (const auto item : list)
    items.push_back(to_string(item));
  return joined(items, " ");
}

// The rows for braille with a plus at the open corners, so that no line is blank.
std::string picture(const Position& position) {
  std::vector<std::string> rows = braille_rows(position, BrailleOrder::ranks, kWritten);
  for (std::size_t row = 1; row < rows.size(); row += 2) {
    for (std::size_t i = 3; i < rows[row].size(); i += 2) {
      if (rows[row][i] == ' ') rows[row][i] = '+';
    }
  }
  std::string files = " ";
  for (int file = 0; file < position.board().size; ++file) {
    files += {' ', static_cast<char>('a' + file)};
  }
  rows.push_back(files);
  return joined(rows, "\n");
}

}  // namespace

Protocol::Answer Protocol::winner(const CommandLine&) {
  switch (game().outcome()) {
    case Outcome::light_wins:
      return std::string("true light");
    case Outcome::dark_wins:
      return std::string("true dark");
    case Outcome::draw:
      return std::string("draw");
    case Outcome::unfinished:
      break;
  }
  return std::string("false");
}

Protocol::Answer Protocol::showboard(const CommandLine&) {
  return format_position(game().position()) + '\n' + picture(game().position());
}

Protocol::Answer Protocol::position(const CommandLine& line) {
  if (line.rest.empty()) return format_position(game().position());
  const auto position = parse_position(line.rest, game().position().rules());
  if (!position) {
    return Failure<std::string>{"bad-position: " + fault_sentences(position.error(), kWritten)};
  }
  start(*position);
  return std::string();
}

Protocol::Answer Protocol::legal(const CommandLine&) {
  if (game().is_over()) return std::string();
  ActionList actions = legal_actions(game().position());
  sort_by_name(actions);
  return names(actions);
}

Protocol::Answer Protocol::why(const CommandLine& line) {
  const auto action = parse_action(line.rest, game().position().rules());
  const Refusal refusal = action ? game().why_not(*action) : action.error();
  if (!refusal.refused()) return std::string(code_name(refusal.code));
  return refuse(refusal, game().position(), action ? std::string() : line.rest).reason;
}

Protocol::Answer Protocol::count_sequences(const CommandLine& line) {
  const auto plies = parse_number(line.arguments[0], 0, kMostPerftPlies);
  if (!plies) return refuse_form(line.command);
  return std::to_string(perft_with_table(game().position(), static_cast<int>(*plies)));
}

Protocol::Answer Protocol::routes(const CommandLine&) {
  return std::to_string(route_length(game().position(), Side::light)) + ' ' +
         std::to_string(route_length(game().position(), Side::dark));
}

Protocol::Answer Protocol::route(const CommandLine& line) {
  const auto side = parse_colour(line.arguments[0]);
  if (!side) return refuse_form(line.command);
  return names(shortest_route(game().position(), *side));
}

Protocol::Answer Protocol::describe_game(const CommandLine&) {
  return joined(describe(game(), kWritten), "\n");
}

Protocol::Answer Protocol::draw_watch(const CommandLine&) {
  const DrawWatch watch = game().draw_watch();
  return std::to_string(watch.plies) + ' ' + std::to_string(watch.times);
}

}  // namespace pawnpath
