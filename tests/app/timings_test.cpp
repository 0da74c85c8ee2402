#include "app/frame/timings.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(timings)

BOOST_AUTO_TEST_CASE(percentiles_are_measured_times) {
  std::vector<double> times;
  for (int i = 100; i >= 1; --i)
    times.push_back(i);
  BOOST_TEST(percentile(times, 0) == 1);
  BOOST_TEST(percentile(times, 0.5) == 50);
  BOOST_TEST(percentile(times, 0.95) == 95);
  BOOST_TEST(percentile(times, 1) == 100);
  BOOST_TEST(percentile({7}, 0.95) == 7);
}

BOOST_AUTO_TEST_CASE(they_are_written_line_by_line) {
  BOOST_TEST(timings_text({2, 1, 40.25}) ==
             "count 3\nmedian_ms 2.0\np95_ms 40.2\nlongest_ms 40.2\n");
  BOOST_TEST(timings_text({}) == "count 0\n");
}

BOOST_AUTO_TEST_SUITE_END()
