#include "app/a11y/board_accessible.h"

#include <optional>

#include "app/a11y/cell_name.h"
#include "app/board/ids.h"
#include "app/board/navigate.h"
#include "app/board/utf8.h"
#include "engine/rules/position_line.h"

namespace pawnpath::app {
namespace {

std::optional<Navigation> navigation(wxNavDir direction) {
  switch (direction) {
    case wxNAVDIR_NEXT:
      return Navigation::next;
    case wxNAVDIR_PREVIOUS:
      return Navigation::previous;
    case wxNAVDIR_LEFT:
      return Navigation::left;
    case wxNAVDIR_RIGHT:
      return Navigation::right;
    case wxNAVDIR_UP:
      return Navigation::up;
    case wxNAVDIR_DOWN:
      return Navigation::down;
    default:
      return std::nullopt;
  }
}

}  // namespace

BoardAccessible::BoardAccessible(BoardPanel& board) : wxAccessible(&board), board_(board) {}

bool BoardAccessible::is_child(int id) const { return id >= 1 && id <= child_count(rules()); }

// Empty slots are there to be found in wall mode alone.
bool BoardAccessible::is_hidden(Action place) const {
  return place.is_wall() && board_.cursor().mode() == Cursor::Mode::step &&
         place != board_.cursor().place() && !board_.snapshot().shown().walls().has(place);
}

wxAccStatus BoardAccessible::GetChildCount(int* count) {
  *count = child_count(rules());
  return wxACC_OK;
}

wxAccStatus BoardAccessible::GetChild(int id, wxAccessible** child) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  *child = id == wxACC_SELF ? this : nullptr;
  return wxACC_OK;
}

wxAccStatus BoardAccessible::GetName(int id, wxString* name) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  if (id == wxACC_SELF) {
    *name = "Board";
    return wxACC_OK;
  }
  *name = to_wx(cell_name(board_.snapshot(), place_of(rules(), id), board_.marked_steps(),
                          board_.spoken_wording()));
  return wxACC_OK;
}

wxAccStatus BoardAccessible::GetRole(int id, wxAccRole* role) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  *role = id == wxACC_SELF ? wxROLE_SYSTEM_TABLE : wxROLE_SYSTEM_CELL;
  return wxACC_OK;
}

wxAccStatus BoardAccessible::GetState(int id, long* state) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  *state = wxACC_STATE_SYSTEM_FOCUSABLE;
  if (id == wxACC_SELF) return wxACC_OK;
  const Action place = place_of(rules(), id);
  if (is_hidden(place)) *state |= wxACC_STATE_SYSTEM_INVISIBLE;
  if (board_.HasFocus() && place == board_.cursor().place()) {
    *state |= wxACC_STATE_SYSTEM_FOCUSED;
  }
  return wxACC_OK;
}

wxAccStatus BoardAccessible::GetLocation(wxRect& rect, int id) {
  if (id == wxACC_SELF) {
    rect = board_.GetScreenRect();
    return wxACC_OK;
  }
  if (!is_child(id)) return wxACC_INVALID_ARG;
  const Rect place = board_.layout().rect_of(place_of(rules(), id));
  rect =
      wxRect(board_.ClientToScreen(wxPoint(place.x, place.y)), wxSize(place.width, place.height));
  return wxACC_OK;
}

wxAccStatus BoardAccessible::nothing_to_say(int id, wxString* text) const {
  text->clear();
  return is_ours(id) ? wxACC_OK : wxACC_INVALID_ARG;
}

// Readers speak descriptions and values on every arrow key: all that matters is in the name.
wxAccStatus BoardAccessible::GetValue(int id, wxString* value) { return nothing_to_say(id, value); }

wxAccStatus BoardAccessible::GetDescription(int id, wxString* description) {
  return nothing_to_say(id, description);
}

wxAccStatus BoardAccessible::GetHelpText(int id, wxString* help) {
  return nothing_to_say(id, help);
}

wxAccStatus BoardAccessible::GetKeyboardShortcut(int id, wxString* shortcut) {
  return nothing_to_say(id, shortcut);
}

wxAccStatus BoardAccessible::GetDefaultAction(int id, wxString* action) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  action->clear();
  if (id != wxACC_SELF) *action = "Press";
  return wxACC_OK;
}

wxAccStatus BoardAccessible::DoDefaultAction(int id) {
  if (id == wxACC_SELF) return wxACC_NOT_SUPPORTED;
  if (!is_child(id)) return wxACC_INVALID_ARG;
  // Later, as a click would come: nothing may be thrown through the caller, which is COM.
  board_.CallAfter([board = &board_, place = place_of(rules(), id)] { board->act_on(place); });
  return wxACC_OK;
}

// A wall covers more than the grooves whose middle is its own; a hidden slot is nothing to hit.
Action BoardAccessible::place_at(Point point) const {
  const BoardLayout& layout = board_.layout();
  for (const Action wall : walls_in_order(board_.snapshot().shown().walls())) {
    if (layout.wall(wall).contains(point)) return wall;
  }
  const Action place = layout.hit(point);
  return is_hidden(place) ? Action::step(layout.nearest_square(point)) : place;
}

wxAccStatus BoardAccessible::HitTest(const wxPoint& point, int* id, wxAccessible** child) {
  *child = nullptr;
  const wxPoint client = board_.ScreenToClient(point);
  if (!board_.GetClientRect().Contains(client)) return wxACC_FALSE;
  *id = child_id(rules(), place_at({client.x, client.y}));
  if (*id == wxACC_SELF) *child = this;
  return wxACC_OK;
}

wxAccStatus BoardAccessible::Navigate(wxNavDir direction, int from, int* to, wxAccessible** child) {
  if (!is_ours(from)) return wxACC_INVALID_ARG;
  *child = nullptr;
  if (from == wxACC_SELF) {
    if (direction != wxNAVDIR_FIRSTCHILD && direction != wxNAVDIR_LASTCHILD) {
      return wxACC_NOT_IMPLEMENTED;  // among windows: the system's answer
    }
    *to = direction == wxNAVDIR_FIRSTCHILD ? 1 : child_count(rules());
    return wxACC_OK;
  }
  const auto wanted = navigation(direction);
  *to = wanted ? navigate(rules(), board_.options().turned, from, *wanted) : 0;
  return *to == 0 ? wxACC_FALSE : wxACC_OK;
}

wxAccStatus BoardAccessible::GetFocus(int* id, wxAccessible** child) {
  *child = nullptr;
  *id = board_.HasFocus() ? child_id(rules(), board_.cursor().place()) : 0;
  return wxACC_OK;
}

wxAccStatus BoardAccessible::Select(int id, wxAccSelectionFlags flags) {
  if (!is_ours(id)) return wxACC_INVALID_ARG;
  if (flags != wxACC_SEL_TAKEFOCUS) return wxACC_NOT_SUPPORTED;
  board_.SetFocus();
  if (id != wxACC_SELF) board_.put_cursor(place_of(rules(), id));
  return wxACC_OK;
}

}  // namespace pawnpath::app
