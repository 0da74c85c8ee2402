#include "engine/ai/features.h"

#include <algorithm>
#include <bit>

namespace pawnpath {
namespace {

constexpr int kOwnPawn = 0;
constexpr int kOtherPawn = 81;
constexpr int kHorizontal = 162;
constexpr int kVertical = 226;
constexpr int kOwnRoute = 290;
constexpr int kOtherRoute = 322;
constexpr int kOwnWalls = 354;
constexpr int kOtherWalls = 365;
constexpr int kLead = 376;
constexpr int kLongestRoute = 31;
constexpr int kMostLead = 12;

// How the board is seen: turned by half, then mirrored.
struct View {
  int size;  // squares on a side
  bool turned;
  bool mirrored;

  // Both grids are numbered by their rows, those of the largest board.
  [[nodiscard]] int seen(int number, int row, int last) const {
    if (turned) number = (row + 1) * last - number;
    return mirrored ? number + last - 2 * (number % row) : number;
  }
  [[nodiscard]] int square(Square square) const { return seen(square.number, 9, size - 1); }
  [[nodiscard]] int slot(int number) const { return seen(number, 8, size - 2); }
};

void add_walls(FeatureList& list, std::uint64_t walls, int first, const View& view) {
  for (; walls != 0; walls &= walls - 1)
    list.push_back(first + view.slot(std::countr_zero(walls)));
}

}  // namespace

FeatureList features(const Position& position, const RouteLengths& routes, bool mirrored) {
  const Side own = position.turn();
  const Side their = other(own);
  const View view{position.board().size, own == Side::dark, mirrored};
  FeatureList list;
  list.push_back(kOwnPawn + view.square(position.pawn(own)));
  list.push_back(kOtherPawn + view.square(position.pawn(their)));
  add_walls(list, position.walls().horizontal, kHorizontal, view);
  add_walls(list, position.walls().vertical, kVertical, view);
  list.push_back(kOwnRoute + std::min(routes.of(own), kLongestRoute));
  list.push_back(kOtherRoute + std::min(routes.of(their), kLongestRoute));
  list.push_back(kOwnWalls + position.walls_left(own));
  list.push_back(kOtherWalls + position.walls_left(their));
  const int lead = std::clamp(routes.of(their) - routes.of(own), -kMostLead, kMostLead);
  list.push_back(kLead + kMostLead + lead);
  return list;
}

}  // namespace pawnpath
