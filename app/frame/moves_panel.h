// MovesPanel: the moves of the game as a native list, one whole sentence each.
//
// The calls that matter are show() and the `view` it is given for Enter. Items come and go at the
// end alone, and the selection stays where it is while the list has the focus.
#pragma once

#include <wx/listbox.h>

#include <functional>
#include <vector>

#include "app/frame/controls.h"
#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

struct MovesPanelActions {
  std::function<void(int ply)> view;  // the position after `ply` moves
  std::function<void()> escaped;
};

class MovesPanel : public GroupPanel {
 public:
  MovesPanel(wxWindow* parent, MovesPanelActions actions);

  void show(const Snapshot& snapshot, Wording wording);
  void focus();
  [[nodiscard]] bool has_focus() const { return list_->HasFocus(); }

 private:
  void on_key(wxKeyEvent& event);
  void follow(const Game& game, Wording wording);
  void show_selected();

  MovesPanelActions actions_;
  wxListBox* list_;
  std::vector<wxString> items_;
};

}  // namespace pawnpath::app
