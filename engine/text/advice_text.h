// Advice in words: why an action is good, and what a line of the analysis is worth.
//
// The calls that matter are suggestion_sentence() and line_sentence(). They put into words what a
// search has found; they search nothing themselves beyond single walls.
#pragma once

#include <span>
#include <string>

#include "engine/rules/position.h"
#include "engine/text/wording.h"

namespace pawnpath {

// What a search says of the side to move.
struct Outlook {
  int hundredths = 0;     // of a step ahead
  int percent = 50;       // chance to win
  int win_in_plies = 0;   // 0: no forced win seen
  int loss_in_plies = 0;  // 0: no forced loss seen
};

// `It brings Light nearer: Light route 7, Dark route 8.` One to three sentences. `line` is what is
// expected to be played, the action itself first; never empty, legal in this order.
[[nodiscard]] std::string reason_for(const Position& position, std::span<const Action> line,
                                     const Outlook& outlook, Wording wording);

// The action's name before its reason: `Suggested: wall D 4 horizontal. It costs ...`
[[nodiscard]] std::string suggestion_sentence(const Position& position,
                                              std::span<const Action> line, const Outlook& outlook,
                                              Wording wording);

// `Light ahead by 1.5 steps, 72 percent: E 5, wall D 7 horizontal, E 6`, at most `most` actions.
[[nodiscard]] std::string line_sentence(Side side, std::span<const Action> line,
                                        const Outlook& outlook, Wording wording, int most = 6);

// `step to E 5`, `wall D 4 horizontal`
[[nodiscard]] std::string action_words(Action action, Wording wording);

}  // namespace pawnpath
