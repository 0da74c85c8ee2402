// Commands on how the computer plays, and on what it thinks.
#include <limits>

#include "engine/ai/analyst.h"
#include "engine/qtp/command.h"
#include "engine/rules/notation.h"
#include "engine/text/advice_text.h"

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

// Master's view of the position, within what the controller has set or Master's own two seconds.
SearchResult Protocol::analyse() {
  Settings limits = settings_;
  if (!limits.nodes && !limits.time) limits.time = kMasterTime;
  return computer_.analyse(game(), limits, 1);
}

Protocol::Answer Protocol::suggest(const CommandLine&) {
  const Refusal refusal = why_not_now(game().position().turn());
  if (refusal.refused()) return refuse(refusal, game().position());
  const Line best = analyse().best();
  return to_string(best.actions.front()) + ": " +
         reason_for(game().position(), best.actions, outlook(best.score), kWritten);
}

Protocol::Answer Protocol::evaluate_position(const CommandLine&) {
  const Refusal refusal = why_not_now(game().position().turn());
  if (refusal.refused()) return refuse(refusal, game().position());
  const Outlook seen = outlook(analyse().best().score);
  return std::to_string(seen.hundredths) + ' ' + std::to_string(seen.percent);
}

}  // namespace pawnpath
