// Cursor: what keys and mouse have pointed at on the board, and what they ask for.
//
// The calls that matter are key(), press(), move() and release(): each returns an Intent for the
// window to act on (play, announce, tell the screen reader). Cursor plays nothing and speaks
// nothing; Undo never touches it. A place is given as the Action that belongs to it: a step to a
// square, or the wall in a slot.
#pragma once

#include <optional>

#include "app/board/layout.h"
#include "app/board/navigate.h"
#include "engine/rules/position.h"

namespace pawnpath::app {

enum class BoardKey : std::uint8_t {
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  enter,  // or Space
  escape,
  mode,           // W: step or wall
  turn_wall,      // R
  own_pawn,       // P
  other_pawn,     // O
  next_wall,      // N
  previous_wall,  // Shift+N
};

// The key that a character stands for; nothing for the others. `shift` matters for N alone.
[[nodiscard]] std::optional<BoardKey> board_key(char32_t character, bool shift);
// True for what begins a typed action: a letter A to I or a digit.
[[nodiscard]] bool starts_typing(char32_t character);

enum class IntentKind : std::uint8_t {
  none,     // nothing of ours: let others have the key
  moved,    // the cursor is at place() now: one focus event
  edge,     // it cannot go further that way: say so, no focus event
  same,     // it is there already: say the place again, no focus event
  no_wall,  // no wall on the board to go to
  no_turn,  // only in wall mode there is something to turn
  mode,     // step mode or wall mode, or the wall's direction, changed: one focus event
  step,     // play `action`
  aim,      // `action` is aimed at: say what it would do
  place,    // play `action`, a wall
  cleared,  // the aim is gone
  preview,  // what the mouse points at changed: draw it, say nothing
};

struct Intent {
  IntentKind kind = IntentKind::none;
  Action action;
  friend bool operator==(const Intent&, const Intent&) = default;
};

// What the cursor moves over.
struct CursorGround {
  const Position& position;  // the one on the screen
  Side own;                  // whose pawn P goes to: the person's, else the side to move
  bool turned = false;
};

class Cursor {
 public:
  enum class Mode : std::uint8_t { step, wall };

  // At the pawn of `own`, in step mode, nothing aimed.
  Cursor() : Cursor(CursorGround{Position(), Side::light, false}) {}
  explicit Cursor(const CursorGround& ground) { reset(ground); }

  // After a new game; and after every other change of the position, which takes away what no
  // longer fits and moves nothing else.
  void reset(const CursorGround& ground);
  void follow(const CursorGround& ground);
  // The wall that was asked for has been placed: the mode is step again, the aim gone.
  void placed();

  // State, for painting and for screen readers.
  [[nodiscard]] Mode mode() const { return mode_; }
  // A square in step mode (or a wall reached by N), a slot in wall mode.
  [[nodiscard]] Action place() const { return place_; }
  [[nodiscard]] Square square() const;  // for a wall or slot the square that names it
  [[nodiscard]] Action aimed() const { return aimed_; }
  // The wall under the mouse or drawn by a drag; none without.
  [[nodiscard]] Action pointed() const { return pointed_; }
  [[nodiscard]] bool is_dragging() const { return dragged_; }
  // The wall to preview: pointed at, aimed at, or in wall mode under the cursor; none otherwise.
  [[nodiscard]] Action preview() const;
  // True once keys moved the cursor, false once the mouse did: when to draw the ring.
  [[nodiscard]] bool keys_used() const { return keys_used_; }

  // Keys.
  Intent key(BoardKey key, const CursorGround& ground);
  // For menus, mouse and screen readers.
  Intent set_mode(Mode mode, const CursorGround& ground);
  Intent go_to(Action place, const CursorGround& ground);

  // Mouse: left button down, movement with or without it, button up, pointer gone. A click on a
  // square steps there; a click on a groove places the wall that hovering has shown there, without
  // that (a touch) it aims and a second one places; in wall mode squares count as the nearest
  // slot. A drag shows its wall and places it on release; back at its beginning or
  // off the frame it is called off.
  void press(Point point);
  Intent move(Point point, const BoardLayout& layout);
  Intent release(Point point, const BoardLayout& layout);
  Intent leave();  // or the window lost the mouse
  Intent call_off_drag();
  // As a click on `place` itself: for screen readers' default action.
  Intent activate(Action place);

 private:
  // Keys, by verb.
  Intent arrow(ScreenDirection toward, bool to_the_end, const CursorGround& ground);
  Intent act(const CursorGround& ground);
  Intent escape();
  Intent turn_wall();
  Intent next_wall(int step, const CursorGround& ground);
  Intent go_to_square(Square square);

  Intent put(Action place);

  [[nodiscard]] Action slot_for(Square square) const;
  [[nodiscard]] Action under(Point point, const BoardLayout& layout) const;
  Intent aim_or_place(Action wall);
  Intent point_at(Action wall);

  RuleSet rules_ = RuleSet::standard;
  Mode mode_ = Mode::step;
  Action place_;
  Square square_;  // where the cursor was before wall mode narrowed it to a slot
  WallDirection direction_ = WallDirection::horizontal;
  Action aimed_;
  bool keys_used_ = false;

  std::optional<Point> pressed_;
  bool dragged_ = false;  // the button is down and the drag has been long enough once
  Action pointed_;
};

}  // namespace pawnpath::app
