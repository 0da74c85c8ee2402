#include "engine/text/route_change.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(text_route_change)

BOOST_AUTO_TEST_CASE(a_wall_lengthens_a_step_shortens) {
  const Position start;
  const RouteChange wall = route_change(start, after(start, {"d1h"}));
  BOOST_TEST(wall.difference(Side::light) == 1);
  BOOST_TEST(with_change(wall, Side::light) == "9, plus 1");
  BOOST_TEST(both_routes(wall) == "Light route 9, plus 1; Dark route 9, plus 1");
  const RouteChange step = route_change(start, after(start, {"e2"}));
  BOOST_TEST(with_change(step, Side::light) == "7, minus 1");
  BOOST_TEST(with_change(step, Side::dark) == "8");
}

BOOST_AUTO_TEST_SUITE_END()
