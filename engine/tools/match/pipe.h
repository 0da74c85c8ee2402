// PipeContestant: another program that plays through pipes by the text protocol.
//
// The call that matters is make_pipe_contestant(). The program gets `clear_board`, the actions of
// the game as `playmove` and `playwall`, and `genmove`; what it answers is checked by the referee
// like everybody's action. Standard rules only. Not on Windows.
#pragma once

#include <memory>
#include <string>

#include "engine/tools/match/contestant.h"

namespace pawnpath::tools {

// `black_opens`: the program's first player is black, and starts at the top of its board.
// Null when the program cannot be started.
[[nodiscard]] std::unique_ptr<Contestant> make_pipe_contestant(const std::string& program,
                                                               bool black_opens);

}  // namespace pawnpath::tools
