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
  bool turned;
  bool mirrored;

  [[nodiscard]] int square(Square square) const {
    const int number = turned ? 80 - square.number : square.number;
    return mirrored ? number - number % 9 + 8 - number % 9 : number;
  }
  [[nodiscard]] int slot(int number) const {
    if (turned) number = 63 - number;
    return mirrored ? number - number % 8 + 7 - number % 8 : number;
  }
};

void add_walls(FeatureList& list, std::uint64_t walls, int first, const View& view) {
  for (; walls != 0; walls &= walls - 1)
    list.push_back(first + view.slot(std::countr_zero(walls)));
}

}  // namespace

FeatureList features(const Position& position, const RouteLengths& routes, bool mirrored) {
  const Side own = position.turn();
  const Side their = other(own);
  const View view{own == Side::dark, mirrored};
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
