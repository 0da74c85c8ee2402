// Commands on how the computer plays, and on what it thinks.
#include <limits>

#include "engine/qtp/command.h"

namespace pawnpath {
namespace {

constexpr std::int64_t kMostMilliseconds = 3'600'000;
constexpr std::int64_t kMostThreads = 64;
constexpr std::int64_t kAnyInteger = std::numeric_limits<std::int64_t>::max();

}  // namespace

Protocol::Answer Protocol::level(const CommandLine& line) {
  const auto number = parse_number(line.arguments[0], 1, 6);
  if (!number) return refuse_form(line.command);
  const auto level = static_cast<Level>(*number);
  if (!is_available(level)) return refuse("unavailable", Message::qtp_level, {line.arguments[0]});
  settings_.level = level;
  return std::string();
}

Protocol::Answer Protocol::time(const CommandLine& line) {
  const auto number = parse_number(line.arguments[0], 0, kMostMilliseconds);
  if (!number) return refuse_form(line.command);
  settings_.time.reset();
  if (*number > 0) settings_.time = std::chrono::milliseconds(*number);
  return std::string();
}

Protocol::Answer Protocol::nodes(const CommandLine& line) {
  const auto number = parse_number(line.arguments[0], 0, kAnyInteger);
  if (!number) return refuse_form(line.command);
  settings_.nodes.reset();
  if (*number > 0) settings_.nodes = *number;
  return std::string();
}

Protocol::Answer Protocol::threads(const CommandLine& line) {
  const auto number = parse_number(line.arguments[0], 1, kMostThreads);
  if (!number) return refuse_form(line.command);
  settings_.threads = static_cast<int>(*number);
  return std::string();
}

Protocol::Answer Protocol::seed(const CommandLine& line) {
  const auto number = parse_number(line.arguments[0], 0, kAnyInteger);
  if (!number) return refuse_form(line.command);
  settings_.seed = static_cast<std::uint64_t>(*number);
  return std::string();
}

Protocol::Answer Protocol::suggest(const CommandLine&) {
  return refuse("unavailable", Message::qtp_unavailable);
}

Protocol::Answer Protocol::evaluate_position(const CommandLine&) {
  return refuse("unavailable", Message::qtp_unavailable);
}

}  // namespace pawnpath
