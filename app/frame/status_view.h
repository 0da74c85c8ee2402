// What is always in sight beside the board: whose turn, routes, walls left, draw watch, as text.
//
// The call that matters is status_view(). It makes no window; StatusPanel shows what it says.
#pragma once

#include <string>

#include "app/session/snapshot.h"

namespace pawnpath::app {

struct SideStatus {
  std::string route;  // `Light route 7 to rank 9`
  int walls_left = 0;
  int walls_at_most = 0;
};

struct StatusView {
  std::string heading;  // `Light to move (you)`
  SideStatus sides[2];
  std::string draw_watch;
};

[[nodiscard]] StatusView status_view(const Snapshot& snapshot);

}  // namespace pawnpath::app
