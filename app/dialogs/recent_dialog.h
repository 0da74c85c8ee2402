// The dialog that offers the recent files, in a native list.
//
// The call that matters is ask_recent(). Enter and a double click open what is selected.
#pragma once

#include <wx/window.h>

#include <cstddef>
#include <optional>

#include "app/settings/recent_files.h"

namespace pawnpath::app {

// The place in `files`, which are not empty; nothing when it was called off.
[[nodiscard]] std::optional<std::size_t> ask_recent(wxWindow& parent, const RecentFiles& files);

}  // namespace pawnpath::app
