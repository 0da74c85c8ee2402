#include "app/frame/moves_panel.h"

#include <wx/sizer.h>

#include <utility>

#include "app/board/utf8.h"
#include "engine/text/action_text.h"

namespace pawnpath::app {

MovesPanel::MovesPanel(wxWindow* parent, MovesPanelActions actions)
    : GroupPanel(parent), actions_(std::move(actions)) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_label(this, *sizer, "M&oves");
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr,
                        wxLB_SINGLE | wxLB_NEEDED_SB);
  list_->SetMinSize(wxSize(FromDIP(120), FromDIP(56)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  set_content(sizer);
  list_->Bind(wxEVT_CHAR_HOOK, &MovesPanel::on_key, this);
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    CallAfter([this] { show_selected(); });  // once it has the new size
  });
  // A click shows the position; arrows only choose, so that the list can be read.
  list_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
    const int item = list_->HitTest(event.GetPosition());
    if (item != wxNOT_FOUND) actions_.view(item + 1);
    event.Skip();
  });
}

void MovesPanel::focus() {
  list_->SetFocus();
  if (list_->GetSelection() == wxNOT_FOUND && !list_->IsEmpty()) {
    list_->SetSelection(static_cast<int>(list_->GetCount()) - 1);
  }
}

void MovesPanel::on_key(wxKeyEvent& event) {
  const int code = event.GetKeyCode();
  const bool plain = event.GetModifiers() == wxMOD_NONE;
  if (plain && (code == WXK_RETURN || code == WXK_NUMPAD_ENTER)) {
    if (list_->GetSelection() != wxNOT_FOUND) actions_.view(list_->GetSelection() + 1);
  } else if (plain && code == WXK_ESCAPE) {
    actions_.escaped();
  } else {
    event.Skip();
  }
}

// Makes the list that of `game`. Items come and go at the end; one that is worded anew stays where
// it is, chosen or not.
void MovesPanel::follow(const Game& game, Wording wording) {
  const auto plies = static_cast<std::size_t>(game.plies());
  const bool had_selection = list_->GetSelection() != wxNOT_FOUND;
  while (items_.size() > plies) {
    items_.pop_back();
    list_->Delete(static_cast<unsigned>(items_.size()));
  }
  // The one that was read has gone: the reader is at the last one now.
  if (had_selection && list_->GetSelection() == wxNOT_FOUND && !items_.empty()) {
    list_->SetSelection(static_cast<int>(items_.size()) - 1);
  }
  for (std::size_t i = 0; i < plies; ++i) {
    const wxString item = to_wx(move_item(game, static_cast<int>(i), wording));
    if (i == items_.size()) {
      items_.push_back(item);
      list_->Append(item);
    } else if (items_[i] != item) {
      items_[i] = item;
      list_->SetString(static_cast<unsigned>(i), item);
    }
  }
}

void MovesPanel::show(const Snapshot& snapshot, Wording wording) {
  follow(*snapshot.game, wording);
  if (list_->HasFocus()) return;
  const int shown = snapshot.shown_ply() - 1;
  if (list_->GetSelection() == shown) return;
  list_->SetSelection(shown < 0 ? wxNOT_FOUND : shown);
  show_selected();
}

void MovesPanel::show_selected() {
  if (list_->GetSelection() != wxNOT_FOUND) list_->EnsureVisible(list_->GetSelection());
}

}  // namespace pawnpath::app
