// The heading and the card beside the board, as text.
#include <boost/test/unit_test.hpp>

#include "app/frame/status_view.h"
#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

std::string heading(const Bench& bench) { return status_view(bench.now()).heading; }

}  // namespace

BOOST_AUTO_TEST_SUITE(status_view_text)

BOOST_AUTO_TEST_CASE(whose_turn_and_who_that_is) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  BOOST_TEST(heading(bench) == "Light to move");
  bench.begin({{}, "Ann"}, Bench::person());
  BOOST_TEST(heading(bench) == "Light to move (Ann)");
  bench.begin(Bench::person(), Bench::computer());
  BOOST_TEST(heading(bench) == "Light to move (you)");
  bench.play("e2");
  BOOST_TEST(heading(bench) == "Dark is thinking");
  BOOST_REQUIRE(bench.answer());
  bench.session.resign();
  BOOST_TEST(heading(bench).find("Dark wins") == 0u);
}

BOOST_AUTO_TEST_CASE(a_pause_is_in_sight) {
  Bench bench;
  bench.begin(Bench::computer(), Bench::computer());
  BOOST_TEST(heading(bench) == "Light is thinking");
  bench.session.pause();
  BOOST_TEST(heading(bench) == "Light to move (Beginner), paused");
  bench.session.resume();
  BOOST_TEST(heading(bench) == "Light is thinking");
  BOOST_REQUIRE(bench.answer());
  bench.session.undo();
  BOOST_TEST(heading(bench) == "Light to move (Beginner), paused");
}

BOOST_AUTO_TEST_CASE(what_is_viewed_is_what_is_told) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person());
  for (const char* action : {"e2", "d8v", "d4h"})
    bench.play(action);
  bench.session.view(1);
  const StatusView view = status_view(bench.now());
  BOOST_TEST(view.heading == "Viewing move 1 of 3, Dark to move");
  BOOST_TEST(view.sides[index(Side::light)].route == "Light route 7 to rank 9");
  BOOST_TEST(view.sides[index(Side::dark)].route == "Dark route 8 to rank 1");
  BOOST_TEST(view.sides[index(Side::dark)].walls_left == 10);
  BOOST_TEST(view.draw_watch.find("1 of 500") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(walls_left_of_all) {
  Bench bench;
  bench.begin(Bench::person(), Bench::person(),
              *parse_position("d1 d7 4 0 light -", RuleSet::passage));
  const StatusView view = status_view(bench.now());
  BOOST_TEST(view.sides[index(Side::light)].walls_left == 4);
  BOOST_TEST(view.sides[index(Side::dark)].walls_left == 0);
  BOOST_TEST(view.sides[index(Side::dark)].walls_at_most == 6);
  BOOST_TEST(view.sides[index(Side::light)].route == "Light route 6 to rank 7");
}

BOOST_AUTO_TEST_SUITE_END()
