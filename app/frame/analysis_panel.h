// AnalysisPanel: the best lines of the position shown, as a native list; hidden until it is wanted.
//
// The call that matters is show(). While the list has the focus better lines for the same position
// wait until it is left: what is being read does not change under the reader.
#pragma once

#include <wx/listbox.h>

#include <cstdint>
#include <optional>

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
  wxArrayString waiting_;               // what is to be shown once the focus has left
  std::optional<std::uint64_t> shown_;  // hash of the position whose lines are in the list
};

}  // namespace pawnpath::app
