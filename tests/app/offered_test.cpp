#include "app/settings/offered.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath::app;
using std::chrono::milliseconds;

BOOST_AUTO_TEST_SUITE(offered_values)

BOOST_AUTO_TEST_CASE(the_current_value_is_always_there_once) {
  const std::vector<int> usual(std::begin(kUsualMemory), std::end(kUsualMemory));
  BOOST_TEST(offered(kUsualMemory, 64) == usual);
  for (const int current : {1, 5, 100, 4096}) {
    const std::vector<int> values = offered(kUsualMemory, current);
    BOOST_TEST(values.size() == usual.size() + 1);
    BOOST_TEST(std::is_sorted(values.begin(), values.end()));
    BOOST_TEST(std::count(values.begin(), values.end(), current) == 1);
  }
}

BOOST_AUTO_TEST_CASE(seconds_read_like_a_person_says_them) {
  BOOST_TEST(seconds_text(milliseconds(500)) == "0.5 seconds");
  BOOST_TEST(seconds_text(milliseconds(1000)) == "1 second");
  BOOST_TEST(seconds_text(milliseconds(2000)) == "2 seconds");
  BOOST_TEST(seconds_text(milliseconds(2050)) == "2.05 seconds");
  BOOST_TEST(seconds_text(milliseconds(30000)) == "30 seconds");
}

BOOST_AUTO_TEST_SUITE_END()
