#include "app/session/coach.h"

#include <chrono>
#include <utility>

namespace pawnpath::app {
namespace {

constexpr int kLines = 3;
constexpr std::chrono::milliseconds kTimeToSuggest{1500};
constexpr std::chrono::milliseconds kLeastPause{250};  // between two results of one desk

// The game up to what is on the screen.
Game shown_part(const Snapshot& snapshot) {
  Game game = *snapshot.game;
  while (game.plies() > snapshot.shown_ply() && game.undo()) {
  }
  return game;
}

}  // namespace

Coach::Coach(CoachHooks hooks, std::optional<std::int64_t> nodes)
    : hooks_(std::move(hooks)), nodes_(nodes), door_(std::make_shared<Coach*>(this)) {}

Coach::~Coach() { *door_ = nullptr; }

// What is viewed has gone on, so only the game's last position can be its end.
Coach::Question Coach::question(const Snapshot& snapshot) {
  return {snapshot.shown().hash(), !snapshot.is_viewing() && snapshot.game->is_over()};
}

bool Coach::suggest(const Snapshot& snapshot) {
  const Game game = shown_part(snapshot);
  if (game.is_over()) return false;
  Settings limits;
  limits.nodes = nodes_;
  if (!nodes_) limits.time = kTimeToSuggest;
  ask(suggestions_, game, 1, limits, true);
  suggestions_.asked = question(snapshot);
  return true;
}

void Coach::watch(bool on, const Snapshot& snapshot) {
  watching_ = on;
  drop(analysis_);
  show(snapshot);
}

void Coach::show(const Snapshot& snapshot) {
  const Question shown = question(snapshot);
  if (suggestions_.asked != shown) drop(suggestions_);
  if (!watching_ || analysis_.asked == shown) return;
  drop(analysis_);
  analysis_.asked = shown;
  const Game game = shown_part(snapshot);
  if (game.is_over()) return hooks_.analysed({game.position(), {}, 0});
  Settings limits;
  limits.nodes = nodes_;
  ask(analysis_, game, kLines, limits, false);
}

void Coach::ask(Desk& desk, const Game& game, int lines, const Settings& limits, bool only_final) {
  if (!desk.analyst) {
    const auto on_result = [door = door_, post = hooks_.post, &desk, mail = desk.mail, only_final](
                               std::uint64_t request, const SearchResult& result, bool is_final) {
      if (only_final && !is_final) return;
      const std::lock_guard lock(mail->mutex);
      mail->newest = {request, result};
      if (std::exchange(mail->under_way, true)) return;
      post([door, &desk] {
        if (*door != nullptr) (*door)->open_mail(desk);
      });
    };
    desk.analyst = std::make_unique<Analyst>(on_result, hooks_.on_thread);
  }
  desk.position = game.position();
  desk.request = desk.analyst->start(game, lines, limits);
}

void Coach::drop(Desk& desk) {
  if (desk.analyst && desk.request != 0) desk.analyst->cancel();
  desk.request = 0;
  desk.asked.reset();
}

void Coach::open_mail(Desk& desk) {
  const auto now = std::chrono::steady_clock::now();
  if (const auto since = now - desk.shown; since < kLeastPause) {
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(kLeastPause - since);
    return hooks_.later(rest, [door = door_, &desk] {
      if (*door != nullptr) (*door)->open_mail(desk);
    });
  }
  std::optional<std::pair<std::uint64_t, SearchResult>> newest;
  {
    const std::lock_guard lock(desk.mail->mutex);
    newest = std::exchange(desk.mail->newest, std::nullopt);
    desk.mail->under_way = false;
  }
  if (!newest) return;
  desk.shown = now;
  take(desk, newest->first, newest->second);
}

void Coach::take(Desk& desk, std::uint64_t request, const SearchResult& result) {
  if (request != desk.request) return;
  const Advice advice{desk.position, result.lines, result.depth};
  (&desk == &suggestions_ ? hooks_.suggested : hooks_.analysed)(advice);
}

}  // namespace pawnpath::app
