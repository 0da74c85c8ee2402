// BoardLayout: where everything on the board lies in a window of a given size, and what lies at a
// point. Pixels, rule set and turned view come in; rectangles go out.
//
// The calls that matter are rect_of() and hit(). It draws nothing and knows no position. A place
// on the board is given as the Action that belongs to it: a step to a square, a wall in a slot.
//
//   +-- frame ------------------------+   The whole is square and centred. Sizes are multiples of
//   | 9 +-- field ------------------+ |   whole pixels, so every square is equally large and every
//   |   | pad                       | |   groove equally wide; what is left over lies outside.
//   |   |  [square] groove [square] | |
//   +---------a----------------b------+
#pragma once

#include "app/board/geometry.h"
#include "engine/rules/action.h"

namespace pawnpath::app {

struct BoardView {
  int width = 0;  // of the window, in pixels
  int height = 0;
  double scale = 1.0;  // 1.0 at 100 %
  RuleSet rules = RuleSet::standard;
  bool turned = false;  // by half a turn: Light plays down the screen
  bool coordinates = true;
  friend bool operator==(const BoardView&, const BoardView&) = default;
};

class BoardLayout {
 public:
  BoardLayout() : BoardLayout(BoardView{}) {}
  explicit BoardLayout(const BoardView& view);

  // What it was made for.
  [[nodiscard]] const BoardView& view() const { return view_; }
  // False in a window too small to show a board: rectangles are empty then, hits none.
  [[nodiscard]] bool is_usable() const { return square_ > 0; }
  // The smallest width and height at which squares are not smaller than grooves.
  [[nodiscard]] static int least_size(RuleSet rules, double scale, bool coordinates);

  // Where it lies.
  [[nodiscard]] Rect frame() const { return frame_; }
  [[nodiscard]] Rect field() const { return field_; }  // the ground of squares and grooves
  [[nodiscard]] Rect square(Square square) const;
  [[nodiscard]] Rect wall(Action wall) const;
  [[nodiscard]] Rect rect_of(Action place) const;  // square or wall; empty for none
  // The line in the field's pad along the edge that `side` must reach.
  [[nodiscard]] Rect goal_line(Side side) const;
  // Boxes in the frame to centre a letter or number in; empty without coordinates.
  [[nodiscard]] Rect file_label(int file) const;
  [[nodiscard]] Rect rank_label(int rank) const;
  [[nodiscard]] int square_size() const { return square_; }
  [[nodiscard]] int groove_size() const { return groove_; }

  // What lies at a point: a step for a square, a wall for a groove, none for the frame or beyond.
  // A groove point belongs to the slot whose middle is nearest; where two grooves cross, the
  // longer offset from the middle gives the direction. The pad belongs to what it is next to.
  [[nodiscard]] Action hit(Point point) const;
  // The slot whose middle is nearest, for any point.
  [[nodiscard]] Slot nearest_slot(Point point) const;
  [[nodiscard]] Point slot_middle(Slot slot) const;
  // The square nearest to any point.
  [[nodiscard]] Square nearest_square(Point point) const;

  // A drag aims once it is longer than 8 pixels at 100 %: along for horizontal, up or down for
  // vertical. The wall begins about where the drag began. None for a shorter drag.
  [[nodiscard]] Action drag(Point from, Point to) const;

 private:
  // A coordinate along one axis: the row or column of squares, or the groove after it.
  struct Along {
    int cell;
    bool groove;
  };

  [[nodiscard]] int size() const { return board(view_.rules).size; }
  [[nodiscard]] int pitch() const { return square_ + groove_; }
  [[nodiscard]] int scaled(double pixels) const;
  // Screen columns and rows count from the left and from the top.
  [[nodiscard]] int column(int file) const { return view_.turned ? size() - 1 - file : file; }
  [[nodiscard]] int row(int rank) const { return view_.turned ? rank : size() - 1 - rank; }
  [[nodiscard]] Square square_at(int column, int row) const;
  [[nodiscard]] Slot slot_at(int column_gap, int row_gap) const;
  [[nodiscard]] Point inside(Point point) const;
  [[nodiscard]] Along along(int offset) const;
  [[nodiscard]] int nearest_gap(int offset) const;
  [[nodiscard]] WallDirection direction_at_crossing(Point point, Slot slot) const;

  BoardView view_;
  Rect frame_;
  Rect field_;
  Point origin_;  // of the first square on the screen
  int square_ = 0;
  int groove_ = 0;
  int reach_ = 0;  // how far a groove's hit area goes into the squares beside it
};

}  // namespace pawnpath::app
