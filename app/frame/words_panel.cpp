#include "app/frame/words_panel.h"

#include <wx/sizer.h>

#include <algorithm>

#include "app/board/utf8.h"
#include "app/frame/position_lines.h"

namespace pawnpath::app {

WordsPanel::WordsPanel(wxWindow* parent) : GroupPanel(parent) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_label(this, *sizer, "Pos&ition in words");
  // A screen reader reads the lines of the screen: a sentence is never broken in two.
  text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                         wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
  text_->SetMinSize(wxSize(FromDIP(120), FromDIP(56)));
  sizer->Add(text_, wxSizerFlags(1).Expand());
  set_content(sizer);
}

void WordsPanel::set_rows(std::optional<BrailleOrder> rows) {
  if (rows.has_value() != rows_.has_value()) {
    // The characters of rows stand below each other.
    const wxFont fixed(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
    text_->SetFont(rows ? fixed : GetFont());
  }
  rows_ = rows;
}

void WordsPanel::show(const Snapshot& snapshot, Wording wording) {
  wxString text;
  for (const std::string& line : position_lines(snapshot, wording, rows_)) {
    if (!text.empty()) text << '\n';
    text << to_wx(line);
  }
  if (text != text_->GetValue()) replace(text);
}

void WordsPanel::replace(const wxString& text) {
  long column = 0;
  long line = 0;
  text_->PositionToXY(text_->GetInsertionPoint(), &column, &line);
  text_->ChangeValue(text);
  line = std::min<long>(line, std::max(0, text_->GetNumberOfLines() - 1));
  column = std::min<long>(column, text_->GetLineLength(line));
  text_->SetInsertionPoint(text_->XYToPosition(column, line));
}

}  // namespace pawnpath::app
