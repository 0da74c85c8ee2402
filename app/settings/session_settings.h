// use_preferences(): what of the preferences concerns the session, given to its settings.
//
// Seed and pauses stay as they are. The settings hold from the computer's next turn on.
#pragma once

#include "app/session/session.h"
#include "app/settings/preferences.h"

namespace pawnpath::app {

inline void use_preferences(const Preferences& preferences, SessionSettings& settings) {
  settings.master_time = preferences.master_time;
  settings.threads = preferences.threads;
  settings.memory = preferences.memory;
}

}  // namespace pawnpath::app
