#include "app/board/layout.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace pawnpath::app {
namespace {

// Pixels at 100 %.
constexpr double kMargin = 30;       // of the frame, where the coordinates are
constexpr double kPlainMargin = 14;  // without coordinates
constexpr double kPad = 10;
constexpr double kLeastGroove = 12;
constexpr double kGrooveReach = 16;
constexpr double kGoalLine = 3;
constexpr double kDrag = 8;
// A square is 4.5 grooves wide where there is room.
constexpr double kSquarePerGroove = 4.5;

int rounded(double value) { return static_cast<int>(std::lround(value)); }

struct Border {
  int margin;
  int pad;
  [[nodiscard]] int both() const { return margin + pad; }
};

// The border gives way in windows too small for it.
Border border_for(const BoardView& view, int side) {
  const double margin = view.coordinates ? kMargin : kPlainMargin;
  return {std::min(rounded(margin * view.scale), side / 10),
          std::min(rounded(kPad * view.scale), side / 40)};
}

struct Cells {
  int square;
  int groove;
};

// Fits `count` squares and the grooves between them into `inner` pixels.
Cells cells_for(int inner, int count, double scale) {
  const int wanted = rounded(inner / ((kSquarePerGroove + 1) * count - 1));
  int groove = std::max(wanted, rounded(kLeastGroove * scale));
  int square = (inner - (count - 1) * groove) / count;
  if (square < groove) {
    groove = std::max(1, inner / (2 * count));
    square = (inner - (count - 1) * groove) / count;
  }
  return square > 0 ? Cells{square, groove} : Cells{0, 0};
}

}  // namespace

BoardLayout::BoardLayout(const BoardView& view) : view_(view) {
  const int side = std::min(view.width, view.height);
  const Border border = border_for(view, side);
  const Cells cells = cells_for(side - 2 * border.both(), size(), view.scale);
  if (cells.square == 0) return;
  square_ = cells.square;
  groove_ = cells.groove;
  reach_ = std::clamp((scaled(kGrooveReach) - groove_ + 1) / 2, 0, square_ / 4);

  const int inner = size() * pitch() - groove_;
  const int whole = inner + 2 * border.both();
  frame_ = {(view.width - whole) / 2, (view.height - whole) / 2, whole, whole};
  field_ = {frame_.x + border.margin, frame_.y + border.margin, inner + 2 * border.pad,
            inner + 2 * border.pad};
  origin_ = {field_.x + border.pad, field_.y + border.pad};
}

int BoardLayout::least_size(RuleSet rules, double scale, bool coordinates) {
  const int groove = rounded(kLeastGroove * scale);
  const int margin = rounded((coordinates ? kMargin : kPlainMargin) * scale);
  const int cells = 2 * pawnpath::board(rules).size - 1;
  return cells * groove + 2 * (margin + rounded(kPad * scale));
}

int BoardLayout::scaled(double pixels) const { return rounded(pixels * view_.scale); }

Rect BoardLayout::square(Square square) const {
  if (!is_usable()) return {};
  return {origin_.x + column(square.file()) * pitch(), origin_.y + row(square.rank()) * pitch(),
          square_, square_};
}

Rect BoardLayout::wall(Action wall) const {
  if (!is_usable()) return {};
  const int file = wall.slot().file();
  const int rank = wall.slot().rank();
  const int left = origin_.x + std::min(column(file), column(file + 1)) * pitch();
  const int top = origin_.y + std::min(row(rank), row(rank + 1)) * pitch();
  const int length = 2 * square_ + groove_;
  return wall.direction() == WallDirection::horizontal ? Rect{left, top + square_, length, groove_}
                                                       : Rect{left + square_, top, groove_, length};
}

Rect BoardLayout::rect_of(Action place) const {
  if (place.is_none()) return {};
  return place.is_step() ? square(place.square()) : wall(place);
}

Rect BoardLayout::goal_line(Side side) const {
  if (!is_usable()) return {};
  const int pad = origin_.y - field_.y;
  const int thickness = std::min(std::max(2, scaled(kGoalLine)), pad);
  const bool at_top = row(board(view_.rules).goal_rank(side)) == 0;
  const int top = at_top ? field_.y : field_.bottom() - pad;
  return {origin_.x, top + (pad - thickness) / 2, size() * pitch() - groove_, thickness};
}

