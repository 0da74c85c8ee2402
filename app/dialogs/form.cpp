#include "app/dialogs/form.h"

#include <wx/button.h>

#include "app/board/utf8.h"
#include "app/frame/controls.h"

namespace pawnpath::app {
namespace {

constexpr int kLeastText = 180;  // at 100 %

wxSizer* add_field(const wxWindow& parent, wxSizer& sizer) {
  auto* field = new wxBoxSizer(wxVERTICAL);
  sizer.Add(field, wxSizerFlags().Expand().Border(wxBOTTOM, parent.FromDIP(kGap)));
  return field;
}

}  // namespace

wxChoice* add_choice(wxWindow& parent, wxSizer& sizer, const wxString& label) {
  wxSizer* field = add_field(parent, sizer);
  add_label(&parent, *field, label);
  auto* choice = new wxChoice(&parent, wxID_ANY);
  field->Add(choice, wxSizerFlags().Expand());
  return choice;
}

wxTextCtrl* add_text(wxWindow& parent, wxSizer& sizer, const wxString& label,
                     const std::string& value, int most_characters) {
  wxSizer* field = add_field(parent, sizer);
  add_label(&parent, *field, label);
  auto* text = new wxTextCtrl(&parent, wxID_ANY, to_wx(value));
  text->SetMaxLength(static_cast<unsigned long>(most_characters));
  text->SetMinSize(wxSize(parent.FromDIP(kLeastText), -1));
  field->Add(text, wxSizerFlags().Expand());
  return text;
}

wxSizer* two_columns(const wxWindow& parent) {
  return new wxGridSizer(2, 0, parent.FromDIP(2 * kGap));
}

void add_ok_and_cancel(wxDialog& dialog, wxSizer& sizer, const wxString& ok) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* first = new wxButton(&dialog, wxID_OK, ok);
  row->Add(first, wxSizerFlags().Border(wxRIGHT, dialog.FromDIP(kGap)));
  row->Add(new wxButton(&dialog, wxID_CANCEL, "Cancel"));
  first->SetDefault();
  sizer.Add(row, wxSizerFlags().Right().Border(wxTOP, dialog.FromDIP(kGap)));
}

void fit_dialog(wxDialog& dialog, wxSizer* content) {
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(content, wxSizerFlags(1).Expand().Border(wxALL, dialog.FromDIP(2 * kGap)));
  dialog.SetSizerAndFit(outer);
  dialog.CentreOnParent();
}

}  // namespace pawnpath::app
