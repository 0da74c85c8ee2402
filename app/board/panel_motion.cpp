// The short animations of the board's window. They are drawn and nothing else: the position, the
// cursor and what can be clicked are those after the action from the first moment on.
#include "app/board/panel.h"

#ifdef __WINDOWS__
#include <windows.h>
#endif

namespace pawnpath::app {
namespace {

constexpr int kFrameTime = 15;  // milliseconds

bool system_animates() {
#ifdef __WINDOWS__
  BOOL animates = TRUE;
  const BOOL known = SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0);
  return known == FALSE || animates != FALSE;
#else
  return true;
#endif
}

}  // namespace

void BoardPanel::start_motion(const Snapshot& before) {
  const std::optional<Moving> moving = played_between(before, snapshot_);
  if (!moving || !options_.animation || !IsShownOnScreen() || !system_animates()) return;
  motion_.start(*moving, std::chrono::steady_clock::now());
  timer_.Start(kFrameTime);
}

void BoardPanel::settle() {
  if (!timer_.IsRunning()) return;
  timer_.Stop();
  motion_.finish();
  redraw();
}

void BoardPanel::on_frame() {
  if (motion_.at(std::chrono::steady_clock::now())) {
    redraw();
  } else {
    settle();
  }
}

}  // namespace pawnpath::app
