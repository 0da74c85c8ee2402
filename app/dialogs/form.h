// Form: the few ways in which all our dialogs put their controls together.
//
// Each control is made right after its label, which is what names it to screen readers, and fields
// stand in the order in which they are made, which is the order of Tab.
#pragma once

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <string>

namespace pawnpath::app {

// A label and the control below it.
wxChoice* add_choice(wxWindow& parent, wxSizer& sizer, const wxString& label);
wxTextCtrl* add_text(wxWindow& parent, wxSizer& sizer, const wxString& label,
                     const std::string& value, int most_characters);

// Fields two by two, in equal columns.
[[nodiscard]] wxSizer* two_columns(const wxWindow& parent);

// OK, named by what it does, and Cancel; Enter is OK.
void add_ok_and_cancel(wxDialog& dialog, wxSizer& sizer, const wxString& ok);

// Gives the dialog its content with the usual margin, and its place over its parent.
void fit_dialog(wxDialog& dialog, wxSizer* content);

}  // namespace pawnpath::app
