// The texts of the Help menu: the keys, and what the program is.
//
// Both are shown by show_text(), in a native control that every screen reader reads line by line.
#pragma once

#include <wx/string.h>

namespace pawnpath::app {

[[nodiscard]] wxString keys_text();
[[nodiscard]] wxString about_text();

}  // namespace pawnpath::app
