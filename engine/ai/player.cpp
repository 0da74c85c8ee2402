#include "engine/ai/player.h"

#include <algorithm>
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

// What the searching levels may spend, and how much their judgement is blurred.
struct Budget {
  std::int64_t nodes;  // 0: by time
  std::chrono::milliseconds time;
  Score noise;
};

Budget budget_of(Level level) {
  using std::chrono::milliseconds;
  switch (level) {
    case Level::club:
      return {400, milliseconds(2000), 60};
    case Level::strong:
      return {4'000, milliseconds(2000), 30};
    case Level::expert:
      return {40'000, milliseconds(2000), 10};
    case Level::beginner:
    case Level::casual:
    case Level::master:
      break;
  }
  return {0, milliseconds(2000), 0};
}

// In the opening Master lets chance decide between what is as good as equal, so that games differ.
constexpr int kOpeningPlies = 8;
constexpr Score kOpeningNoise = 4;

SearchLimits limits_for(const Settings& settings, int plies) {
  Budget budget = budget_of(settings.level);
  const bool is_master = settings.level == Level::master;
  if (settings.nodes) {
    budget.nodes = is_master ? *settings.nodes : std::min(budget.nodes, *settings.nodes);
  }
  if (settings.time) {
    budget.time = is_master ? *settings.time : std::min(budget.time, *settings.time);
  }
  SearchLimits limits;
  limits.nodes = budget.nodes;
  // Master with a node limit is to be repeatable: no clock.
  if (budget.nodes == 0 || !is_master) {
    limits.deadline = std::chrono::steady_clock::now() + budget.time;
  }
  limits.noise = is_master && plies < kOpeningPlies ? kOpeningNoise : budget.noise;
  return limits;
}

constexpr std::size_t kSmallTableBytes = std::size_t{2} << 20;

}  // namespace

Computer::Engine& Computer::engine_for(bool is_repeatable) {
  std::unique_ptr<Engine>& engine = is_repeatable ? small_ : large_;
  if (!engine) engine = std::make_unique<Engine>(is_repeatable ? kSmallTableBytes : table_bytes_);
  if (is_repeatable) engine->forget();
  return *engine;
}

// What was remembered in a table of another size is given up.
void Computer::use_table_of(std::size_t bytes) {
  if (bytes == table_bytes_) return;
  table_bytes_ = bytes;
  large_.reset();
}

Action Computer::choose(const Game& game, const Settings& settings, const std::atomic<bool>* stop) {
  assert(!game.is_over() && is_available(settings.level));
  Random random = random_for(game, settings.seed);
  if (settings.level == Level::beginner) return choose_beginner(game.position(), random);
  if (settings.level == Level::casual) return choose_casual(game.position(), random, stop);
  if (settings.table_bytes) use_table_of(*settings.table_bytes);
  SearchLimits limits = limits_for(settings, game.plies());
  limits.stop = stop;
  limits.noise_seed = settings.seed;
  const SearchResult result = engine_for(limits.nodes > 0).search.run(game, limits);
  const Action action = result.best.actions.front();
  assert(is_legal(game.position(), action));
  return action;
}

Action choose_action(const Game& game, const Settings& settings, const std::atomic<bool>* stop) {
  return Computer().choose(game, settings, stop);
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
  Computer computer;
  while (const auto request = wait_for_request()) {
    const Action action = computer.choose(request->game, request->settings, &stop_);
    {
      const std::lock_guard lock(mutex_);
      if (closing_ || request->number != last_number_) continue;
    }
    if (!action.is_none()) on_answer_(request->number, action);
  }
}

}  // namespace pawnpath
