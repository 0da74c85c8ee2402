// Several threads at one search: legal, at least as deep, and the same as one where there is one.
#include "engine/ai/search_team.h"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <chrono>

#include "engine/rules/legal.h"
#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr std::size_t kTableBytes = std::size_t{4} << 20;
const char* const kMiddle = "e4 e6 6 6 light c3h,e3h,d5v,f6h,b7v";

SearchLimits to_depth(int depth) {
  SearchLimits limits;
  limits.depth = depth;
  return limits;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_team_h)

BOOST_AUTO_TEST_CASE(one_thread_is_the_search_itself) {
  const Game game(at(kMiddle));
  TranspositionTable table(kTableBytes);
  const SearchResult alone = Search(table).run(game, to_depth(5));
  const SearchResult team = SearchTeam(kTableBytes, {}).run(game, to_depth(5), 1);
  BOOST_TEST(team.nodes == alone.nodes);
  BOOST_TEST(team.best().score == alone.best().score);
  BOOST_TEST((team.best().actions.front() == alone.best().actions.front()));
}

BOOST_AUTO_TEST_CASE(more_threads_find_the_same_win) {
  std::atomic<int> started = 0;
  SearchTeam team(kTableBytes, {}, [&] { ++started; });
  const SearchResult result = team.run(Game(at("a7 i5 3 0 light -")), to_depth(8), 3);
  BOOST_TEST(result.best().score == win_in(3));
  BOOST_TEST(started == 2);
}

BOOST_AUTO_TEST_CASE(all_threads_end_in_time_and_the_action_is_legal) {
  const Game game(at(kMiddle));
  SearchTeam team(kTableBytes, {});
  for (int threads = 1; threads <= 4; ++threads) {
    SearchLimits limits;
    const auto begun = std::chrono::steady_clock::now();
    limits.deadline = begun + std::chrono::milliseconds(60);
    const SearchResult result = team.run(game, limits, threads);
    // Five times the 100 ms that a stop may take, and more for a loaded machine.
    BOOST_TEST((std::chrono::steady_clock::now() - begun < std::chrono::milliseconds(2'000)));
    BOOST_TEST(is_legal(game.position(), result.best().actions.front()));
    BOOST_TEST(result.depth >= 1);
  }
}

BOOST_AUTO_TEST_CASE(a_stop_from_outside_ends_all) {
  const std::atomic<bool> stop = true;
  SearchLimits limits;
  limits.stop = &stop;
  SearchTeam team(kTableBytes, {});
  const Game game(at(kMiddle));
  BOOST_TEST(is_legal(game.position(), team.run(game, limits, 2).best().actions.front()));
}

BOOST_AUTO_TEST_SUITE_END()
