// Speech: the answers of the Speak commands, as text.
//
// Each function answers for the position on the screen; while an earlier one is viewed, every
// answer says so first. Saying it is the Announcer's affair.
#pragma once

#include <string>

#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

[[nodiscard]] std::string speak_turn(const Snapshot& snapshot, Wording wording);
[[nodiscard]] std::string speak_pawns(const Snapshot& snapshot, Wording wording);
[[nodiscard]] std::string speak_walls(const Snapshot& snapshot, Wording wording);
[[nodiscard]] std::string speak_steps(const Snapshot& snapshot, Wording wording);
[[nodiscard]] std::string speak_position(const Snapshot& snapshot, Wording wording);
[[nodiscard]] std::string speak_threats(const Snapshot& snapshot, Wording wording);
// The cursor's place at length; `steps` are the squares that are marked.
[[nodiscard]] std::string speak_place(const Snapshot& snapshot, Action place, SquareSet steps,
                                      Wording wording);

}  // namespace pawnpath::app
