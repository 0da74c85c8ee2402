// The words of one command line, and reading them: numbers, colours, the rest of the line.
//
// The call that matters is parse_line(). It knows no commands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/board.h"

namespace pawnpath {

struct CommandLine {
  std::string id;  // the number to be echoed; empty when there is none
  std::string command;
  std::vector<std::string> arguments;
  std::string rest;  // everything behind the command, without blanks at both ends
};

// Drops control characters and the comment, and splits what remains. A line without command and
// number is empty and wants no answer.
[[nodiscard]] CommandLine parse_line(std::string_view line);

// A whole decimal number from `least` to `most`; nothing else.
[[nodiscard]] std::optional<std::int64_t> parse_number(std::string_view text, std::int64_t least,
                                                       std::int64_t most);

// light, white, w; dark, black, b; in any case.
[[nodiscard]] std::optional<Side> parse_colour(std::string_view text);
[[nodiscard]] std::string_view colour_name(Side side);

}  // namespace pawnpath