Rect BoardLayout::file_label(int file) const {
  if (!is_usable() || !view_.coordinates) return {};
  return {origin_.x + column(file) * pitch(), field_.bottom(), square_,
          frame_.bottom() - field_.bottom()};
}

Rect BoardLayout::rank_label(int rank) const {
  if (!is_usable() || !view_.coordinates) return {};
  return {frame_.x, origin_.y + row(rank) * pitch(), field_.x - frame_.x, square_};
}

Square BoardLayout::square_at(int column, int row) const {
  const int last = size() - 1;
  return view_.turned ? Square::at(last - column, row) : Square::at(column, last - row);
}

Slot BoardLayout::slot_at(int column_gap, int row_gap) const {
  const int last = size() - 2;
  return view_.turned ? Slot::at(last - column_gap, row_gap) : Slot::at(column_gap, last - row_gap);
}

// The nearest point on the squares and grooves, relative to the first square.
Point BoardLayout::inside(Point point) const {
  const int last = size() * pitch() - groove_ - 1;
  return {std::clamp(point.x - origin_.x, 0, last), std::clamp(point.y - origin_.y, 0, last)};
}

BoardLayout::Along BoardLayout::along(int offset) const {
  const int cell = offset / pitch();
  const int rest = offset % pitch();
  if (cell + 1 < size() && rest >= square_ - reach_) return {cell, true};
  if (cell > 0 && rest < reach_) return {cell - 1, true};
  return {cell, false};
}

// Of the middles of the grooves along one axis; they change over at the middles of the squares.
int BoardLayout::nearest_gap(int offset) const {
  const int gap = (2 * offset + 1 + 2 * pitch() - square_) / (2 * pitch()) - 1;
  return std::clamp(gap, 0, size() - 2);
}

WallDirection BoardLayout::direction_at_crossing(Point point, Slot slot) const {
  const Point middle = slot_middle(slot);
  const bool along = std::abs(point.x - middle.x) >= std::abs(point.y - middle.y);
  return along ? WallDirection::horizontal : WallDirection::vertical;
}

Action BoardLayout::hit(Point point) const {
  if (!is_usable() || !field_.contains(point)) return {};
  const Point at = inside(point);
  const Along x = along(at.x);
  const Along y = along(at.y);
  if (!x.groove && !y.groove) return Action::step(square_at(x.cell, y.cell));
  const Slot slot =
      slot_at(x.groove ? x.cell : nearest_gap(at.x), y.groove ? y.cell : nearest_gap(at.y));
  if (x.groove && y.groove) return Action::wall(slot, direction_at_crossing(point, slot));
  return Action::wall(slot, y.groove ? WallDirection::horizontal : WallDirection::vertical);
}

Slot BoardLayout::nearest_slot(Point point) const {
  if (!is_usable()) return {};
  const Point at = inside(point);
  return slot_at(nearest_gap(at.x), nearest_gap(at.y));
}

Point BoardLayout::slot_middle(Slot slot) const {
  return wall(Action::wall(slot, WallDirection::horizontal)).centre();
}

Square BoardLayout::nearest_square(Point point) const {
  if (!is_usable()) return {};
  const auto cell = [this](int offset) {
    return std::min((offset + groove_ / 2) / pitch(), size() - 1);
  };
  const Point at = inside(point);
  return square_at(cell(at.x), cell(at.y));
}

Action BoardLayout::drag(Point from, Point to) const {
  const int dx = to.x - from.x;
  const int dy = to.y - from.y;
  if (!is_usable() || std::hypot(dx, dy) <= kDrag * view_.scale) return {};
  // The middle of the wall: half of the drag away, but never more than half a wall.
  const auto half = [this](int distance) { return std::clamp(distance / 2, -pitch(), pitch()); };
  const Slot slot = nearest_slot({from.x + half(dx), from.y + half(dy)});
  const bool along = std::abs(dx) >= std::abs(dy);
  return Action::wall(slot, along ? WallDirection::horizontal : WallDirection::vertical);
}

}  // namespace pawnpath::app
