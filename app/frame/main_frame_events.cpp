// What the main window says, and where it puts the focus.
#include <array>
#include <utility>

#include "app/board/utf8.h"
#include "app/frame/intent_text.h"
#include "app/frame/main_frame.h"
#include "app/frame/mnemonics.h"
#include "app/session/announce.h"
#include "engine/rules/notation.h"

namespace pawnpath::app {
namespace {

// A preview is said once nothing has followed it for this long.
constexpr std::chrono::milliseconds kSettled{400};
constexpr std::chrono::milliseconds kFocusTold{200};

}  // namespace

bool MainFrame::play(Action action) { return !session_->play(action).refused(); }

// --- Saying

void MainFrame::tell(const std::string& text) {
  say_unheard();
  announcer_.say(text);
  SetStatusText(to_wx(status_text(text, session_->snapshot(), spoken())));
}

void MainFrame::say_event(const Snapshot& snapshot, const Event& event) {
  const std::string text = announcement(event, snapshot, spoken());
  if (event.kind == EventKind::new_game || event.kind == EventKind::loaded) {
    say_soon(text);
  } else {
    say_unheard();
    // That the computer thinks is old news as soon as it has answered.
    const bool passes = event.kind == EventKind::thinking;
    announcer_.say(text, passes ? Urgency::passing : Urgency::message);
  }
  SetStatusText(to_wx(status_text(event, snapshot, spoken())));
}

// A dialog closes or the window has only just come: what is said now is silenced by the news that
// the focus is here again.
void MainFrame::say_soon(const std::string& text) {
  unheard_ = text;
  if (IsShown()) door_.after(kFocusTold, [this] { say_unheard(); });
}

void MainFrame::say_unheard() { announcer_.say(std::exchange(unheard_, {})); }

void MainFrame::on_board_intent(const Intent& intent) {
  const Cursor::Mode mode = board_->cursor().mode();
  const bool changed = std::exchange(last_mode_, mode) != mode;
  const std::string text = intent_sentence(intent, *board_, changed, spoken());
  switch (intent.kind) {
    case IntentKind::aim:
    case IntentKind::no_wall:
      return tell(text);
    default:
      // Where the cursor is and what it does: nothing to hear again later.
      return announcer_.say(text, Urgency::passing);
  }
}

void MainFrame::on_preview(Action wall) {
  if (!wall.is_none()) walls_->pick(wall);
}

// A wall is seen before it is placed, in whatever way it is aimed. It is not said: the letters are.
void MainFrame::on_typed(const std::string& text) {
  if (!session_) return;
  const auto action = parse_action(text, session_->snapshot().shown().rules());
  const Action wall = action && action->is_wall() ? *action : Action();
  board_->preview(wall);
  on_preview(wall);
}

void MainFrame::say_settled_preview() {
  const int count = ++preview_count_;
  door_.after(kSettled, [this, count] {
    if (count != preview_count_) return;
    announcer_.say(view_first(session_->snapshot(), walls_->preview()), Urgency::preview);
  });
}

// --- Focus

// Escape leads back to the game from wherever an earlier position is viewed; on the board it first
// has other things to do.
void MainFrame::on_key(wxKeyEvent& event) {
  const bool is_escape = event.GetKeyCode() == WXK_ESCAPE && event.GetModifiers() == wxMOD_NONE;
  if (is_escape && session_ && session_->snapshot().is_viewing() && !board_->HasFocus()) {
    return focus_board();
  }
  alt_is_spent_ = follow_mnemonic(*ground_, event);
  if (!alt_is_spent_) event.Skip();
}

void MainFrame::focus_board() {
  if (session_->snapshot().is_viewing()) session_->return_to_game();
  board_->SetFocus();
}

void MainFrame::focus_next_part(int step) {
  const std::array<bool, 4> has_focus = {board_->HasFocus(), move_box_->has_focus(),
                                         moves_->has_focus(), words_->has_focus()};
  int part = step > 0 ? -1 : 0;
  for (std::size_t i = 0; i < has_focus.size(); ++i) {
    if (has_focus[i]) part = static_cast<int>(i);
  }
  switch ((part + step + 4) % 4) {
    case 0:
      board_->SetFocus();
      break;
    case 1:
      move_box_->focus();
      break;
    case 2:
      moves_->focus();
      break;
    default:
      words_->focus();
      break;
  }
}

}  // namespace pawnpath::app
