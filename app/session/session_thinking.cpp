// Session: the computer's turns.
#include <algorithm>

#include "app/session/session.h"
#include "app/session/thinker.h"
#include "engine/ai/random.h"
#include "engine/rules/legal.h"

namespace pawnpath::app {
namespace {

constexpr std::chrono::milliseconds kSayThinkingAfter{2000};

// A level from a newer program's settings or record: the strongest below it that there is.
Level playable(Level wanted) {
  Level level = available_levels().front();
  for (const Level candidate : available_levels()) {
    if (candidate <= wanted) level = candidate;
  }
  return level;
}

}  // namespace

void Session::later(std::chrono::milliseconds delay, std::uint64_t request,
                    std::function<void(Session&)> work) {
  const std::weak_ptr<Session*> door = door_;
  hooks_.later(delay, [door, request, work = std::move(work)] {
    const Door open = door.lock();
    if (open && (*open)->thinker_->waits_for(request)) work(**open);
  });
}

void Session::think_if_due() {
  if (!computer_is_due() || (thinker_ && thinker_->is_busy())) return;
  if (!thinker_) {
    // Runs on the player's thread: touches nothing but its own copies.
    const auto on_answer = [post = hooks_.post, door = std::weak_ptr<Session*>(door_)](
                               std::uint64_t request, Action action) {
      post([door, request, action] {
        if (const Door open = door.lock()) (*open)->on_answer(request, action);
      });
    };
    thinker_ = std::make_unique<Thinker>(on_answer, hooks_.on_player_thread);
  }
  Settings settings;
  settings.level = playable(*snapshot_.seat(game_.position().turn()).level);
  settings.seed = Random(settings_.seed + games_).next();
  settings.nodes = settings_.nodes;
  if (settings.level == Level::master) settings.time = settings_.master_time;
  settings.threads = settings_.threads;
  settings.table_bytes = static_cast<std::size_t>(settings_.memory) << 20;
  const std::uint64_t request = thinker_->start(game_, settings);
  later(kSayThinkingAfter, request,
        [](Session& session) { session.publish({.kind = EventKind::thinking}); });
}

void Session::stop_thinking() {
  if (thinker_) thinker_->cancel();
}

// Quick answers are held back a little, so that a move can be followed.
void Session::on_answer(std::uint64_t request, Action action) {
  if (!thinker_->waits_for(request)) return;
  const auto left = settings_.least_pause - thinker_->elapsed();
  if (left <= std::chrono::milliseconds::zero()) return play_answer(action);
  later(left, request, [action](Session& session) { session.play_answer(action); });
}

void Session::play_answer(Action action) {
  thinker_->finish();
  const Side mover = game_.position().turn();
  if (game_.play(action).refused()) {  // a fault of the level; the game must go on
    action = legal_actions(game_.position())[0];
    game_.play(action);
  }
  publish({.kind = EventKind::played, .action = action, .mover = mover});
}

}  // namespace pawnpath::app
