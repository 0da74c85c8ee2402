#include "engine/qtp/protocol.h"

#include <algorithm>

#include "engine/qtp/command.h"
#include "engine/text/refusal_text.h"

namespace pawnpath {
namespace {

std::string reply(char sign, const std::string& id, std::string_view text) {
  std::string result = sign + id;
  if (!text.empty()) result += ' ';
  result += text;
  return result + "\n\n";
}

}  // namespace

const Protocol::Command Protocol::kCommands[] = {
    {"name", "", 0, 0, &Protocol::name},
    {"version", "", 0, 0, &Protocol::version},
    {"known_command", "COMMAND", 1, 1, &Protocol::known_command},
    {"list_commands", "", 0, 0, &Protocol::list_commands},
    {"quit", "", 0, 0, &Protocol::quit},
    {"boardsize", "9 or 7", 1, 1, &Protocol::boardsize},
    {"clear_board", "", 0, 0, &Protocol::clear_board},
    {"walls", "N, from 0 to what the rules give", 1, 1, &Protocol::walls},
    {"playmove", "COLOUR SQUARE", 2, kAnyNumber, &Protocol::playmove},
    {"playwall", "COLOUR SQUARE DIRECTION", 2, kAnyNumber, &Protocol::playwall},
    {"genmove", "COLOUR", 1, 1, &Protocol::genmove},
    {"undo", "[N], from 1", 0, 1, &Protocol::undo},
    {"winner", "", 0, 0, &Protocol::winner},
    {"showboard", "", 0, 0, &Protocol::showboard},
    {"pp-position", "[LINE]", 0, kAnyNumber, &Protocol::position},
    {"pp-legal", "", 0, 0, &Protocol::legal},
    {"pp-why", "ACTION", 1, kAnyNumber, &Protocol::why},
    {"pp-perft", "N, from 0 to 9", 1, 1, &Protocol::count_sequences},
    {"pp-routes", "", 0, 0, &Protocol::routes},
    {"pp-route", "COLOUR", 1, 1, &Protocol::route},
    {"pp-level", "N, from 1 to 6", 1, 1, &Protocol::level},
    {"pp-time", "MS, 0 for the level's own", 1, 1, &Protocol::time},
    {"pp-nodes", "N, 0 for the level's own", 1, 1, &Protocol::nodes},
    {"pp-threads", "N, from 1 to 64", 1, 1, &Protocol::threads},
    {"pp-seed", "N", 1, 1, &Protocol::seed},
    {"pp-suggest", "", 0, 0, &Protocol::suggest},
    {"pp-eval", "", 0, 0, &Protocol::evaluate_position},
    {"pp-describe", "", 0, 0, &Protocol::describe_game},
    {"pp-draw-watch", "", 0, 0, &Protocol::draw_watch},
    {"pp-save", "PATH", 1, kAnyNumber, &Protocol::save},
    {"pp-load", "PATH", 1, kAnyNumber, &Protocol::load},
};

const Protocol::Command* Protocol::find(std::string_view name) {
  const auto* const found =
      std::find_if(std::begin(kCommands), std::end(kCommands),
                   [&](const Command& command) { return command.name == name; });
  return found == std::end(kCommands) ? nullptr : found;
}

Protocol::Answer Protocol::list_commands(const CommandLine&) {
  std::string text;
  for (const Command& command : kCommands) {
    if (!text.empty()) text += '\n';
    text += command.name;
  }
  return text;
}

std::string Protocol::handle(std::string_view text) {
  if (text.size() > kMostLineBytes) return handle_too_long(text.substr(0, kMostLineBytes));
  const CommandLine line = parse_line(text);
  if (line.command.empty() && line.id.empty()) return {};
  const auto run = [&]() -> Answer {
    if (line.command.empty()) return refuse("unknown-command", Message::qtp_no_command);
    const Command* const command = find(line.command);
    if (command == nullptr) {
      return refuse("unknown-command", Message::qtp_unknown_command, {quotable(line.command)});
    }
    const std::size_t count = line.arguments.size();
    if (count < command->least || count > command->most) return refuse_form(command->name);
    return (this->*command->run)(line);
  };
  const Answer answer = run();
  return answer ? reply('=', line.id, *answer) : reply('?', line.id, answer.error());
}

Failure<std::string> Protocol::refuse_form(std::string_view name) {
  const std::string_view arguments = find(name)->arguments;
  return refuse("bad-argument", Message::qtp_form,
                {std::string(name) + (arguments.empty() ? "" : " ") + std::string(arguments)});
}

// A comment may be as long as it likes.
std::string Protocol::handle_too_long(std::string_view beginning) {
  if (beginning.find('#') != std::string_view::npos) return handle(beginning);
  const std::string most = std::to_string(kMostLineBytes);
  return reply('?', parse_line(beginning).id,
               refuse("line-too-long", Message::qtp_line_too_long, {most}).reason);
}

Failure<std::string> refuse(std::string_view code, Message message,
                            std::initializer_list<std::string_view> arguments) {
  return {std::string(code) + ": " + say(message, arguments)};
}

Failure<std::string> refuse(const Refusal& refusal, const Position& position,
                            std::string_view typed) {
  return {std::string(code_name(refusal.code)) + ": " +
          refusal_sentence(refusal, position, kWritten, typed)};
}

}  // namespace pawnpath
