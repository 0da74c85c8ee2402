#include "app/dialogs/recent_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/sizer.h>

#include "app/board/utf8.h"
#include "app/frame/controls.h"

namespace pawnpath::app {

std::optional<std::size_t> ask_recent(wxWindow& parent, const RecentFiles& files) {
  wxDialog dialog(&parent, wxID_ANY, "Open a recent file", wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* inner = new wxBoxSizer(wxVERTICAL);
  add_label(&dialog, *inner, "&Records opened or saved last");
  auto* list = new wxListBox(&dialog, wxID_ANY, wxDefaultPosition, dialog.FromDIP(wxSize(520, 190)),
                             0, nullptr, wxLB_SINGLE | wxLB_NEEDED_SB);
  for (const std::string& file : files)
    list->Append(to_wx(recent_words(file)));
  list->SetSelection(0);
  list->Bind(wxEVT_LISTBOX_DCLICK, [&dialog](wxCommandEvent&) { dialog.EndModal(wxID_OK); });
  inner->Add(list, wxSizerFlags(1).Expand());
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* open = new wxButton(&dialog, wxID_OK, "&Open");
  row->Add(open, wxSizerFlags().Border(wxRIGHT, dialog.FromDIP(kGap)));
  row->Add(new wxButton(&dialog, wxID_CANCEL, "Cancel"));
  open->SetDefault();
  inner->Add(row, wxSizerFlags().Right().Border(wxTOP, dialog.FromDIP(kSectionGap)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(inner, wxSizerFlags(1).Expand().Border(wxALL, dialog.FromDIP(2 * kGap)));
  dialog.SetSizerAndFit(sizer);
  list->SetFocus();
  dialog.CentreOnParent();
  if (dialog.ShowModal() != wxID_OK || list->GetSelection() == wxNOT_FOUND) return std::nullopt;
  return static_cast<std::size_t>(list->GetSelection());
}

}  // namespace pawnpath::app
