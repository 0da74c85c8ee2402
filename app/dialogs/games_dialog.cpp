#include "app/dialogs/games_dialog.h"

#include <wx/dialog.h>
#include <wx/listbox.h>

#include "app/board/utf8.h"
#include "app/dialogs/form.h"
#include "app/frame/controls.h"

namespace pawnpath::app {
namespace {

const wxSize kListSize{620, 300};  // at 100 %

}  // namespace

std::optional<std::size_t> ask_game(wxWindow& parent, const std::vector<std::string>& games) {
  wxDialog dialog(&parent, wxID_ANY, "Games", wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_label(&dialog, *sizer, "&Games you left for another one, newest first");
  auto* list = new wxListBox(&dialog, wxID_ANY, wxDefaultPosition, dialog.FromDIP(kListSize), 0,
                             nullptr, wxLB_SINGLE | wxLB_NEEDED_SB | wxLB_HSCROLL);
  for (const std::string& game : games)
    list->Append(to_wx(game));
  list->SetSelection(0);
  list->Bind(wxEVT_LISTBOX_DCLICK, [&dialog](wxCommandEvent&) { dialog.EndModal(wxID_OK); });
  sizer->Add(list, wxSizerFlags(1).Expand());
  add_ok_and_cancel(dialog, *sizer, "G&o on with it");
  fit_dialog(dialog, sizer);
  list->SetFocus();
  const bool chosen = dialog.ShowModal() == wxID_OK && list->GetSelection() != wxNOT_FOUND;
  return chosen ? std::optional(static_cast<std::size_t>(list->GetSelection())) : std::nullopt;
}

}  // namespace pawnpath::app
