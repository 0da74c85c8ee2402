#include "engine/ai/analyst.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pawnpath {
namespace {
// An analysis beside a game: less memory than the player has.
constexpr std::size_t kTableBytes = std::size_t{32} << 20;
}  // namespace

Outlook outlook(Score score) {
  Outlook result;
  if (is_win(score)) result.win_in_plies = kWin - score;
  if (is_loss(score)) result.loss_in_plies = kWin + score;
  result.hundredths = std::clamp(score, -kMostEvaluation, kMostEvaluation);
  result.percent = static_cast<int>(std::lround(100.0 * chance_to_win(score)));
  // Certain is only what is proven.
  if (!is_win(score) && !is_loss(score)) result.percent = std::clamp(result.percent, 1, 99);
  return result;
}

Analyst::Analyst(Callback on_result, std::function<void()> on_thread_start)
    : on_result_(std::move(on_result)),
      computer_(kTableBytes),
      thread_(std::move(on_thread_start)) {}

std::uint64_t Analyst::start(const Game& game, int lines, const Settings& limits) {
  return thread_.start(
      [this, game, lines, limits](std::uint64_t number, const std::atomic<bool>& stop) {
        const auto tell = [&](const SearchResult& result, bool is_final) {
          if (thread_.is_wanted(number)) on_result_(number, result, is_final);
        };
        tell(computer_.analyse(game, limits, lines, &stop,
                               [&](const SearchResult& result) { tell(result, false); }),
             true);
      });
}

}  // namespace pawnpath
