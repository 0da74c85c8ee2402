#include "engine/text/braille.h"

#include "engine/text/catalogue.h"

namespace pawnpath {
namespace {

// Squares stand at even coordinates, grooves at odd ones; x to the right, y upward.
struct Point {
  int x;
  int y;
};

bool has_wall(const Position& position, int file, int rank, WallDirection direction) {
  if (!position.board().has_slot(file, rank)) return false;
  return position.walls().has(Action::wall(Slot::at(file, rank), direction));
}

char square_sign(const Position& position, Square square) {
  if (position.pawn(Side::light) == square) return 'l';
  if (position.pawn(Side::dark) == square) return 'd';
  return '.';
}

// The groove above a square, or the corner right of it.
char horizontal_sign(const Position& position, Point p) {
  const int rank = (p.y - 1) / 2;
  const int file = p.x / 2;
  const bool here = has_wall(position, file, rank, WallDirection::horizontal);
  const bool before = p.x % 2 == 0 && has_wall(position, file - 1, rank, WallDirection::horizontal);
  return here || before ? 'h' : ' ';
}

// The groove right of a square, or the corner above it.
char vertical_sign(const Position& position, Point p) {
  const int file = (p.x - 1) / 2;
  const int rank = p.y / 2;
  const bool here = has_wall(position, file, rank, WallDirection::vertical);
  const bool below = p.y % 2 == 0 && has_wall(position, file, rank - 1, WallDirection::vertical);
  return here || below ? 'v' : ' ';
}

char sign(const Position& position, Point p) {
  if (p.x % 2 == 0 && p.y % 2 == 0) {
    return square_sign(position, Square::at(p.x / 2, p.y / 2));
  }
  const char horizontal = p.y % 2 == 1 ? horizontal_sign(position, p) : ' ';
  if (horizontal != ' ' || p.x % 2 == 0) return horizontal;
  return vertical_sign(position, p);
}

// `along` counts the characters of a row, `across` the rows from the top; both as displayed.
Point point_at(int along, int across, int last, BrailleOrder order, bool turned) {
  const Point p = order == BrailleOrder::ranks ? Point{along, last - across} : Point{across, along};
  return turned ? Point{last - p.x, last - p.y} : p;
}

std::string label(Point p, BrailleOrder order) {
  const int number = order == BrailleOrder::ranks ? p.y : p.x;
  if (number % 2 == 1) return "  ";
  return {static_cast<char>((order == BrailleOrder::ranks ? '1' : 'a') + number / 2), ' '};
}

}  // namespace

std::vector<std::string> braille_rows(const Position& position, BrailleOrder order,
                                      Wording wording) {
  const int last = 2 * (position.board().size - 1);
  std::vector<std::string> rows;
  for (int across = 0; across <= last; ++across) {
    std::string row = label(point_at(0, across, last, order, wording.turned), order);
    for (int along = 0; along <= last; ++along) {
      row += sign(position, point_at(along, across, last, order, wording.turned));
    }
    rows.push_back(row);
  }
  return rows;
}

std::vector<std::string> braille_legend(BrailleOrder order) {
  const bool ranks = order == BrailleOrder::ranks;
  return {say(ranks ? Message::braille_rows : Message::braille_columns),
          say(Message::braille_legend)};
}

}  // namespace pawnpath
