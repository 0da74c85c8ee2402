#include "app/frame/controls.h"

#include <wx/listbox.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

namespace pawnpath::app {
namespace {

bool is_ground(const wxWindow& window) {
  return !window.IsTopLevel() && dynamic_cast<const wxControl*>(&window) == nullptr;
}

void colour_insides(wxWindow& control, const Theme& theme) {
  // Contrast is the system's own. A text that is only read would be grey without this.
  control.SetBackgroundColour(theme.contrast ? wxNullColour : theme.card);
  control.SetForegroundColour(theme.contrast ? wxNullColour : theme.text);
}

}  // namespace

wxStaticText* add_label(wxWindow* parent, wxSizer& sizer, const wxString& text) {
  auto* label = new wxStaticText(parent, wxID_ANY, text);
  sizer.Add(label, wxSizerFlags().Border(wxBOTTOM, parent->FromDIP(kLabelGap)));
  return label;
}

void lay_out_column_of(wxWindow& panel) {
  wxWindow* window = &panel;
  while (window != nullptr && dynamic_cast<wxScrolledWindow*>(window) == nullptr) {
    window = window->GetParent();
  }
  if (window == nullptr) return;
  window->CallAfter([window] {
    window->FitInside();
    window->Layout();
    window->Refresh();
  });
}

void apply_theme(wxWindow& root, const Theme& theme) {
  if (is_ground(root)) root.SetBackgroundColour(theme.ground);
  for (wxWindow* child : root.GetChildren()) {
    if (dynamic_cast<wxStaticText*>(child) != nullptr) {
      child->SetForegroundColour(theme.text);
    } else if (dynamic_cast<wxListBox*>(child) != nullptr ||
               dynamic_cast<wxTextCtrl*>(child) != nullptr) {
      colour_insides(*child, theme);
    } else {
      apply_theme(*child, theme);
    }
  }
  root.Refresh();
}

}  // namespace pawnpath::app
