// One window for each data folder: how a second start finds the first one's window, and hands over
// the record that it was to open.
//
// The calls that matter are receive_records() and hand_over(). Whether there is a first one is
// InstanceLock's to say.
#pragma once

#include <wx/toplevel.h>

#include <filesystem>
#include <functional>
#include <optional>

namespace pawnpath::app {

// Marks the first window. `open` is called on its thread, soon after another start has asked for a
// record; never while a dialog is open.
void receive_records(wxTopLevelWindow& window, const std::filesystem::path& folder,
                     std::function<void(const std::filesystem::path&)> open);

// Brings the first window to the front and, if there is a record, has it open that. False when no
// window is found or it cannot open anything now.
[[nodiscard]] bool hand_over(const std::filesystem::path& folder,
                             const std::optional<std::filesystem::path>& record);

}  // namespace pawnpath::app
