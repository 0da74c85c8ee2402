#include "app/board/motion.h"

namespace pawnpath::app {
namespace {

double eased(double share, bool is_step) {
  const double left = 1 - share;
  return is_step ? 1 - left * left * left : share * share;
}

}  // namespace

std::optional<Moving> played_between(const Snapshot& before, const Snapshot& after) {
  const int plies = after.game->plies();
  if (before.is_viewing() || after.is_viewing() || plies != before.game->plies() + 1) {
    return std::nullopt;
  }
  const Position& start = after.game->position_at(plies - 1);
  if (!(start == before.game->position())) return std::nullopt;
  return Moving{after.last_action(), start.turn(), start.pawn(start.turn()), 0};
}

void Motion::start(const Moving& moving, Time now) {
  moving_ = moving;
  begun_ = now;
}

std::optional<Moving> Motion::at(Time now) const {
  if (!moving_) return std::nullopt;
  const bool is_step = moving_->action.is_step();
  const std::chrono::duration<double> whole = is_step ? kStepTime : kWallTime;
  const double share = std::chrono::duration<double>(now - begun_) / whole;
  if (share >= 1) return std::nullopt;
  Moving moving = *moving_;
  moving.share = share <= 0 ? 0 : eased(share, is_step);
  return moving;
}

}  // namespace pawnpath::app
