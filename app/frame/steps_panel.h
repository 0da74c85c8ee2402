// StepsPanel: the steps you can play, one native button each.
//
// The call that matters is show(). The five buttons are made once and relabelled or hidden, so
// that a screen reader never meets one that is gone.
#pragma once

#include <wx/button.h>
#include <wx/stattext.h>

#include <functional>
#include <vector>

#include "app/frame/controls.h"
#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

class StepsPanel : public GroupPanel {
 public:
  // `leave` takes the focus elsewhere before the button that has it is hidden.
  StepsPanel(wxWindow* parent, std::function<void(Action)> play, std::function<void()> leave);

  void show(const Snapshot& snapshot, Wording wording);

 private:
  static constexpr std::size_t kButtons = 5;

  void lay_out();
  [[nodiscard]] static wxString heading(const Snapshot& snapshot);
  void fill_button(std::size_t place, Action step, Wording wording);
  void leave_hidden(std::size_t shown);

  std::function<void(Action)> play_;
  std::function<void()> leave_;
  wxStaticText* label_;
  wxButton* buttons_[kButtons];
  std::vector<Action> steps_;
};

}  // namespace pawnpath::app
