// The list of games that were left for another one, to go on with one of them.
//
// The call that matters is ask_game(). It loads nothing.
#pragma once

#include <wx/window.h>

#include <optional>
#include <string>
#include <vector>

namespace pawnpath::app {

// One sentence for each game; at least one. The place of the game that was chosen, if one was.
[[nodiscard]] std::optional<std::size_t> ask_game(wxWindow& parent,
                                                  const std::vector<std::string>& games);

}  // namespace pawnpath::app
