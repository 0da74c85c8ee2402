#include "app/session/level_key.h"

#include <algorithm>
#include <array>

namespace pawnpath::app {
namespace {
// From the first level on.
constexpr std::array<std::string_view, 6> kKeys = {"beginner", "casual", "club",
                                                   "strong",   "expert", "master"};
constexpr auto kFirst = static_cast<std::size_t>(Level::beginner);
}  // namespace

std::string_view level_key(Level level) { return kKeys[static_cast<std::size_t>(level) - kFirst]; }

std::optional<Level> level_from_key(std::string_view key) {
  const auto found = std::find(kKeys.begin(), kKeys.end(), key);
  if (found == kKeys.end()) return std::nullopt;
  return static_cast<Level>(static_cast<std::size_t>(found - kKeys.begin()) + kFirst);
}

}  // namespace pawnpath::app
