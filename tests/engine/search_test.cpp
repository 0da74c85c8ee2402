// The search: forced wins and their distance, limits, repeatability, and a signature that shows
// when its behaviour changed.
#include "engine/ai/search.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

SearchResult search(const Game& game, const SearchLimits& limits) {
  TranspositionTable table(1 << 20);
  return Search(table).run(game, limits);
}

SearchResult search_to(const char* line, int depth, RuleSet rules = RuleSet::standard) {
  SearchLimits limits;
  limits.depth = depth;
  return search(Game(at(line, rules)), limits);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_h)

BOOST_AUTO_TEST_CASE(steps_onto_the_goal_at_once) {
  for (const char* line : {"e8 e2 10 10 light -", "e8 e2 10 10 dark -"}) {
    const SearchResult result = search_to(line, 6);
    BOOST_TEST(result.best().score == win_in(1));
    BOOST_TEST(result.best().actions.size() == 1u);
  }
}

BOOST_AUTO_TEST_CASE(sees_forced_wins_with_their_distance) {
  // Dark has no walls and is far away: Light needs two steps, the win stands after three plies.
  BOOST_TEST(search_to("e7 e9 0 0 light -", 8).best().score > kMostEvaluation);
  BOOST_TEST(search_to("a7 i5 3 0 light -", 5).best().score == win_in(3));
  BOOST_TEST(search_to("a6 i5 3 0 dark -", 7).best().score == loss_in(6));
  BOOST_TEST(search_to("a5 g5 3 0 light -", 5, RuleSet::passage).best().score == win_in(3));
}

BOOST_AUTO_TEST_CASE(stops_a_pawn_that_would_win_next) {
  const SearchResult result = search_to("e3 a2 5 5 light -", 4);
  BOOST_TEST(result.best().actions.front().is_wall());
  BOOST_TEST(!is_loss(result.best().score));
}

BOOST_AUTO_TEST_CASE(line_is_legal_to_its_end) {
  const Game game(at("e4 e6 5 5 light d2h,f2h,c3v,e7h,g7h,d5v"));
  SearchLimits limits;
  limits.depth = 5;
  Game line = game;
  const SearchResult result = search(game, limits);
  for (const Action action : result.best().actions) {
    BOOST_TEST(!line.play(action).refused(), to_string(action));
  }
  BOOST_TEST(line.plies() > 1);
}

BOOST_AUTO_TEST_CASE(the_same_run_twice_gives_the_same_nodes_and_line) {
  const Game game(at("e4 e6 5 5 light d2h,f2h,c3v,e7h,g7h,d5v"));
  SearchLimits limits;
  limits.nodes = 5000;
  TranspositionTable table(1 << 20);
  Search search(table);
  const SearchResult first = search.run(game, limits);
  search.run(Game(), limits);
  table.clear();
  search.forget();
  const SearchResult second = search.run(game, limits);
  BOOST_TEST(first.nodes == second.nodes);
  BOOST_TEST(first.best().score == second.best().score);
  BOOST_TEST((first.best().actions == second.best().actions));
}

// It changes with the search and with the evaluation by hand, and is the same on every machine. A
// wanted change writes the new number here.
BOOST_AUTO_TEST_CASE(signature) {
  std::int64_t nodes = 0;
  for (const char* line : {"e1 e9 10 10 light -", "e4 e6 5 5 light d2h,f2h,c3v,e7h,g7h,d5v",
                           "d5 f4 2 3 dark a3h,c3h,e3h,g4h,d6v,f5v,c6h,e6h,b7v"}) {
    TranspositionTable table(1 << 20);
    SearchLimits limits;
    limits.depth = 6;
    nodes += Search(table).run(Game(at(line)), limits).nodes;
  }
  BOOST_TEST(nodes == 90'525);
}

BOOST_AUTO_TEST_CASE(finds_an_action_under_the_smallest_limits) {
  SearchLimits limits;
  limits.nodes = 1;
  BOOST_TEST(search(Game(), limits).best().actions.size() == 1u);
  const std::atomic<bool> stop = true;
  limits = {};
  limits.stop = &stop;
  BOOST_TEST(!search(Game(), limits).best().actions.empty());
  limits = {};
  limits.deadline = std::chrono::steady_clock::now();
  BOOST_TEST(!search(Game(), limits).best().actions.empty());
}

BOOST_AUTO_TEST_CASE(several_lines_come_best_first_and_begin_differently) {
  const Game game(at("e4 e6 5 5 light d2h,f2h,c3v,e7h,g7h,d5v"));
  SearchLimits limits;
  limits.depth = 3;
  limits.lines = 4;
  int depths = 0;
  TranspositionTable table(1 << 20);
  const auto result = Search(table).run(game, limits, [&](const SearchResult& so_far) {
    BOOST_TEST(so_far.depth == ++depths);
    BOOST_TEST(so_far.lines.size() == 4u);
  });
  BOOST_TEST(depths == 3);
  for (std::size_t i = 1; i < result.lines.size(); ++i) {
    BOOST_TEST(result.lines[i - 1].score >= result.lines[i].score);
    for (std::size_t j = 0; j < i; ++j) {
      BOOST_TEST((result.lines[j].actions.front() != result.lines[i].actions.front()));
    }
  }
  limits.lines = 1;
  BOOST_TEST(search(game, limits).best().score == result.best().score);
}

BOOST_AUTO_TEST_CASE(a_win_comes_first_among_several_lines) {
  SearchLimits limits;
  limits.depth = 2;
  limits.lines = 3;
  const SearchResult result = search(Game(at("e8 e2 10 10 light -")), limits);
  BOOST_TEST(result.lines.size() == 3u);
  BOOST_TEST(result.best().score == win_in(1));
  BOOST_TEST(to_string(result.best().actions.front()) == "e9");
  BOOST_TEST(result.lines[1].score < win_in(1));
}

BOOST_AUTO_TEST_CASE(there_are_no_more_lines_than_actions) {
  SearchLimits limits;
  limits.depth = 2;
  limits.lines = 50;
  BOOST_TEST(search(Game(at("a5 i5 0 3 light -")), limits).lines.size() == 3u);
}

// Shuffling costs the side that searches what contempt says, so it plays on when that is better.
BOOST_AUTO_TEST_CASE(contempt_makes_a_repetition_worse) {
  Game game(at("e5 a2 0 0 light a1h,a2v,b3h", RuleSet::standard));
  SearchLimits limits;
  limits.depth = 4;
  const Score level = search(game, limits).best().score;
  limits.contempt = 300;
  BOOST_TEST(search(game, limits).best().score <= level);
}

BOOST_AUTO_TEST_SUITE_END()
