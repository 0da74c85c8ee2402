// WordsPanel: the position in words, line by line, in a native read-only text.
//
// The call that matters is show(). When the text is refreshed the caret keeps its line and column.
#pragma once

#include <wx/textctrl.h>

#include "app/frame/controls.h"
#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

class WordsPanel : public GroupPanel {
 public:
  explicit WordsPanel(wxWindow* parent);

  void show(const Snapshot& snapshot, Wording wording);
  void focus() { text_->SetFocus(); }
  [[nodiscard]] bool has_focus() const { return text_->HasFocus(); }

 private:
  void replace(const wxString& text);

  wxTextCtrl* text_;
};

}  // namespace pawnpath::app
