// StatusPanel: the heading and the card beside the board that are always in sight.
//
// The call that matters is show(). While an earlier position is viewed it has the two ways on from
// there as buttons. The text comes from status_view(); the position in words and
// the Speak commands give the same to the ear.
#pragma once

#include <wx/button.h>
#include <wx/stattext.h>

#include <functional>

#include "app/board/canvas.h"
#include "app/board/theme.h"
#include "app/frame/controls.h"
#include "app/frame/status_view.h"

namespace pawnpath::app {

class StatusCard;

struct StatusActions {
  std::function<void()> resized;    // soon after it needs another height
  std::function<void()> back;       // from the position viewed to the game
  std::function<void()> play_here;  // continue from the position viewed
};

class StatusPanel : public GroupPanel {
 public:
  StatusPanel(wxWindow* parent, StatusActions actions);

  void show(const Snapshot& snapshot);
  // A sentence below the card, wrapped, until the next snapshot; empty for none.
  void note(const wxString& text);
  void set_theme(const Theme& theme);

 private:
  void show_way_back(bool on);
  void lay_out();

  StatusActions actions_;
  wxStaticText* heading_;
  wxButton* back_;
  wxButton* play_here_;
  StatusCard* card_;
  wxStaticText* note_;
  wxString note_text_;
};

}  // namespace pawnpath::app
