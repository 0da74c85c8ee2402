// One window for each data folder: how a second start finds the first one's window.
//
// The calls that matter are mark_window() and bring_first_to_front(). Whether there is a first one
// is InstanceLock's to say.
#pragma once

#include <wx/toplevel.h>

#include <filesystem>

namespace pawnpath::app {

void mark_window(wxTopLevelWindow& window, const std::filesystem::path& folder);

// False when no window is found.
bool bring_first_to_front(const std::filesystem::path& folder);

}  // namespace pawnpath::app
