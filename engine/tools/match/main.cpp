// pawnpath-match: plays two contestants against each other and reports score, interval and Elo.
//
//   pawnpath-match "level=4" "level=3" [--pairs 200] [--rules standard|passage] [--opening 4]
//                  [--seed 1] [--jobs 2]
//
// Each pair of games starts from the same random opening of so many plies, with sides swapped.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/rules/legal.h"
#include "engine/rules/notation.h"
#include "engine/rules/routes.h"
#include "engine/tools/match/contestant.h"
#include "engine/tools/match/elo.h"
#include "engine/tools/rules_option.h"

namespace pawnpath::tools {
namespace {

struct Options {
  std::string contestants[2];
  int pairs = 200;
  RuleSet rules = RuleSet::standard;
  int opening_plies = 4;
  std::uint64_t seed = 1;
  int jobs = 2;
};

bool read_option(const std::string& name, const std::string& value, Options& options) {
  if (name == "--pairs") {
    options.pairs = std::atoi(value.c_str());
  } else if (name == "--rules") {
    options.rules = rules_option(value);
  } else if (name == "--opening") {
    options.opening_plies = std::atoi(value.c_str());
  } else if (name == "--seed") {
    options.seed = std::strtoull(value.c_str(), nullptr, 10);
  } else if (name == "--jobs") {
    options.jobs = std::atoi(value.c_str());
  } else {
    return false;
  }
  return true;
}

bool read_options(int count, char** words, Options& options) {
  if (count < 3) return false;
  options.contestants[0] = words[1];
  options.contestants[1] = words[2];
  for (int i = 3; i + 1 < count; i += 2) {
    if (!read_option(words[i], words[i + 1], options)) return false;
  }
  return count % 2 == 1 && options.pairs > 0 && options.jobs > 0 &&
         make_contestant(options.contestants[0], 0) && make_contestant(options.contestants[1], 0);
}

Game random_opening(const Options& options, std::uint64_t seed) {
  Random random(seed);
  Game game(options.rules);
  while (game.plies() < options.opening_plies) {
    const ActionList actions = legal_actions(game.position());
    game.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return game;
}

struct Tally {
  std::vector<double> pairs;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int longest = 0;
  long long plies = 0;
  std::set<std::string> games;  // that differ
};

// Points of the contestant who plays Light; a game is always played to its end. Whoever answers
// with nothing, or against the rules, has lost.
double play_out(Game& game, Contestant& light, Contestant& dark) {
  while (!game.is_over()) {
    const Side mover = game.position().turn();
    const Action action = (mover == Side::light ? light : dark).choose(game);
    if (!action.is_none() && !game.play(action).refused()) continue;
    std::fprintf(stderr, "no legal action from %s at ply %d\n",
                 mover == Side::light ? "Light" : "Dark", game.plies());
    return mover == Side::light ? 0.0 : 1.0;
  }
  if (game.outcome() == Outcome::draw) return 0.5;
  return game.outcome() == Outcome::light_wins ? 1.0 : 0.0;
}

void count_game(Tally& tally, double points, const Game& game) {
  (points > 0.75 ? tally.wins : points < 0.25 ? tally.losses : tally.draws) += 1;
  tally.longest = std::max(tally.longest, game.plies());
  tally.plies += game.plies();
  std::string actions;
  for (const Action action : game.actions())
    actions += to_string(action) + ' ';
  tally.games.insert(std::move(actions));
}

void play_pair(const Options& options, int number, Tally& tally, std::mutex& mutex) {
  const std::uint64_t seed = options.seed * 1'000'003 + static_cast<std::uint64_t>(number);
  const Game opening = random_opening(options, seed);
  double sum = 0;
  for (int swap = 0; swap < 2; ++swap) {
    const auto first = make_contestant(options.contestants[0], seed * 4 + 1);
    const auto second = make_contestant(options.contestants[1], seed * 4 + 2);
    Game game = opening;
    double points = swap == 0 ? play_out(game, *first, *second) : play_out(game, *second, *first);
    if (swap == 1) points = 1.0 - points;
    sum += points;
    const std::lock_guard lock(mutex);
    count_game(tally, points, game);
  }
  const std::lock_guard lock(mutex);
  tally.pairs.push_back(sum);
}

void report(const Options& options, const Tally& tally) {
  const Estimate e = estimate(tally.pairs);
  const auto games = static_cast<double>(2 * tally.pairs.size());
  std::printf("%s  against  %s\n", options.contestants[0].c_str(), options.contestants[1].c_str());
  std::printf("%.0f games, +%d =%d -%d, %zu different, %.1f plies a game, longest %d\n", games,
              tally.wins, tally.draws, tally.losses, tally.games.size(),
              static_cast<double>(tally.plies) / games, tally.longest);
  std::printf("score %.1f %% (95 %%: %.1f to %.1f), Elo %+.0f (%+.0f to %+.0f)\n", 100 * e.score,
              100 * e.low, 100 * e.high, e.elo, e.elo_low, e.elo_high);
}

int run(const Options& options) {
  Tally tally;
  std::mutex mutex;
  std::atomic<int> next = 0;
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(options.jobs));
  for (int job = 0; job < options.jobs; ++job) {
    threads.emplace_back([&] {
      for (int number = next++; number < options.pairs; number = next++) {
        play_pair(options, number, tally, mutex);
      }
    });
  }
  for (std::thread& thread : threads)
    thread.join();
  report(options, tally);
  return 0;
}

}  // namespace
}  // namespace pawnpath::tools

int main(int count, char** words) {
  pawnpath::tools::Options options;
  if (!pawnpath::tools::read_options(count, words, options)) {
    std::fprintf(stderr,
                 "usage: pawnpath-match CONTESTANT CONTESTANT [--pairs N] [--rules R] "
                 "[--opening PLIES] [--seed N] [--jobs N]\n");
    return 2;
  }
  return pawnpath::tools::run(options);
}
