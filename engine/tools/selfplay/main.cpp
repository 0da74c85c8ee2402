// pawnpath-selfplay: plays games of the search against itself and writes their positions.
//
//   pawnpath-selfplay OUT [--games 1000] [--nodes 400] [--seed 1] [--jobs 2] [--net FILE]
//                     [--contempt 0] [--rules standard|passage]
//
// Each game starts with some random actions (steps about half the time) and is played with a blur
// on the evaluation, so that games differ. OUT gets the structures of ../sample.h.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/ai/random.h"
#include "engine/ai/search.h"
#include "engine/rules/legal.h"
#include "engine/tools/network_file.h"
#include "engine/tools/rules_option.h"
#include "engine/tools/sample.h"

namespace pawnpath::tools {
namespace {

struct Options {
  std::string out;
  int games = 1000;
  std::int64_t nodes = 400;
  std::uint64_t seed = 1;
  int jobs = 2;
  std::string network;
  int contempt = 0;
  RuleSet rules = RuleSet::standard;
};

bool read_options(int count, char** words, Options& options) {
  if (count < 2 || count % 2 != 0) return false;
  options.out = words[1];
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string name = words[i];
    const std::string value = words[i + 1];
    if (name == "--games")
      options.games = std::atoi(value.c_str());
    else if (name == "--nodes")
      options.nodes = std::atoll(value.c_str());
    else if (name == "--seed")
      options.seed = std::strtoull(value.c_str(), nullptr, 10);
    else if (name == "--jobs")
      options.jobs = std::atoi(value.c_str());
    else if (name == "--net")
      options.network = value;
    else if (name == "--contempt")
      options.contempt = std::atoi(value.c_str());
    else if (name == "--rules")
      options.rules = rules_option(value);
    else
      return false;
  }
  return options.games > 0 && options.nodes > 0 && options.jobs > 0;
}

constexpr int kLeastRandomPlies = 3;
constexpr int kMoreRandomPlies = 8;  // so many different lengths
constexpr Score kBlur = 25;
// From here on a game is as good as decided and teaches little.
constexpr int kMostPlies = 240;

Action random_action(const Position& position, Random& random) {
  if (position.walls_left(position.turn()) == 0 || random.below(2) == 0) {
    SquareSet steps = legal_steps(position);
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(steps.count())); skip > 0;
         --skip)
      steps.remove_first();
    return Action::step(steps.first());
  }
  const ActionList actions = legal_actions(position);
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

bool has_walls_in_hand(const Position& position) {
  return position.walls_left(Side::light) + position.walls_left(Side::dark) > 0;
}

// The positions of one game, the results filled in.
class SelfPlay {
 public:
  SelfPlay(const Options& options, const Networks& networks)
      : options_(options), table_(std::size_t{4} << 20), search_(table_, networks) {}

  std::vector<Sample> play(std::uint64_t seed) {
    Random random(seed);
    Game game{Position(options_.rules)};
    const int opening = kLeastRandomPlies + static_cast<int>(random.below(kMoreRandomPlies));
    while (game.plies() < opening && !game.is_over())
      game.play(random_action(game.position(), random));
    table_.clear();
    search_.forget();
    samples_.clear();
    limits_ = {};
    limits_.nodes = options_.nodes;
    limits_.noise = kBlur;
    limits_.noise_seed = random.next();
    limits_.contempt = options_.contempt;
    double light = 0.5;
    while (!game.is_over() && game.plies() < kMostPlies) {
      const SearchResult found = search_.run(game, limits_);
      const Score score = found.best().score;
      if (is_win(score) || is_loss(score)) {
        light = is_win(score) == (game.position().turn() == Side::light) ? 1.0 : 0.0;
        break;
      }
      if (has_walls_in_hand(game.position())) {
        samples_.push_back(make_sample(game.position(), score));
      }
      game.play(found.best().actions.front());
    }
    if (game.outcome() == Outcome::light_wins) light = 1.0;
    if (game.outcome() == Outcome::dark_wins) light = 0.0;
    for (Sample& sample : samples_) {
      const double own = sample.turn == 0 ? light : 1.0 - light;
      sample.result = static_cast<std::int8_t>(own > 0.75 ? 1 : own < 0.25 ? -1 : 0);
    }
    return samples_;
  }

 private:
  const Options& options_;
  TranspositionTable table_;
  Search search_;
  SearchLimits limits_;
  std::vector<Sample> samples_;
};

// Writes whole games as they come and says now and then how far it is.
class Writer {
 public:
  Writer(const Options& options, std::FILE* file) : options_(options), file_(file) {}

  void add(const std::vector<Sample>& samples) {
    const std::lock_guard lock(mutex_);
    std::fwrite(samples.data(), sizeof(Sample), samples.size(), file_);
    positions_ += samples.size();
    if (!samples.empty() && samples.front().result == 0) ++draws_;
    if (++games_ % 500 != 0 && games_ != options_.games) return;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun_;
    std::printf("%d games, %d drawn, %zu positions, %.0f s\n", games_, draws_, positions_,
                time.count());
    std::fflush(stdout);
  }

 private:
  const Options& options_;
  std::FILE* file_;
  std::mutex mutex_;
  int games_ = 0;
  int draws_ = 0;
  std::size_t positions_ = 0;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

int run(const Options& options) {
  const auto networks = networks_from(options.network);
  if (!networks) return std::fprintf(stderr, "%s\n", networks.error().c_str()), 1;
  std::FILE* file = std::fopen(options.out.c_str(), "wb");
  if (file == nullptr) return std::perror(options.out.c_str()), 1;
  Writer writer(options, file);
  std::atomic<int> next = 0;
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(options.jobs));
  for (int job = 0; job < options.jobs; ++job) {
    threads.emplace_back([&] {
      SelfPlay games(options, *networks);
      for (int number = next++; number < options.games; number = next++)
        writer.add(games.play(options.seed * 1'000'003 + static_cast<std::uint64_t>(number)));
    });
  }
  for (std::thread& thread : threads)
    thread.join();
  return std::fclose(file) == 0 ? 0 : 1;
}

}  // namespace
}  // namespace pawnpath::tools

int main(int count, char** words) {
  pawnpath::tools::Options options;
  if (!pawnpath::tools::read_options(count, words, options)) {
    std::fputs(
        "pawnpath-selfplay OUT [--games N] [--nodes N] [--seed N] [--jobs N] [--net FILE] "
        "[--contempt N] [--rules R]\n",
        stderr);
    return 2;
  }
  return pawnpath::tools::run(options);
}
