// What the main window says, and where it puts the focus.
#include <array>
#include <utility>

#include "app/board/utf8.h"
#include "app/frame/intent_text.h"
#include "app/frame/main_frame.h"
#include "app/session/announce.h"
#include "engine/rules/notation.h"

namespace pawnpath::app {
namespace {

// A preview is said once nothing has followed it for this long.
constexpr std::chrono::milliseconds kSettled{400};

}  // namespace

bool MainFrame::play(Action action) { return !session_->play(action).refused(); }

// --- Saying

void MainFrame::tell(const std::string& spoken, const std::string& written) {
  announcer_.say(spoken);
  SetStatusText(to_wx(status_text(written, session_->snapshot(), kWritten)));
}

void MainFrame::say_event(const Snapshot& snapshot, const Event& event) {
  announcer_.say(announcement(event, snapshot, spoken()));
  SetStatusText(to_wx(status_text(event, snapshot, kWritten)));
}

void MainFrame::on_board_intent(const Intent& intent) {
  const Cursor::Mode mode = board_->cursor().mode();
  const bool changed = std::exchange(last_mode_, mode) != mode;
  const std::string text = intent_sentence(intent, *board_, changed, spoken());
  if (text.empty()) return;
  const bool passing = intent.kind == IntentKind::edge || intent.kind == IntentKind::same;
  if (passing) return announcer_.say(text, Urgency::passing);
  tell(text, intent_sentence(intent, *board_, changed, kWritten));
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
    if (count == preview_count_) announcer_.say(walls_->spoken_preview(spoken()), Urgency::preview);
  });
}

// --- Focus

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
