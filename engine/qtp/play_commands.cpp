// Commands that change the game.
#include <algorithm>

#include "engine/qtp/command.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "engine/text/fault_text.h"

namespace pawnpath {
namespace {

// `d4 horizontal` as `d4 h`: the direction may be given in full.
std::string with_short_direction(std::string name) {
  for (char& c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  for (const std::string_view word : {"horizontal", "vertical"}) {
    if (name.ends_with(word)) name.resize(name.size() - word.size() + 1);
  }
  return name;
}

std::string behind_colour(const CommandLine& line) {
  const std::size_t colour = line.arguments[0].size();
  return line.rest.substr(line.rest.find_first_not_of(' ', colour));
}

Setup with_walls_left(const Position& position, int walls) {
  Setup setup;
  setup.rules = position.rules();
  setup.turn = position.turn();
  setup.walls = position.walls();
  for (const Side side : kSides) {
    setup.pawns[index(side)] = position.pawn(side);
    setup.walls_left[index(side)] = walls;
  }
  return setup;
}

}  // namespace

void Protocol::start(const Position& position) {
  record_ = Record{};
  record_.game = Game(position);
}

Protocol::Answer Protocol::boardsize(const CommandLine& line) {
  const std::string& size = line.arguments[0];
  if (size != "9" && size != "7") return refuse_form(line.command);
  start(Position(size == "9" ? RuleSet::standard : RuleSet::passage));
  return std::string();
}

Protocol::Answer Protocol::clear_board(const CommandLine&) {
  start(Position(game().position().rules()));
  return std::string();
}

Protocol::Answer Protocol::walls(const CommandLine& line) {
  const Position& position = game().position();
  const auto number = parse_number(line.arguments[0], 0, position.board().walls);
  if (!number) return refuse_form(line.command);
  if (game().plies() > 0) return refuse("too-late", Message::qtp_started);
  const Setup setup = with_walls_left(position, static_cast<int>(*number));
  const auto faults = validate(setup);
  if (!faults.empty()) {
    return Failure<std::string>{"bad-position: " + fault_sentences(faults, kWritten)};
  }
  start(Position(setup));
  return std::string();
}

Protocol::Answer Protocol::playmove(const CommandLine& line) {
  return play(line.arguments[0], behind_colour(line), false);
}

Protocol::Answer Protocol::playwall(const CommandLine& line) {
  return play(line.arguments[0], behind_colour(line), true);
}

Protocol::Answer Protocol::play(std::string_view colour, std::string_view name, bool wants_wall) {
  const std::string_view command = wants_wall ? "playwall" : "playmove";
  const auto side = parse_colour(colour);
  if (!side) return refuse_form(command);
  const auto action = parse_action(with_short_direction(std::string(name)), game().start().rules());
  if (!action) return refuse(action.error(), game().position(), name);
  if (action->is_wall() != wants_wall) return refuse_form(command);
  Refusal refusal = why_not_now(*side);
  if (!refusal.refused()) refusal = record_.game.play(*action);
  if (refusal.refused()) return refuse(refusal, game().position());
  return std::string();
}

// What speaks against any action of `side`, whatever it is.
Refusal Protocol::why_not_now(Side side) const {
  const Side turn = game().position().turn();
  if (game().is_over()) return {RefusalCode::game_over, {}, {}, turn};
  if (side != turn) return {RefusalCode::not_your_turn, {}, {}, turn};
  return {};
}

Protocol::Answer Protocol::genmove(const CommandLine& line) {
  const auto side = parse_colour(line.arguments[0]);
  if (!side) return refuse_form(line.command);
  const Refusal refusal = why_not_now(*side);
  if (refusal.refused()) return refuse(refusal, game().position());
  const Action action = computer_.choose(game(), settings_);
  if (record_.game.play(action).refused()) return refuse("internal", Message::qtp_internal);
  return to_string(action);
}

Protocol::Answer Protocol::undo(const CommandLine& line) {
  const auto count = line.arguments.empty() ? std::optional<std::int64_t>(1)
                                            : parse_number(line.arguments[0], 1, kMostActions);
  if (!count) return refuse_form(line.command);
  // A resignation is a step of its own, the last one.
  const int steps = game().plies() + (game().termination() == Termination::resign ? 1 : 0);
  if (*count > steps) {
    return refuse("too-many", Message::qtp_undo, {std::to_string(steps)});
  }
  for (std::int64_t step = 0; step < *count; ++step)
    record_.game.undo();
  std::erase_if(record_.comments,
                [&](const RecordComment& comment) { return comment.plies > game().plies(); });
  return std::string();
}

}  // namespace pawnpath
