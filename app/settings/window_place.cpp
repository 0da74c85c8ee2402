#include "app/settings/window_place.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace pawnpath::app {
namespace {

// One axis of a window or screen. Saved numbers may be anything, so they are widened first.
struct Span {
  std::int64_t begin;
  std::int64_t length;
  [[nodiscard]] std::int64_t end() const { return begin + length; }
};

std::int64_t common(Span a, Span b) {
  return std::max<std::int64_t>(0, std::min(a.end(), b.end()) - std::max(a.begin, b.begin));
}

std::int64_t visible(const WindowPlace& window, const ScreenArea& screen) {
  return common({window.x, window.width}, {screen.x, screen.width}) *
         common({window.y, window.height}, {screen.y, screen.height});
}

Span fitted(Span window, Span screen, int least, bool centred) {
  window.length = std::min(std::max<std::int64_t>(window.length, least), screen.length);
  const std::int64_t last = screen.end() - window.length;
  window.begin = centred ? screen.begin + (screen.length - window.length) / 2
                         : std::clamp(window.begin, screen.begin, last);
  return window;
}

}  // namespace

WindowPlace fit_window(WindowPlace saved, const std::vector<ScreenArea>& screens, int least_width,
                       int least_height) {
  assert(!screens.empty());
  const auto best = std::max_element(
      screens.begin(), screens.end(),
      [&](const auto& a, const auto& b) { return visible(saved, a) < visible(saved, b); });
  const bool lost = visible(saved, *best) == 0;
  const Span x = fitted({saved.x, saved.width}, {best->x, best->width}, least_width, lost);
  const Span y = fitted({saved.y, saved.height}, {best->y, best->height}, least_height, lost);
  return {static_cast<int>(x.begin), static_cast<int>(y.begin), static_cast<int>(x.length),
          static_cast<int>(y.length), saved.maximised};
}

}  // namespace pawnpath::app
