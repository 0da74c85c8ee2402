// BoardPanel: the board's window. It draws the snapshot it is shown and turns keys and mouse into
// intents: play this, say that.
//
// The calls that matter are show() and the BoardActions given to it. It plays nothing itself and
// makes no sentence; which key or click means what is Cursor's affair.
#pragma once

#include <wx/image.h>
#include <wx/timer.h>

#include <functional>
#include <optional>

#include "app/board/canvas.h"
#include "app/board/cursor.h"
#include "app/board/motion.h"
#include "app/board/painter.h"
#include "app/session/snapshot.h"
#include "engine/text/wording.h"

class wxAccessible;

namespace pawnpath::app {

// How the board is to be seen.
struct BoardOptions {
  bool turned = false;
  bool coordinates = true;
  bool path_hint = true;
  bool animation = true;      // where the system has it too
  bool letter_words = false;  // spoken names of cells: `Echo 4`
  bool brief = false;         // and shorter ones
  friend bool operator==(const BoardOptions&, const BoardOptions&) = default;
};

// Pawns and walls to be drawn, whether they make a position or not.
struct BoardFigure {
  RuleSet rules = RuleSet::standard;
  Square pawns[2];  // by index(Side)
  std::vector<Action> walls;
};

class BoardPanel;

// What the board asks of its owner. All are set; none may destroy the board.
struct BoardActions {
  std::function<bool(Action)> play;         // false when it was refused
  std::function<void(const Intent&)> told;  // the cursor moved, met the edge, aimed ...
  std::function<void(Action)> previewed;    // the wall aimed at by keys or a click, or none
  std::function<void(char32_t)> typed;      // a typed action begins with this character
  std::function<void()> escaped;            // Escape that had nothing to clear
  std::function<wxAccessible*(BoardPanel&)> make_accessible;
};

class BoardPanel : public Canvas {
 public:
  BoardPanel(wxWindow* parent, BoardActions actions);

  // `is_new`: another game; the cursor goes to its start.
  void show(const Snapshot& snapshot, bool is_new);
  void set_options(const BoardOptions& options);
  void set_theme(const Theme& theme);

  // The same as a click on that place: step there, aim there, place what is aimed at.
  void act_on(Action place);
  // Puts the cursor there, as a key would.
  void put_cursor(Action place);
  // An aim from elsewhere (the wall picker, a suggested action), drawn like one of its own, in
  // place of what the mouse rests on; none takes it away.
  void preview(Action action);

  // The position shown, without marks of cursor and mouse; `size` in pixels, whatever the window's.
  [[nodiscard]] wxImage image(int size) const;
  // Other pawns and walls, nobody's, in the same look.
  [[nodiscard]] wxImage image_of(const BoardFigure& figure, int size) const;

  // For the accessible object.
  [[nodiscard]] const Snapshot& snapshot() const { return snapshot_; }
  [[nodiscard]] const BoardOptions& options() const { return options_; }
  [[nodiscard]] const Cursor& cursor() const { return cursor_; }
  [[nodiscard]] const BoardLayout& layout() const { return layout_; }
  [[nodiscard]] Wording spoken_wording() const;
  // The squares that are marked: where the person to move can step.
  [[nodiscard]] SquareSet marked_steps() const;

 protected:
  [[nodiscard]] Raster draw(const wxSize& size) override;
  void write(wxDC& dc) override;
  wxAccessible* CreateAccessible() override;

 private:
  void bind_events();
  void on_key(wxKeyEvent& event);
  void on_character(wxKeyEvent& event);
  void on_press(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_release(wxMouseEvent& event);
  void on_leave();
  void on_focus(wxFocusEvent& event);
  void on_focus_lost(wxFocusEvent& event);

  void apply(const Intent& intent);
  void play(const Intent& intent);
  void tell_focus();

  // Animation: begins when one action was played, ends at any input.
  void start_motion(const Snapshot& before);
  void settle();
  void on_frame();

  [[nodiscard]] wxImage picture_of(const BoardPicture& picture, const BoardView& view) const;
  [[nodiscard]] CursorGround ground() const;
  [[nodiscard]] BoardPicture picture() const;
  [[nodiscard]] BoardMarks marks() const;
  [[nodiscard]] Action preview_to_draw() const;
  void update_layout();
  void update_caption();

  BoardActions actions_;
  Snapshot snapshot_;
  BoardOptions options_;
  Theme theme_;
  BoardLayout layout_;
  Cursor cursor_;
  Action pointed_step_;
  Action outside_preview_;
  Motion motion_;
  wxTimer timer_;  // runs while something moves
  // The picture under marks and what moves, drawn anew only when it differs.
  struct Still {
    BoardPicture picture;
    BoardView view;
    Raster raster;
  };
  std::optional<Still> still_;
  // What an aimed wall would do, in words beside it; no lines: nothing is aimed at.
  struct Caption {
    std::vector<wxString> lines;
    Rect place;
  };
  Caption caption_;
  bool focus_by_key_ = false;
  bool focus_to_tell_ = false;  // the focus has come, and no event has said so yet
};

}  // namespace pawnpath::app
