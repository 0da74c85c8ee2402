#include "app/frame/actions.h"

#include <wx/msgdlg.h>

#include <algorithm>
#include <utility>

namespace pawnpath::app {

Actions::Actions(MainFrame& frame, FrameDialogs dialogs)
    : frame_(frame), dialogs_(std::move(dialogs)) {}

void Actions::new_game() {
  if (const auto options = dialogs_.new_game(frame_, snapshot())) session().new_game(*options);
}

void Actions::resign() {
  if (snapshot().game->is_over() || snapshot().is_viewing()) {
    session().resign();  // says why not
    return;
  }
  wxMessageDialog question(&frame_, "Give up this game?", "Resign",
                           wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
  question.SetYesNoLabels("&Resign", "&Go on playing");
  if (question.ShowModal() == wxID_YES) session().resign();
}

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

void Actions::change_look(const std::function<void(FrameLook&)>& change) {
  FrameLook look = frame_.look();
  change(look);
  frame_.set_look(look);
}

}  // namespace pawnpath::app
