#include "app/sound/sound_of.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

struct Sounds : Bench {
  Sounds() { begin(person(), person(), *parse_position("e8 e2 10 10 light -", RuleSet::standard)); }
  [[nodiscard]] std::optional<Sound> heard_last() const {
    return sound_of(heard.back().event, heard.back().snapshot);
  }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(sound_of_)

BOOST_FIXTURE_TEST_CASE(each_event_has_its_own, Sounds) {
  BOOST_TEST(!heard_last().has_value());  // a new game
  BOOST_REQUIRE(play("d8"));
  BOOST_TEST((heard_last() == Sound::step));
  BOOST_REQUIRE(play("a1h"));
  BOOST_TEST((heard_last() == Sound::wall));
  BOOST_REQUIRE(!play("a1v"));
  BOOST_TEST((heard_last() == Sound::refusal));
  BOOST_REQUIRE(!play("nonsense"));
  BOOST_TEST((heard_last() == Sound::refusal));
  BOOST_REQUIRE(play("d9"));
  BOOST_TEST((heard_last() == Sound::win));
  session.undo();
  BOOST_TEST(!heard_last().has_value());
  session.resign();
  BOOST_TEST((heard_last() == Sound::win));
  session.view(0);
  BOOST_TEST(!heard_last().has_value());
}

BOOST_FIXTURE_TEST_CASE(a_draw_is_no_win, Sounds) {
  for (int round = 0; round < 2; ++round) {
    for (const char* step : {"d8", "d2", "e8", "e2"})
      BOOST_REQUIRE(play(step));
  }
  BOOST_REQUIRE(game().is_over());
  BOOST_TEST((heard_last() == Sound::step));
}

BOOST_AUTO_TEST_SUITE_END()
