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
      return {800, milliseconds(2000), 45};
    case Level::strong:
      return {4'000, milliseconds(2000), 30};
    case Level::expert:
      return {40'000, milliseconds(2000), 10};
    case Level::beginner:
    case Level::casual:
    case Level::master:
      break;
  }
  return {0, kMasterTime, 0};
}

// In the opening Master lets chance decide between what is as good as equal, so that games differ.
constexpr int kOpeningPlies = 10;
constexpr Score kOpeningNoise = 12;

// A repetition is worth less than playing on, so that games end by a win where one can be had.
constexpr Score kContempt = 40;

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
  limits.contempt = kContempt;
  const bool in_opening = is_master && settings.varied && plies < kOpeningPlies;
  limits.noise = in_opening ? kOpeningNoise : budget.noise;
  return limits;
}

constexpr std::size_t kSmallTableBytes = std::size_t{2} << 20;

}  // namespace

SearchTeam& Computer::team_for(bool is_repeatable) {
  std::unique_ptr<SearchTeam>& team = is_repeatable ? small_ : large_;
  if (!team) {
    const std::size_t bytes = is_repeatable ? kSmallTableBytes : table_bytes_;
    team = std::make_unique<SearchTeam>(bytes, networks_, on_thread_);
  }
  if (is_repeatable) team->forget();
  return *team;
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
  // More threads than one are Master's, and never where a node limit asks for the same again.
  const bool is_repeatable = limits.nodes > 0;
  const int threads = is_repeatable || settings.level != Level::master ? 1 : settings.threads;
  const SearchResult result = team_for(is_repeatable).run(game, limits, threads);
  const Action action = result.best().actions.front();
  assert(is_legal(game.position(), action));
  return action;
}

SearchResult Computer::analyse(const Game& game, const Settings& settings, int lines,
                               const std::atomic<bool>* stop, const Search::OnDepth& on_depth) {
  assert(!game.is_over());
  SearchLimits limits;
  limits.nodes = settings.nodes.value_or(0);
  if (settings.time) limits.deadline = std::chrono::steady_clock::now() + *settings.time;
  limits.lines = lines;
  limits.stop = stop;
  return team_for(limits.nodes > 0).run(game, limits, 1, on_depth);
}

Action choose_action(const Game& game, const Settings& settings, const std::atomic<bool>* stop) {
  return Computer().choose(game, settings, stop);
}

Player::Player(Callback on_answer, std::function<void()> on_thread_start)
    : on_answer_(std::move(on_answer)),
      computer_(Computer::kDefaultTableBytes, Networks::built_in(), on_thread_start),
      thread_(std::move(on_thread_start)) {}

std::uint64_t Player::start(const Game& game, const Settings& settings) {
  return thread_.start([this, game, settings](std::uint64_t number, const std::atomic<bool>& stop) {
    const Action action = computer_.choose(game, settings, &stop);
    if (!action.is_none() && thread_.is_wanted(number)) on_answer_(number, action);
  });
}

}  // namespace pawnpath
