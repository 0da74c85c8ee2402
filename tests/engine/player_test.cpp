// The computer as a player: legal at every level, repeatable, cancelled in time, answers numbered.
#include "engine/ai/player.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <vector>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;
using std::chrono::milliseconds;

namespace {

Settings settings_of(Level level, std::int64_t nodes = 500) {
  Settings settings;
  settings.level = level;
  settings.seed = 5;
  settings.nodes = nodes;
  return settings;
}

// Collects a player's answers.
class Answers {
 public:
  Player::Callback callback() {
    return [this](std::uint64_t request, Action action) {
      const std::lock_guard lock(mutex_);
      answers_.emplace_back(request, action);
      came_.notify_all();
    };
  }
  // False when nothing came in time.
  bool wait_for(std::size_t count, milliseconds limit = milliseconds(20'000)) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, limit, [&] { return answers_.size() >= count; });
  }
  std::vector<std::pair<std::uint64_t, Action>> all() {
    const std::lock_guard lock(mutex_);
    return answers_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<std::pair<std::uint64_t, Action>> answers_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(player_h)

BOOST_AUTO_TEST_CASE(every_level_plays_whole_games_by_the_rules) {
  for (const RuleSet rules : kRuleSets) {
    for (const Level level : available_levels()) {
      Computer computer;
      Game game(rules);
      while (!game.is_over()) {
        const Action action = computer.choose(game, settings_of(level, 60));
        BOOST_REQUIRE(!game.play(action).refused());
      }
      BOOST_TEST(game.plies() <= kDrawPlies);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_level_steps_onto_the_goal) {
  for (const Level level : available_levels()) {
    const Game game(at("e8 e2 9 9 light -"));
    BOOST_TEST(choose_action(game, settings_of(level)).square().rank() == 8);
  }
}

BOOST_AUTO_TEST_CASE(same_seed_and_nodes_same_action) {
  Game game;
  for (const char* name : {"e2", "e8", "e3", "e7h"})
    game.play(act(name));
  for (const Level level : available_levels()) {
    Computer first;
    Computer second;
    (void)second.choose(Game(), settings_of(level));
    BOOST_TEST(to_string(first.choose(game, settings_of(level))) ==
               to_string(second.choose(game, settings_of(level))));
  }
}

// Another amount of memory from one action to the next: the table is made anew.
BOOST_AUTO_TEST_CASE(master_plays_with_any_table) {
  Computer computer;
  Game game;
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{1} << 20, std::size_t{4} << 20}) {
    Settings settings = settings_of(Level::master);
    settings.nodes.reset();
    settings.time = milliseconds(20);
    settings.table_bytes = bytes;
    BOOST_REQUIRE(!game.play(computer.choose(game, settings)).refused());
  }
}

BOOST_AUTO_TEST_CASE(answers_carry_the_number_of_their_request) {
  Answers answers;
  Player player(answers.callback());
  const std::uint64_t first = player.start(Game(), settings_of(Level::beginner));
  BOOST_TEST_REQUIRE(answers.wait_for(1));
  const std::uint64_t second = player.start(Game(RuleSet::passage), settings_of(Level::club));
  BOOST_TEST_REQUIRE(answers.wait_for(2));
  BOOST_TEST(answers.all()[0].first == first);
  BOOST_TEST(answers.all()[1].first == second);
}

BOOST_AUTO_TEST_CASE(a_cancelled_request_is_never_answered) {
  Answers answers;
  Player player(answers.callback());
  Settings long_search = settings_of(Level::master);
  long_search.nodes.reset();
  long_search.time = milliseconds(60'000);
  player.start(Game(), long_search);
  player.cancel();
  player.start(Game(), long_search);
  const std::uint64_t last = player.start(Game(), settings_of(Level::beginner));
  BOOST_TEST_REQUIRE(answers.wait_for(1));
  BOOST_TEST(answers.all().size() == 1u);
  BOOST_TEST(answers.all()[0].first == last);
}

BOOST_AUTO_TEST_CASE(closing_does_not_wait_for_a_long_search) {
  Answers answers;
  const auto begun = std::chrono::steady_clock::now();
  {
    Player player(answers.callback());
    Settings long_search = settings_of(Level::master);
    long_search.nodes.reset();
    long_search.time = milliseconds(60'000);
    player.start(Game(), long_search);
    std::this_thread::sleep_for(milliseconds(50));
  }
  // The promise is 100 ms; five times that and more for a loaded machine.
  BOOST_TEST((std::chrono::steady_clock::now() - begun < milliseconds(2'000)));
  BOOST_TEST(answers.all().empty());
}

BOOST_AUTO_TEST_SUITE_END()
