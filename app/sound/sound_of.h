// sound_of(): which sound goes with an event of the session, if any.
//
// Words are the announcer's; a sound says nothing that is not said or shown as well.
#pragma once

#include <optional>

#include "app/session/snapshot.h"
#include "app/sound/synth.h"

namespace pawnpath::app {

[[nodiscard]] std::optional<Sound> sound_of(const Event& event, const Snapshot& snapshot);

}  // namespace pawnpath::app
