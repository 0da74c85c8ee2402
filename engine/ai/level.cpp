#include "engine/ai/level.h"

#include <algorithm>
#include <array>

namespace pawnpath {
namespace {
constexpr std::array kAvailable = {Level::beginner, Level::casual, Level::club,
                                   Level::strong,   Level::expert, Level::master};
}  // namespace

std::span<const Level> available_levels() { return kAvailable; }

bool is_available(Level level) {
  return std::find(kAvailable.begin(), kAvailable.end(), level) != kAvailable.end();
}

}  // namespace pawnpath
