#include "app/board/motion.h"

#include <boost/test/unit_test.hpp>

#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;
using std::chrono::milliseconds;

namespace {

constexpr Motion::Time kStart{std::chrono::hours(7)};

Moving step() { return {Action::step(Square::at(4, 1)), Side::light, Square::at(4, 0), 0}; }

Moving wall() {
  return {Action::wall(Slot::at(3, 3), WallDirection::horizontal), Side::dark, Square::at(4, 8), 0};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(motion)

BOOST_AUTO_TEST_CASE(nothing_moves_before_a_start_and_after_the_end) {
  Motion motion;
  BOOST_TEST(!motion.at(kStart).has_value());
  for (const Moving& moving : {step(), wall()}) {
    motion.start(moving, kStart);
    BOOST_TEST(motion.at(kStart)->share == 0.0);
    BOOST_TEST(motion.at(kStart + milliseconds(119)).has_value());
    BOOST_TEST(!motion.at(kStart + milliseconds(180)).has_value());
  }
}

BOOST_AUTO_TEST_CASE(the_way_goes_forth_only) {
  for (const Moving& moving : {step(), wall()}) {
    Motion motion;
    motion.start(moving, kStart);
    double last = -1;
    for (milliseconds time{0}; const auto now = motion.at(kStart + time); ++time) {
      BOOST_REQUIRE(now->share > last);
      BOOST_REQUIRE(now->share < 1);
      BOOST_REQUIRE((now->action == moving.action && now->from == moving.from));
      last = now->share;
    }
    BOOST_TEST(last > 0.9);
  }
}

BOOST_AUTO_TEST_CASE(it_can_be_cut_short_and_begun_anew) {
  Motion motion;
  motion.start(step(), kStart);
  motion.finish();
  BOOST_TEST(!motion.at(kStart + milliseconds(10)).has_value());
  motion.start(step(), kStart);
  motion.start(wall(), kStart + milliseconds(100));
  BOOST_TEST(motion.at(kStart + milliseconds(200))->action.is_wall());
}

BOOST_AUTO_TEST_CASE(a_clock_that_goes_back_does_no_harm) {
  Motion motion;
  motion.start(step(), kStart);
  BOOST_TEST(motion.at(kStart - milliseconds(500))->share == 0.0);
}

BOOST_AUTO_TEST_CASE(only_an_action_just_played_moves) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  const Snapshot start = bench.now();
  BOOST_REQUIRE(bench.play("e2"));
  const Snapshot first = bench.now();
  BOOST_REQUIRE(bench.play("d4h"));
  const Snapshot second = bench.now();

  const auto moved = played_between(start, first);
  BOOST_REQUIRE(moved.has_value());
  BOOST_TEST((moved->action == Action::step(Square::at(4, 1))));
  BOOST_TEST((moved->from == Square::at(4, 0)));
  BOOST_TEST((moved->side == Side::light));
  BOOST_TEST(played_between(first, second)->action.is_wall());
  BOOST_TEST((played_between(first, second)->side == Side::dark));

  BOOST_TEST(!played_between(start, second).has_value());  // two actions
  BOOST_TEST(!played_between(second, first).has_value());  // undone
  BOOST_TEST(!played_between(first, first).has_value());
  bench.session.view(0);
  BOOST_TEST(!played_between(first, bench.now()).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
