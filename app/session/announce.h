// Announce: the sentence for what has happened, as it is spoken and as the status bar shows it.
//
// The calls that matter are announcement() and status_text(). Both look at the Event and at the
// Snapshot that came with it, and at nothing else. Answers to questions are not its affair.
#pragma once

#include <string>

#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

// What is spoken; empty for an event that is not worth a word. Who listens is taken from the
// seats: the one person against a computer is spoken to as "you".
[[nodiscard]] std::string announcement(const Event& event, const Snapshot& snapshot,
                                       Wording wording);

// The same, and whose turn it is; never empty.
[[nodiscard]] std::string status_text(const Event& event, const Snapshot& snapshot,
                                      Wording wording);

// `message`, and whose turn it is: for what does not come from Session. Never empty.
[[nodiscard]] std::string status_text(const std::string& message, const Snapshot& snapshot,
                                      Wording wording);

// `You are viewing move 3.`, to be said first in every answer; empty when nothing is viewed.
[[nodiscard]] std::string viewing_sentence(const Snapshot& snapshot);
// The same before `text`, an answer about the position shown.
[[nodiscard]] std::string view_first(const Snapshot& snapshot, const std::string& text);

}  // namespace pawnpath::app
