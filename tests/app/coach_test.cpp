// The coach: answers for the position that is shown, none for one that has gone.
#include "app/session/coach.h"

#include <boost/test/unit_test.hpp>
#include <chrono>

#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

constexpr std::int64_t kNodes = 3000;

struct Lesson {
  Lesson() : coach(hooks(), kNodes) {}

  CoachHooks hooks() {
    CoachHooks result;
    result.post = [this](std::function<void()> work) { bench.pump.post(std::move(work)); };
    // Asked again until the time has really passed.
    result.later = [this](std::chrono::milliseconds, std::function<void()> work) {
      bench.pump.post(std::move(work));
    };
    result.suggested = [this](const Advice& advice) { suggestions.push_back(advice); };
    result.analysed = [this](const Advice& advice) { analyses.push_back(advice); };
    return result;
  }
  bool wait_for_suggestions(std::size_t count) {
    while (suggestions.size() < count) {
      if (!bench.pump.run_one()) return false;
    }
    return true;
  }
  bool wait_for_analysis_of(const Position& position) {
    while (analyses.empty() || analyses.back().position != position) {
      if (!bench.pump.run_one()) return false;
    }
    return true;
  }

  Bench bench;
  std::vector<Advice> suggestions;
  std::vector<Advice> analyses;
  Coach coach;
};

Position won_next() { return *parse_position("e8 e3 5 5 light -", RuleSet::standard); }

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_h)

BOOST_AUTO_TEST_CASE(suggests_once_and_plays_nothing) {
  Lesson lesson;
  lesson.bench.begin({}, {}, won_next());
  BOOST_TEST(lesson.coach.suggest(lesson.bench.now()));
  BOOST_TEST(lesson.wait_for_suggestions(1));
  BOOST_TEST(to_string(lesson.suggestions[0].lines[0].actions[0]) == "e9");
  BOOST_TEST(lesson.bench.game().plies() == 0);
  lesson.bench.pump.run_posted();
  BOOST_TEST(lesson.suggestions.size() == 1u);
  BOOST_TEST(lesson.analyses.empty());
}

BOOST_AUTO_TEST_CASE(suggests_for_the_position_viewed_and_not_after_the_end) {
  Lesson lesson;
  lesson.bench.begin({}, {}, won_next());
  BOOST_TEST(lesson.bench.play("e9"));
  BOOST_TEST(!lesson.coach.suggest(lesson.bench.now()));
  lesson.bench.session.view(0);
  BOOST_TEST(lesson.coach.suggest(lesson.bench.now()));
  BOOST_TEST(lesson.wait_for_suggestions(1));
  BOOST_TEST((lesson.suggestions[0].position == won_next()));
}

BOOST_AUTO_TEST_CASE(analysis_follows_what_is_shown) {
  Lesson lesson;
  lesson.bench.begin({}, {});
  lesson.coach.show(lesson.bench.now());
  BOOST_TEST(!lesson.coach.is_watching());
  lesson.coach.watch(true, lesson.bench.now());
  BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  BOOST_TEST(lesson.analyses.back().lines.size() == 3u);
  BOOST_TEST(lesson.bench.play("e2"));
  lesson.coach.show(lesson.bench.now());
  lesson.analyses.clear();
  BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  for (const Advice& advice : lesson.analyses) {
    BOOST_TEST((advice.position == lesson.bench.now().shown()));
  }
}

BOOST_AUTO_TEST_CASE(nothing_comes_once_it_is_off) {
  Lesson lesson;
  lesson.bench.begin({}, {});
  lesson.coach.watch(true, lesson.bench.now());
  BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  lesson.coach.watch(false, lesson.bench.now());
  lesson.analyses.clear();
  lesson.bench.pump.run_posted();
  BOOST_TEST(lesson.analyses.empty());
}

// Thousands of shallow depths must not keep the window from painting.
BOOST_AUTO_TEST_CASE(results_come_a_few_in_a_second_and_the_newest_comes_last) {
  Lesson lesson;
  lesson.bench.begin({}, {});
  const auto begun = std::chrono::steady_clock::now();
  lesson.coach.watch(true, lesson.bench.now());
  for (const char* action : {"e2", "e8", "e3", "e7", "e4", "e6"}) {
    BOOST_TEST(lesson.bench.play(action));
    lesson.coach.show(lesson.bench.now());
    BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
  BOOST_TEST(static_cast<double>(lesson.analyses.size()) <= time.count() / 0.25 + 1);
}

BOOST_AUTO_TEST_CASE(a_finished_game_has_an_empty_analysis) {
  Lesson lesson;
  lesson.bench.begin({}, {}, won_next());
  lesson.coach.watch(true, lesson.bench.now());
  BOOST_TEST(lesson.bench.play("e9"));
  lesson.coach.show(lesson.bench.now());
  BOOST_TEST(lesson.analyses.back().lines.empty());
}

BOOST_AUTO_TEST_CASE(what_is_queued_outlives_the_coach_harmlessly) {
  Bench bench;
  bench.begin({}, {});
  int heard = 0;
  {
    CoachHooks hooks;
    hooks.post = [&](std::function<void()> work) { bench.pump.post(std::move(work)); };
    hooks.suggested = [&](const Advice&) { ++heard; };
    Coach coach(hooks, kNodes);
    BOOST_TEST(coach.suggest(bench.now()));
    while (bench.pump.posted() == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  bench.pump.run_posted();
  BOOST_TEST(heard == 0);
}

// The position stays the same; the game is over all the same.
BOOST_AUTO_TEST_CASE(a_resignation_ends_the_analysis_and_taking_it_back_begins_it_again) {
  Lesson lesson;
  lesson.bench.begin({}, {});
  lesson.coach.watch(true, lesson.bench.now());
  BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  BOOST_TEST(lesson.bench.session.resign());
  lesson.coach.show(lesson.bench.now());
  BOOST_TEST(lesson.analyses.back().lines.empty());
  const std::size_t count = lesson.analyses.size();
  lesson.bench.pump.run_posted();
  BOOST_TEST(lesson.analyses.size() == count);
  BOOST_TEST(lesson.bench.session.undo());
  lesson.coach.show(lesson.bench.now());
  lesson.analyses.clear();
  BOOST_TEST(lesson.wait_for_analysis_of(lesson.bench.now().shown()));
  BOOST_TEST(lesson.analyses.back().lines.size() == 3u);
}

BOOST_AUTO_TEST_CASE(no_suggestion_comes_for_a_position_that_has_gone) {
  Lesson lesson;
  lesson.bench.begin({}, {});
  const auto suggest = [&] {
    BOOST_TEST(lesson.coach.suggest(lesson.bench.now()));
    while (lesson.bench.pump.posted() == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  };
  const auto check_dropped = [&] {
    lesson.coach.show(lesson.bench.now());
    lesson.bench.pump.run_posted();
    BOOST_TEST(lesson.suggestions.empty());
  };
  suggest();
  BOOST_TEST(lesson.bench.play("e2"));
  check_dropped();
  suggest();
  lesson.bench.session.view(0);
  check_dropped();
  lesson.bench.session.return_to_game();
  suggest();
  BOOST_TEST(lesson.bench.session.resign());
  check_dropped();
  // What changes nothing on the board takes nothing away.
  BOOST_TEST(lesson.bench.session.undo());
  suggest();
  lesson.bench.play("e9");
  lesson.coach.show(lesson.bench.now());
  BOOST_TEST(lesson.wait_for_suggestions(1));
}

BOOST_AUTO_TEST_SUITE_END()
