// A text to read, in a native read-only control, with one button that closes it.
//
// The call that matters is show_text(). Escape and Enter close it; focus goes back where it was.
#pragma once

#include <wx/string.h>
#include <wx/window.h>

namespace pawnpath::app {

void show_text(wxWindow& parent, const wxString& title, const wxString& label,
               const wxString& text);

}  // namespace pawnpath::app
