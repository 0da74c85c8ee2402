// Small things that every panel of the main window needs: spacing, labels, colours.
//
// Native controls stay native: apply_theme() colours the ground they stand on, labels, and the
// insides of lists and text boxes, never buttons and choices.
#pragma once

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/window.h>

#include "app/board/theme.h"

namespace pawnpath::app {

// Pixels at 100 %.
inline constexpr int kGap = 8;          // between parts that belong together
inline constexpr int kSectionGap = 14;  // between groups
inline constexpr int kLabelGap = 4;     // between a label and its control

inline constexpr int kRingRoom = 3;  // around the controls of a panel, for the ring of the focus

// A panel that never takes the focus itself, not even when nothing in it can. Around the native
// control of its own that has the focus it draws a ring: the system's mark is a pixel thin.
class GroupPanel : public wxPanel {
 public:
  explicit GroupPanel(wxWindow* parent);
  void set_ring(const wxColour& colour) { ring_ = colour; }

 protected:
  // As SetSizer(), with the room for the ring around it.
  void set_content(wxSizer* content);

 private:
  void paint_ring();
  wxColour ring_;
};

// The focus has gone to this control: the rings are drawn anew. `before` had it.
void move_ring(wxWindow* before, wxWindow* now);

// A label; create its control right after it, which is what names it to screen readers.
wxStaticText* add_label(wxWindow* parent, wxSizer& sizer, const wxString& text);

// Lays out the column that `panel` stands in, soon: its least size has changed.
void lay_out_column_of(wxWindow& panel);

// Colours of `root` and everything below it.
void apply_theme(wxWindow& root, const Theme& theme);

}  // namespace pawnpath::app
