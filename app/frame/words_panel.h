// WordsPanel: the position in words, line by line, in a native read-only text.
//
// The call that matters is show(). When the text is refreshed the caret keeps its line and column.
#pragma once

#include <wx/textctrl.h>

#include <optional>

#include "app/frame/controls.h"
#include "app/session/snapshot.h"
#include "engine/text/braille.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

class WordsPanel : public GroupPanel {
 public:
  explicit WordsPanel(wxWindow* parent);

  // Sentences, or rows for braille in this order; holds from the next show() on.
  void set_rows(std::optional<BrailleOrder> rows);
  void show(const Snapshot& snapshot, Wording wording);
  void focus() { text_->SetFocus(); }
  [[nodiscard]] bool has_focus() const { return text_->HasFocus(); }

 private:
  void replace(const wxString& text);

  wxTextCtrl* text_;
  std::optional<BrailleOrder> rows_;
};

}  // namespace pawnpath::app
