#include "app/frame/analysis_panel.h"

#include <wx/sizer.h>

#include "app/board/utf8.h"
#include "app/session/phrases.h"
#include "engine/text/advice_text.h"

namespace pawnpath::app {

AnalysisPanel::AnalysisPanel(wxWindow* parent) : GroupPanel(parent) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_label(this, *sizer, "&Best lines");
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr,
                        wxLB_SINGLE | wxLB_NEEDED_SB | wxLB_HSCROLL);
  list_->SetMinSize(wxSize(FromDIP(120), FromDIP(72)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  set_content(sizer);
  list_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    if (!waiting_.IsEmpty()) put(waiting_);
    waiting_.Clear();
  });
  clear();
}

void AnalysisPanel::clear() {
  wxArrayString items;
  items.Add(to_wx(phrase(Phrase::analysis_begins)));
  shown_.reset();
  put(items);
}

void AnalysisPanel::show(const Advice& advice, Wording wording) {
  wxArrayString items;
  for (const Line& line : advice.lines) {
    items.Add(
        to_wx(line_sentence(advice.position.turn(), line.actions, outlook(line.score), wording)));
  }
  if (items.IsEmpty()) items.Add(to_wx(phrase(Phrase::analysis_over)));
  const std::uint64_t position = advice.position.hash();
  const bool may_wait = list_->HasFocus() && shown_ == position && list_->GetCount() >= 2;
  shown_ = position;
  waiting_ = may_wait ? items : wxArrayString();
  if (!may_wait) put(items);
}

void AnalysisPanel::put(const wxArrayString& items) {
  const int selected = list_->GetSelection();
  if (list_->GetCount() == items.GetCount()) {
    for (unsigned i = 0; i < items.GetCount(); ++i) {
      if (list_->GetString(i) != items[i]) list_->SetString(i, items[i]);
    }
  } else {
    list_->Set(items);
  }
  if (selected != wxNOT_FOUND && selected < static_cast<int>(items.GetCount())) {
    list_->SetSelection(selected);
  }
}

}  // namespace pawnpath::app
