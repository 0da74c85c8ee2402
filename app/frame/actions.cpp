#include "app/frame/actions.h"

#include <wx/msgdlg.h>

#include <algorithm>
#include <utility>

#include "app/board/utf8.h"
#include "app/session/phrases.h"
#include "app/session/rules_page.h"
#include "app/settings/session_settings.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

Actions::Actions(MainFrame& frame, Services& services, FrameDialogs dialogs)
    : frame_(frame), services_(services), dialogs_(std::move(dialogs)) {}

void Actions::new_game() {
  const auto options = dialogs_.new_game(frame_, services_.preferences);
  if (!options) return;
  services_.keep(services_.preferences);
  tell_session();
  session().new_game(*options);
}

void Actions::resign() {
  if (snapshot().game->is_over() || snapshot().is_viewing() || snapshot().two_computers()) {
    session().resign();  // says why not
    return;
  }
  const Side loser = snapshot().person().value_or(snapshot().game->position().turn());
  const std::string text = phrase(Phrase::resign_question, {side_name(loser)});
  // Cancel, not No: Escape must close it.
  wxMessageDialog question(&frame_, to_wx(text), "Resign",
                           wxOK | wxCANCEL | wxCANCEL_DEFAULT | wxICON_QUESTION);
  question.SetOKCancelLabels("&Resign", "&Go on playing");
  if (question.ShowModal() == wxID_OK) session().resign();
}

void Actions::show_rules() { dialogs_.text(frame_, "Rules", "&Rules", to_wx(rules_page())); }

void Actions::toggle_pause() {
  if (snapshot().paused) {
    session().resume();
  } else {
    session().pause();
  }
}

void Actions::view_by(int plies) {
  const int last = snapshot().game->plies();
  session().view(std::clamp(snapshot().shown_ply() + plies, 0, last));
}

void Actions::change(const std::function<void(Preferences&)>& how) {
  services_.change(how);
  frame_.use_preferences(services_.preferences);
  tell_session();
}

void Actions::tell_session() {
  SessionSettings settings = session().settings();
  use_preferences(services_.preferences, settings);
  session().set_settings(settings);
}

void Actions::change_preferences() {
  Preferences changed = services_.preferences;
  if (!dialogs_.preferences(frame_, changed)) return;
  change([&changed](Preferences& preferences) { preferences = changed; });
}

}  // namespace pawnpath::app
