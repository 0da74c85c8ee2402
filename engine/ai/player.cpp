#include "engine/ai/player.h"

#include <cassert>
#include <utility>

#include "engine/ai/random.h"
#include "engine/ai/simple_levels.h"
#include "engine/rules/legal.h"

namespace pawnpath {
namespace {

// Draws differ from one position to the next, and are the same when a game is played again.
Random random_for(const Game& game, std::uint64_t seed) {
  Random mixer(seed ^ game.position().hash());
  return Random(mixer.next() + static_cast<std::uint64_t>(game.plies()));
}

}  // namespace

Action choose_action(const Game& game, const Settings& settings, const std::atomic<bool>* stop) {
  assert(!game.is_over() && is_available(settings.level));
  Random random = random_for(game, settings.seed);
  const Action action = settings.level == Level::beginner
                            ? choose_beginner(game.position(), random)
                            : choose_casual(game.position(), random, stop);
  assert(action.is_none() || is_legal(game.position(), action));
  return action;
}

Player::Player(Callback on_answer, std::function<void()> on_thread_start)
    : on_answer_(std::move(on_answer)),
      thread_([this, start = std::move(on_thread_start)] { run(start); }) {}

Player::~Player() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    waiting_.reset();
    stop_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

std::uint64_t Player::start(const Game& game, const Settings& settings) {
  std::uint64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    number = ++last_number_;
    waiting_.emplace(Request{number, game, settings});
    stop_ = true;
  }
  wake_.notify_one();
  return number;
}

void Player::cancel() {
  const std::lock_guard lock(mutex_);
  ++last_number_;
  waiting_.reset();
  stop_ = true;
}

std::optional<Player::Request> Player::wait_for_request() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return closing_ || waiting_.has_value(); });
  if (closing_) return std::nullopt;
  stop_ = false;
  return std::exchange(waiting_, std::nullopt);
}

void Player::run(const std::function<void()>& on_thread_start) {
  if (on_thread_start) on_thread_start();
  while (const auto request = wait_for_request()) {
    const Action action = choose_action(request->game, request->settings, &stop_);
    {
      const std::lock_guard lock(mutex_);
      if (closing_ || request->number != last_number_) continue;
    }
    if (!action.is_none()) on_answer_(request->number, action);
  }
}

}  // namespace pawnpath
