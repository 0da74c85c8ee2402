// BoardAccessible: the board as screen readers see it, a table whose cells are the squares and the
// wall slots, with child ids that never change within a rule set.
//
// A thin adapter: ids and directions are board/ids.h and navigate.h, names are engine/text's, and
// all state is read from the panel when asked. wxWindow owns it (BoardActions::make_accessible).
#pragma once

#include <wx/access.h>

#include "app/board/panel.h"

namespace pawnpath::app {

class BoardAccessible : public wxAccessible {
 public:
  explicit BoardAccessible(BoardPanel& board);

  wxAccStatus GetChildCount(int* count) override;
  wxAccStatus GetChild(int id, wxAccessible** child) override;
  wxAccStatus GetName(int id, wxString* name) override;
  wxAccStatus GetRole(int id, wxAccRole* role) override;
  wxAccStatus GetState(int id, long* state) override;
  wxAccStatus GetLocation(wxRect& rect, int id) override;
  wxAccStatus GetValue(int id, wxString* value) override;
  wxAccStatus GetDescription(int id, wxString* description) override;
  wxAccStatus GetHelpText(int id, wxString* help) override;
  wxAccStatus GetKeyboardShortcut(int id, wxString* shortcut) override;
  wxAccStatus GetDefaultAction(int id, wxString* action) override;
  wxAccStatus DoDefaultAction(int id) override;
  wxAccStatus HitTest(const wxPoint& point, int* id, wxAccessible** child) override;
  wxAccStatus Navigate(wxNavDir direction, int from, int* to, wxAccessible** child) override;
  wxAccStatus GetFocus(int* id, wxAccessible** child) override;
  wxAccStatus Select(int id, wxAccSelectionFlags flags) override;

 private:
  [[nodiscard]] RuleSet rules() const { return board_.snapshot().shown().rules(); }
  [[nodiscard]] bool is_child(int id) const;
  [[nodiscard]] bool is_ours(int id) const { return id == wxACC_SELF || is_child(id); }
  [[nodiscard]] bool is_hidden(Action place) const;
  [[nodiscard]] Action place_at(Point point) const;
  wxAccStatus nothing_to_say(int id, wxString* text) const;

  BoardPanel& board_;
};

}  // namespace pawnpath::app
