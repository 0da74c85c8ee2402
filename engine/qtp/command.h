// What the commands share: the table's entry and the wording of refusals.
//
// The call that matters is refuse(). Private to this folder.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/qtp/protocol.h"
#include "engine/rules/refusal.h"
#include "engine/text/catalogue.h"
#include "engine/text/wording.h"

namespace pawnpath {

struct Protocol::Command {
  std::string_view name;
  std::string_view arguments;  // as a reader of the protocol writes them
  std::size_t least;           // arguments
  std::size_t most;
  Answer (Protocol::*run)(const CommandLine& line);
};

inline constexpr std::size_t kAnyNumber = static_cast<std::size_t>(-1);

// `CODE: sentence`
[[nodiscard]] Failure<std::string> refuse(std::string_view code, Message message,
                                          std::initializer_list<std::string_view> arguments = {});
[[nodiscard]] Failure<std::string> refuse(const Refusal& refusal, const Position& position,
                                          std::string_view typed = {});

}  // namespace pawnpath
