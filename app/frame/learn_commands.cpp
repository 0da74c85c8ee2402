// The menu Learn: positions to practise with.
#include "app/frame/command_list.h"
#include "app/session/practice.h"

namespace pawnpath::app {

void add_learn_commands(CommandList& list, Actions& does) {
  const auto& positions = practice_positions();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    // Heard and seen alike; the first letters differ.
    list.add(Menu::learn, kPractice + static_cast<int>(i),
             '&' + practice_item(positions[i], kSpoken), "",
             [&does, &practice = positions[i]] { does.practise(practice); });
  }
}

}  // namespace pawnpath::app
