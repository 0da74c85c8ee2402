#include "app/settings/session_settings.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath::app;
using std::chrono::milliseconds;

BOOST_AUTO_TEST_SUITE(session_settings)

BOOST_AUTO_TEST_CASE(what_concerns_the_session_is_taken_over) {
  Preferences preferences;
  preferences.master_time = milliseconds(7000);
  preferences.threads = 3;
  preferences.memory = 256;
  SessionSettings settings;
  settings.seed = 9;
  settings.least_pause = milliseconds(1);
  use_preferences(preferences, settings);
  BOOST_TEST((settings.master_time == milliseconds(7000)));
  BOOST_TEST(settings.threads == 3);
  BOOST_TEST(settings.memory == 256);
  BOOST_TEST(settings.seed == 9U);
  BOOST_TEST((settings.least_pause == milliseconds(1)));
}

BOOST_AUTO_TEST_SUITE_END()
