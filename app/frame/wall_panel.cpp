#include "app/frame/wall_panel.h"

#include <wx/sizer.h>

#include <utility>

#include "app/board/utf8.h"
#include "engine/rules/legal.h"
#include "engine/text/action_text.h"
#include "engine/text/catalogue.h"

namespace pawnpath::app {

WallPanel::WallPanel(wxWindow* parent, WallPanelActions actions)
    : GroupPanel(parent), actions_(std::move(actions)), theme_(make_theme(ThemeChoice::light)) {
  snapshot_.game = std::make_shared<const Game>();
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  column_ = add_choice(*row, "Wall &column", 2);
  row_ = add_choice(*row, "&Row", 2);
  direction_ = add_choice(*row, "&Direction", 3);
  direction_->Append("horizontal");
  direction_->Append("vertical");
  direction_->SetSelection(0);
  place_ = new wxButton(this, wxID_ANY, "Place &wall");
  row->Add(place_, wxSizerFlags().Bottom());
  preview_ = new wxStaticText(this, wxID_ANY, " ", wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  preview_->SetMinSize(wxSize(FromDIP(40), -1));  // it shortens itself

  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, wxSizerFlags().Expand());
  sizer->Add(preview_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(kLabelGap)));
  set_content(sizer);
  place_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { actions_.place(picked()); });
  fill_choices(RuleSet::standard, false);
}

wxChoice* WallPanel::add_choice(wxSizer& row, const wxString& label, int share) {
  auto* column = new wxBoxSizer(wxVERTICAL);
  add_label(this, *column, label);
  auto* choice = new wxChoice(this, wxID_ANY);
  choice->SetMinSize(wxSize(FromDIP(44), -1));
  choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    update_preview();
    actions_.picked(picked());
  });
  column->Add(choice, wxSizerFlags().Expand());
  row.Add(column, wxSizerFlags(share).Border(wxRIGHT, FromDIP(kGap)));
  return choice;
}

void WallPanel::fill_choices(RuleSet rules, bool letter_words) {
  const int size = board(rules).slot_size();
  if (size == slot_size_ && letter_words == letter_words_) return;
  const bool same_size = size == slot_size_;
  const int column = same_size ? column_->GetSelection() : size / 2;
  const int row = same_size ? row_->GetSelection() : size / 2;
  slot_size_ = size;
  letter_words_ = letter_words;
  column_->Clear();
  row_->Clear();
  for (int i = 0; i < size; ++i) {
    column_->Append(letter_words ? to_wx(letter_word(i))
                                 : wxString(static_cast<wxChar>(wxT('A') + i)));
    row_->Append(wxString::Format("%d", i + 1));
  }
  column_->SetSelection(column);
  row_->SetSelection(row);
}

Action WallPanel::picked() const {
  return Action::wall(
      Slot::at(column_->GetSelection(), row_->GetSelection()),
      direction_->GetSelection() == 0 ? WallDirection::horizontal : WallDirection::vertical);
}

void WallPanel::pick(Action wall) {
  column_->SetSelection(wall.slot().file());
  row_->SetSelection(wall.slot().rank());
  direction_->SetSelection(wall.direction() == WallDirection::horizontal ? 0 : 1);
  update_preview();
}

void WallPanel::show(const Snapshot& snapshot, Wording wording) {
  snapshot_ = snapshot;
  wording_ = wording;
  fill_choices(snapshot.shown().rules(), wording.letter_words);
  update_preview();
}

void WallPanel::set_theme(const Theme& theme) {
  theme_ = theme;
  update_preview();
}

std::string WallPanel::preview() const {
  return wall_preview(snapshot_.shown(), picked(), wording_);
}

void WallPanel::update_preview() {
  const Position& position = snapshot_.shown();
  const wxString text = to_wx(preview());
  if (preview_->GetLabelText() != text) preview_->SetLabelText(text);
  const wxColour& verdict = is_legal(position, picked()) ? theme_.legal : theme_.refused;
  preview_->SetForegroundColour(snapshot_.awaits_person() ? verdict : theme_.quiet_text);
  preview_->Refresh();
}

}  // namespace pawnpath::app
