#include "app/frame/move_box.h"

#include <wx/sizer.h>

#include <utility>

#include "app/board/utf8.h"

namespace pawnpath::app {

MoveBox::MoveBox(wxWindow* parent, MoveBoxActions actions)
    : GroupPanel(parent), actions_(std::move(actions)) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_label(this, *sizer, "&Type a move, like E 2 or D 4 H");
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  text_->SetMaxLength(60);
  auto* button = new wxButton(this, wxID_ANY, "Play &move");
  row->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(kGap)));
  row->Add(button, wxSizerFlags().CentreVertical());
  sizer->Add(row, wxSizerFlags().Expand());
  set_content(sizer);

  text_->Bind(wxEVT_TEXT,
              [this](wxCommandEvent&) { actions_.changed(to_utf8(text_->GetValue())); });
  // Handled and not passed on: the control would beep.
  text_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { submit(); });
  text_->Bind(wxEVT_CHAR_HOOK, &MoveBox::on_key, this);
  button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    submit();
    text_->SetFocus();
  });
}

void MoveBox::focus() {
  text_->SetFocus();
  text_->SelectAll();
}

void MoveBox::type(char32_t character) {
  text_->SetFocus();
  text_->ChangeValue(wxString(wxUniChar(static_cast<wxUint32>(character))));
  text_->SetInsertionPointEnd();
}

void MoveBox::submit() {
  if (actions_.play(to_utf8(text_->GetValue()))) {
    text_->ChangeValue("");  // with nothing left for Undo
    actions_.changed("");
  } else {
    text_->SelectAll();
  }
}

void MoveBox::on_key(wxKeyEvent& event) {
  const bool is_undo = event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Z';
  const bool is_redo = event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Y';
  if (!is_undo && !is_redo) {
    event.Skip();
    return;
  }
  if (text_->IsEmpty() && !text_->CanUndo()) {
    actions_.say(is_undo ? "The move box is empty. Press Control B, then undo, to take back a move."
                         : "The move box is empty. Press Control B, then redo, to play it again.");
  } else if (is_undo && text_->CanUndo()) {
    text_->Undo();
  } else if (is_redo && text_->CanRedo()) {
    text_->Redo();
  }
}

}  // namespace pawnpath::app
