#include "app/settings/window_place.h"

#include <boost/test/unit_test.hpp>
#include <climits>
#include <random>

using namespace pawnpath::app;

namespace {
const std::vector<ScreenArea> kScreens = {{0, 0, 1920, 1040}, {1920, -200, 1280, 1000}};
WindowPlace fit(const WindowPlace& place) { return fit_window(place, kScreens, 700, 500); }

bool lies_on(const WindowPlace& place, const ScreenArea& screen) {
  return place.x >= screen.x && place.y >= screen.y &&
         place.x + place.width <= screen.x + screen.width &&
         place.y + place.height <= screen.y + screen.height;
}
}  // namespace

BOOST_AUTO_TEST_SUITE(window_place)

BOOST_AUTO_TEST_CASE(a_good_place_stays) {
  const WindowPlace good{100, 50, 1180, 770, false};
  BOOST_TEST((fit(good) == good));
  const WindowPlace second{2000, -150, 900, 700, true};
  BOOST_TEST((fit(second) == second));
}

// F17
BOOST_AUTO_TEST_CASE(a_lost_place_is_found) {
  const WindowPlace lost = fit({-5000, 100, 1180, 770, false});
  BOOST_TEST((lost == WindowPlace{370, 135, 1180, 770, false}));
  BOOST_TEST(lies_on(fit({0, 0, 30000, 770, false}), kScreens[0]));
  BOOST_TEST(fit({100, 100, 10, 10, false}).width == 700);
  BOOST_TEST(lies_on(fit({1900, 990, 1000, 800, false}), kScreens[0]));
}

BOOST_AUTO_TEST_CASE(any_numbers_end_on_a_screen) {
  std::mt19937 random(2);
  const auto number = [&] {
    const int kinds[] = {INT_MIN, INT_MAX, 0, -1, static_cast<int>(random() % 4000) - 2000};
    return kinds[random() % 5];
  };
  for (int i = 0; i < 20000; ++i) {
    const WindowPlace place = fit({number(), number(), number(), number(), false});
    BOOST_REQUIRE((lies_on(place, kScreens[0]) || lies_on(place, kScreens[1])));
    BOOST_REQUIRE((place.width >= 700 && place.height >= 500));
  }
}

BOOST_AUTO_TEST_CASE(a_small_screen_gets_a_small_window) {
  const WindowPlace place = fit_window({10, 10, 900, 700, false}, {{0, 0, 640, 440}}, 700, 500);
  BOOST_TEST((place == WindowPlace{0, 0, 640, 440, false}));
}

BOOST_AUTO_TEST_SUITE_END()
