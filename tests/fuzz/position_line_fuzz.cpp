// Any bytes as a position line: faults with sentences, or a position that is written canonically,
// read back as itself, and from which rules and texts can go on.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record/utf8.h"
#include "engine/rules/legal.h"
#include "engine/rules/position_line.h"
#include "engine/text/fault_text.h"
#include "engine/text/position_text.h"
#include "engine/text/threat_text.h"

using namespace pawnpath;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_position(const Position& position) {
  const std::string line = format_position(position);
  const auto again = parse_position(line, position.rules());
  require(again.ok() && *again == position && again->hash() == position.hash());
  require(format_position(*again) == line);
  require(!legal_steps(position).empty());
  require(count_legal_actions(position) == static_cast<int>(legal_actions(position).size()));
  require(describe(Game(position), kSpoken).size() == 8);
  const std::size_t said = threats(position, Side::dark, Side::dark, kSpoken).size();
  require(said == 2 || said == 3);  // the goal steps together or each by itself, the wall
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    const auto position = parse_position(line, rules);
    if (position) {
      check_position(*position);
    } else {
      require(!position.error().empty());
      require(first_fault(fault_sentences(position.error(), kSpoken)) == std::string::npos);
    }
  }
  return 0;
}
