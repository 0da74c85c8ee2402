// The keys and the mouse of the board's window.
#include <wx/cursor.h>

#include <optional>
#include <utility>

#include "app/board/panel.h"

namespace pawnpath::app {
namespace {

Point point_of(const wxMouseEvent& event) { return {event.GetX(), event.GetY()}; }

std::optional<BoardKey> navigation_key(int code) {
  switch (code) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT:
      return BoardKey::left;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT:
      return BoardKey::right;
    case WXK_UP:
    case WXK_NUMPAD_UP:
      return BoardKey::up;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN:
      return BoardKey::down;
    case WXK_HOME:
    case WXK_NUMPAD_HOME:
      return BoardKey::home;
    case WXK_END:
    case WXK_NUMPAD_END:
      return BoardKey::end;
    case WXK_PAGEUP:
    case WXK_NUMPAD_PAGEUP:
      return BoardKey::page_up;
    case WXK_PAGEDOWN:
    case WXK_NUMPAD_PAGEDOWN:
      return BoardKey::page_down;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
      return BoardKey::enter;
    case WXK_ESCAPE:
      return BoardKey::escape;
    default:
      return std::nullopt;
  }
}

}  // namespace

void BoardPanel::bind_events() {
  timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { on_frame(); });
  Bind(wxEVT_KEY_DOWN, &BoardPanel::on_key, this);
  Bind(wxEVT_CHAR, &BoardPanel::on_character, this);
  Bind(wxEVT_LEFT_DOWN, &BoardPanel::on_press, this);
  Bind(wxEVT_LEFT_DCLICK, &BoardPanel::on_press, this);
  Bind(wxEVT_MOTION, &BoardPanel::on_motion, this);
  Bind(wxEVT_LEFT_UP, &BoardPanel::on_release, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { on_leave(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { on_leave(); });
  Bind(wxEVT_SET_FOCUS, &BoardPanel::on_focus, this);
  Bind(wxEVT_KILL_FOCUS, &BoardPanel::on_focus_lost, this);
}

void BoardPanel::on_key(wxKeyEvent& event) {
  settle();
  if (event.ControlDown() || event.AltDown()) {
    event.Skip();
    return;
  }
  if (event.GetKeyCode() == WXK_TAB) {
    HandleAsNavigationKey(event);
    return;
  }
  const std::optional<BoardKey> key = navigation_key(event.GetKeyCode());
  if (!key) {
    event.Skip();
    return;
  }
  const Intent intent = cursor_.key(*key, ground());
  if (intent.kind == IntentKind::none && *key == BoardKey::escape) {
    actions_.escaped();
  } else {
    apply(intent);
  }
}

void BoardPanel::on_character(wxKeyEvent& event) {
  settle();
  const auto character = static_cast<char32_t>(event.GetUnicodeKey());
  if (event.ControlDown() || event.AltDown() || character == WXK_NONE) {
    event.Skip();
    return;
  }
  if (const auto key = board_key(character, event.ShiftDown())) {
    apply(cursor_.key(*key, ground()));
  } else if (starts_typing(character)) {
    actions_.typed(character);
  } else {
    event.Skip();
  }
}

void BoardPanel::on_press(wxMouseEvent& event) {
  settle();
  // The second half of a double click on a square that the first one stepped to asks for nothing.
  const Action place = layout_.hit(point_of(event));
  if (event.LeftDClick() && place.is_step() && place == snapshot_.last_action()) return;
  SetFocus();
  focus_by_key_ = false;
  if (!HasCapture()) CaptureMouse();
  cursor_.press(point_of(event));
}

void BoardPanel::on_motion(wxMouseEvent& event) {
  apply(cursor_.move(point_of(event), layout_));
  const Action place = layout_.hit(point_of(event));
  const bool is_step = place.is_step() && marked_steps().has(place.square());
  const Action step = is_step && !cursor_.is_dragging() ? place : Action();
  if (step == pointed_step_) return;
  pointed_step_ = step;
  SetCursor(step.is_none() ? wxNullCursor : wxCursor(wxCURSOR_HAND));
  redraw();
}

void BoardPanel::on_release(wxMouseEvent& event) {
  if (HasCapture()) ReleaseMouse();
  apply(cursor_.release(point_of(event), layout_));
}

void BoardPanel::on_leave() {
  if (HasCapture()) return;
  pointed_step_ = Action();
  apply(cursor_.leave());
  redraw();
}

void BoardPanel::on_focus(wxFocusEvent& event) {
  // Focus that comes from another control without a click comes by a key: the ring must show.
  focus_by_key_ = event.GetWindow() != nullptr && !wxGetMouseState().LeftIsDown();
  redraw();
  // Later, and once: while a dialog closes the focus may come, go and come again.
  if (!std::exchange(focus_to_tell_, true)) {
    CallAfter([this] {
      if (focus_to_tell_) tell_focus();
    });
  }
  event.Skip();
}

void BoardPanel::on_focus_lost(wxFocusEvent& event) {
  redraw();
  event.Skip();
}

}  // namespace pawnpath::app
