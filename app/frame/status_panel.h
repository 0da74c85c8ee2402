// StatusPanel: the heading and the card beside the board that are always in sight.
//
// The call that matters is show(). The text comes from status_view(); the position in words and
// the Speak commands give the same to the ear.
#pragma once

#include <wx/stattext.h>

#include <functional>

#include "app/board/canvas.h"
#include "app/board/theme.h"
#include "app/frame/controls.h"
#include "app/frame/status_view.h"

namespace pawnpath::app {

class StatusCard;

class StatusPanel : public GroupPanel {
 public:
  // `resized` is called, soon, when it needs another height.
  StatusPanel(wxWindow* parent, std::function<void()> resized);

  void show(const Snapshot& snapshot);
  void set_theme(const Theme& theme);

 private:
  wxStaticText* heading_;
  StatusCard* card_;
};

}  // namespace pawnpath::app
