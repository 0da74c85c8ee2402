#include "app/dialogs/text_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/frame/controls.h"

namespace pawnpath::app {

void show_text(wxWindow& parent, const wxString& title, const wxString& label,
               const wxString& text) {
  wxDialog dialog(&parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const int margin = dialog.FromDIP(2 * kGap);
  auto* inner = new wxBoxSizer(wxVERTICAL);
  add_label(&dialog, *inner, label);
  auto* body = new wxTextCtrl(&dialog, wxID_ANY, text, wxDefaultPosition,
                              dialog.FromDIP(wxSize(560, 380)), wxTE_MULTILINE | wxTE_READONLY);
  inner->Add(body, wxSizerFlags(1).Expand());
  sizer->Add(inner, wxSizerFlags(1).Expand().Border(wxALL, margin));
  auto* close = new wxButton(&dialog, wxID_CLOSE, "&Close");
  sizer->Add(close, wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM, margin));
  dialog.SetSizerAndFit(sizer);
  dialog.SetAffirmativeId(wxID_CLOSE);
  dialog.SetEscapeId(wxID_CLOSE);
  close->SetDefault();
  body->SetInsertionPoint(0);
  body->SetFocus();
  // The text would keep Enter for itself.
  body->Bind(wxEVT_CHAR_HOOK, [&dialog](wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    if (code == WXK_RETURN || code == WXK_NUMPAD_ENTER) {
      dialog.EndModal(wxID_CLOSE);
    } else {
      event.Skip();
    }
  });
  dialog.CentreOnParent();
  dialog.ShowModal();
}

}  // namespace pawnpath::app
