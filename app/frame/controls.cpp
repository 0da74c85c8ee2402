#include "app/frame/controls.h"

#include <wx/dcclient.h>
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

// What the ring covers, and the control in its midst.
wxRect ring_around(const wxWindow& control) {
  return control.GetRect().Inflate(control.FromDIP(kRingRoom));
}

}  // namespace

GroupPanel::GroupPanel(wxWindow* parent) : wxPanel(parent), ring_(*wxBLACK) {
  m_container.DisableSelfFocus();
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint_ring(); });
}

void GroupPanel::set_content(wxSizer* content) {
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(content, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(kRingRoom)));
  SetSizer(outer);
}

// Two pixels thick and one away from the control; only outside of it, since nothing would draw it
// again.
void GroupPanel::paint_ring() {
  wxPaintDC dc(this);
  const wxWindow* const control = FindFocus();
  if (dynamic_cast<const wxControl*>(control) == nullptr || control->GetParent() != this) return;
  const wxRect outer = ring_around(*control);
  const int thick = FromDIP(2);
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(ring_);
  dc.DrawRectangle(outer.x, outer.y, outer.width, thick);
  dc.DrawRectangle(outer.x, outer.GetBottom() + 1 - thick, outer.width, thick);
  dc.DrawRectangle(outer.x, outer.y, thick, outer.height);
  dc.DrawRectangle(outer.GetRight() + 1 - thick, outer.y, thick, outer.height);
}

void move_ring(wxWindow* before, wxWindow* now) {
  for (wxWindow* control : {before, now}) {
    auto* const panel =
        control == nullptr ? nullptr : dynamic_cast<GroupPanel*>(control->GetParent());
    if (panel != nullptr) panel->RefreshRect(ring_around(*control));
  }
}

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
  if (auto* const panel = dynamic_cast<GroupPanel*>(&root)) panel->set_ring(theme.ring);
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
