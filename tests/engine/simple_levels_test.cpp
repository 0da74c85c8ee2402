// Beginner and Casual, action for action, against their rules written out plainly.
#include "engine/ai/simple_levels.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

using Names = std::set<std::string>;

bool is_goal_step(const Position& position, Action action) {
  return action.is_step() && action.square().rank() == position.board().goal_rank(position.turn());
}

Position played(Position position, Action action) {
  position.apply(action);
  return position;
}

// All actions with the highest score by name; `rate` gives no score to what does not count.
template <typename Rate>
Names best_by(const Position& position, Rate rate) {
  std::map<int, Names> by_score;
  for (const Action action : legal_actions(position)) {
    int score = 0;
    if (rate(action, score)) by_score[score].insert(to_string(action));
  }
  return by_score.rbegin()->second;
}

Names beginner_choices(const Position& position) {
  const Side own = position.turn();
  const Side theirs = other(own);
  const int own_route = route_length(position, own);
  const int their_route = route_length(position, theirs);
  return best_by(position, [&](Action action, int& score) {
    const Position next = played(position, action);
    if (action.is_step()) {
      score = is_goal_step(position, action) ? 9999 : own_route - route_length(next, own);
      return true;
    }
    const int more_theirs = route_length(next, theirs) - their_route;
    const int more_own = route_length(next, own) - own_route;
    score = (more_theirs - more_own) * (their_route == 1 ? 10 : 1);
    return their_route <= own_route;
  });
}

int worst_for(const Position& after, Side side) {
  int worst = 9999;
  for (const Action reply : legal_actions(after)) {
    const Position next = played(after, reply);
    const int value = is_goal_step(after, reply)
                          ? -1000
                          : route_length(next, other(side)) - route_length(next, side);
    worst = std::min(worst, value);
  }
  return worst;
}

Names casual_choices(const Position& position) {
  const Names best = best_by(position, [&](Action action, int& score) {
    score = is_goal_step(position, action) ? 1000
                                           : worst_for(played(position, action), position.turn());
    return true;
  });
  Names steps;
  for (const std::string& name : best) {
    if (name.size() == 2) steps.insert(name);
  }
  return steps.empty() ? best : steps;
}

template <typename Choose>
Names drawn_by(const Position& position, int draws, Choose choose) {
  Names names;
  for (int i = 0; i < draws; ++i) {
    pawnpath::Random random(static_cast<std::uint64_t>(i) * 77);
    names.insert(to_string(choose(position, random)));
  }
  return names;
}

const auto kBeginner = [](const Position& position, pawnpath::Random& random) {
  return choose_beginner(position, random);
};
const auto kCasual = [](const Position& position, pawnpath::Random& random) {
  return choose_casual(position, random);
};

std::string text(const Names& names) {
  std::string line;
  for (const std::string& name : names)
    line += name + ' ';
  return line;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(simple_levels_h)

BOOST_AUTO_TEST_CASE(beginner_steps_ahead_or_places_a_wall_that_gains_as_much) {
  // Equal routes, so walls count: every best one is drawn sooner or later, and nothing else.
  const Position position = at("d1 f9 10 10 light -");
  const Names choices = beginner_choices(position);
  BOOST_TEST(choices.count("d2") == 1u);
  BOOST_TEST(choices.count("f8h") == 1u);
  BOOST_TEST(choices.count("d8h") == 0u);
  BOOST_TEST(text(drawn_by(position, 600, kBeginner)) == text(choices));
}

BOOST_AUTO_TEST_CASE(beginner_places_no_wall_while_its_route_is_shorter) {
  const Position position = at("e4 e9 10 10 light -");
  BOOST_TEST(text(drawn_by(position, 50, kBeginner)) == "e5 ");
}

BOOST_AUTO_TEST_CASE(beginner_stops_a_pawn_that_is_one_step_from_winning) {
  const Position position = at("e3 e2 10 10 light -");
  for (const std::string& name : drawn_by(position, 60, kBeginner)) {
    BOOST_TEST(name.size() == 3u);
  }
}

BOOST_AUTO_TEST_CASE(every_simple_level_steps_onto_the_goal) {
  for (const char* line : {"e8 e2 10 10 light -", "e8 e2 3 0 dark -", "a8 b9 1 1 light a8v"}) {
    const Position position = at(line);
    for (const Names& names :
         {drawn_by(position, 20, kBeginner), drawn_by(position, 20, kCasual)}) {
      for (const std::string& name : names) {
        BOOST_TEST(is_goal_step(position, act(name)), line << " played " << name);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(beginner_plays_by_its_rule_in_random_positions) {
  for (const RuleSet rules : kRuleSets) {
    for (int game = 0; game < scaled(30); ++game) {
      play_random_game(rules, static_cast<std::uint64_t>(game),
                       [](const Position& position, Action) {
                         pawnpath::Random random(position.hash());
                         const std::string name = to_string(choose_beginner(position, random));
                         BOOST_TEST(beginner_choices(position).count(name) == 1u,
                                    format_position(position) << " played " << name);
                       });
    }
  }
}

BOOST_AUTO_TEST_CASE(casual_plays_by_its_rule_in_random_positions) {
  int number = 0;
  for (const RuleSet rules : kRuleSets) {
    for (int game = 0; game < scaled(6); ++game) {
      play_random_game(rules, static_cast<std::uint64_t>(game),
                       [&](const Position& position, Action) {
                         if (++number % 9 != 0) return;
                         pawnpath::Random random(position.hash());
                         const std::string name = to_string(choose_casual(position, random));
                         BOOST_TEST(casual_choices(position).count(name) == 1u,
                                    format_position(position) << " played " << name);
                       });
    }
  }
}

BOOST_AUTO_TEST_CASE(casual_gives_up_at_once_when_told_to) {
  const std::atomic<bool> stop = true;
  pawnpath::Random random(1);
  BOOST_TEST(choose_casual(Position(RuleSet::standard), random, &stop).is_none());
}

BOOST_AUTO_TEST_SUITE_END()
