// The main window and the coach: suggestions are told, the best lines have a panel.
#include <wx/scrolwin.h>

#include <utility>

#include "app/board/utf8.h"
#include "app/frame/main_frame.h"
#include "app/session/announce.h"
#include "app/session/phrases.h"
#include "engine/text/advice_text.h"

namespace pawnpath::app {

void MainFrame::use_coach(std::function<void()> on_thread, std::optional<std::int64_t> nodes) {
  CoachHooks hooks;
  hooks.post = [this](std::function<void()> work) { door_.post(std::move(work)); };
  hooks.later = [this](std::chrono::milliseconds delay, std::function<void()> work) {
    door_.after(delay, std::move(work));
  };
  hooks.on_thread = std::move(on_thread);
  hooks.suggested = [this](const Advice& advice) {
    const Line& line = advice.lines.front();
    const Outlook seen = outlook(line.score);
    const std::string text = suggestion_sentence(advice.position, line.actions, seen, spoken());
    tell(view_first(session_->snapshot(), text));
    // The status bar may be too short for it, and a place is found faster when it is marked.
    status_->note(to_wx(text));
    board_->preview(line.actions.front());
  };
  hooks.analysed = [this](const Advice& advice) { analysis_->show(advice, spoken()); };
  coach_ = std::make_unique<Coach>(std::move(hooks), nodes);
}

void MainFrame::suggest() {
  const bool looks = coach_->suggest(session_->snapshot());
  tell(phrase(looks ? Phrase::suggesting : Phrase::nothing_to_suggest));
}

void MainFrame::toggle_analysis() {
  const bool on = !shows_analysis();
  // The focus never stays on what is hidden.
  if (!on && analysis_->has_focus()) board_->SetFocus();
  analysis_->clear();
  analysis_->Show(on);
  column_->FitInside();
  column_->Layout();
  column_->Refresh();  // what has moved leaves itself behind otherwise
  coach_->watch(on, session_->snapshot());
  tell(phrase(on ? Phrase::analysis_on : Phrase::analysis_off));
}

}  // namespace pawnpath::app
