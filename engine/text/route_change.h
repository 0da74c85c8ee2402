// What an action does to both routes, and how that is said: `9, plus 2`.
//
// The call that matters is route_change(). Sentences on it are built by action_text.h and
// threat_text.h.
#pragma once

#include <string>

#include "engine/rules/position.h"
#include "engine/text/wording.h"

namespace pawnpath {

// Steps of both shortest routes, by side.
struct RouteChange {
  int before[2];
  int after[2];
  [[nodiscard]] int difference(Side side) const { return after[index(side)] - before[index(side)]; }
};

[[nodiscard]] RouteChange route_change(const Position& before, const Position& after);

// `9, plus 2`, `7, minus 1`, or `8` alone when nothing changes.
[[nodiscard]] std::string with_change(const RouteChange& change, Side side);

// `Light route 9, plus 1`
[[nodiscard]] std::string route_of(const RouteChange& change, Side side);
// `Light route 9, plus 1; Dark route 12, plus 4`
[[nodiscard]] std::string both_routes(const RouteChange& change);

}  // namespace pawnpath
