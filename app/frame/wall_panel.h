// WallPanel: a wall picked by column, row and direction, with what it would do before it is placed.
//
// The calls that matter are show() and pick(). It aims and asks; placing is its owner's affair.
#pragma once

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>

#include <functional>

#include "app/board/theme.h"
#include "app/frame/controls.h"
#include "app/session/snapshot.h"
#include "engine/text/wording.h"

namespace pawnpath::app {

struct WallPanelActions {
  std::function<void(Action)> place;
  std::function<void(Action)> picked;  // one of the choices was changed by hand
};

class WallPanel : public GroupPanel {
 public:
  WallPanel(wxWindow* parent, WallPanelActions actions);

  void show(const Snapshot& snapshot, Wording wording);
  void set_theme(const Theme& theme);
  // Sets the choices to a wall that was aimed at elsewhere.
  void pick(Action wall);
  [[nodiscard]] Action picked() const;
  // What the picked wall would do, as it is shown and said.
  [[nodiscard]] std::string preview() const;

 private:
  wxChoice* add_choice(wxSizer& row, const wxString& label, int share);
  void fill_choices(RuleSet rules, bool letter_words);
  void update_preview();

  WallPanelActions actions_;
  Theme theme_;
  Snapshot snapshot_;
  Wording wording_;
  int slot_size_ = 0;
  bool letter_words_ = false;
  wxChoice* column_ = nullptr;
  wxChoice* row_ = nullptr;
  wxChoice* direction_ = nullptr;
  wxButton* place_ = nullptr;
  wxStaticText* preview_ = nullptr;
};

}  // namespace pawnpath::app
