// AnalysisPanel: the best lines of the position shown, as a native list; hidden until it is wanted.
//
// The call that matters is show(). While the list has the focus its items change in place and the
// selection stays, so that a listener is not torn away.
#pragma once

#include <wx/listbox.h>

#include "app/frame/controls.h"
#include "app/session/coach.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

class AnalysisPanel : public GroupPanel {
 public:
  explicit AnalysisPanel(wxWindow* parent);

  // Before the first result for a new position.
  void clear();
  void show(const Advice& advice, Wording wording);
  [[nodiscard]] bool has_focus() const { return list_->HasFocus(); }

 private:
  void put(const wxArrayString& items);

  wxListBox* list_;
};

}  // namespace pawnpath::app
