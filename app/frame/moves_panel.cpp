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
  SetSizer(sizer);
  list_->Bind(wxEVT_CHAR_HOOK, &MovesPanel::on_key, this);
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

// Makes the list that of `game`, changing nothing before the first item that differs.
void MovesPanel::follow(const Game& game, Wording wording) {
  std::size_t same = 0;
  const auto plies = static_cast<std::size_t>(game.plies());
  while (same < items_.size() && same < plies &&
         items_[same] == to_wx(move_item(game, static_cast<int>(same), wording))) {
    ++same;
  }
  while (items_.size() > same) {
    items_.pop_back();
    list_->Delete(static_cast<unsigned>(items_.size()));
  }
  while (items_.size() < plies) {
    items_.push_back(to_wx(move_item(game, static_cast<int>(items_.size()), wording)));
    list_->Append(items_.back());
  }
}

void MovesPanel::show(const Snapshot& snapshot, Wording wording) {
  follow(*snapshot.game, wording);
  if (list_->HasFocus()) return;
  const int shown = snapshot.shown_ply() - 1;
  if (list_->GetSelection() == shown) return;
  list_->SetSelection(shown < 0 ? wxNOT_FOUND : shown);
  if (shown >= 0) list_->EnsureVisible(shown);
}

}  // namespace pawnpath::app
