// The rule set that a developer's program is told to use by `--rules`: `passage`, or else standard.
#pragma once

#include <string_view>

#include "engine/rules/board.h"

namespace pawnpath::tools {

[[nodiscard]] inline RuleSet rules_option(std::string_view name) {
  return name == "passage" ? RuleSet::passage : RuleSet::standard;
}

}  // namespace pawnpath::tools
