// The machine that runs the tests was able to start them, so it must be found able.
#include "engine/rules/processor.h"

#include <boost/test/unit_test.hpp>
#include <string_view>

BOOST_AUTO_TEST_SUITE(processor_h)

BOOST_AUTO_TEST_CASE(this_machine_is_supported) {
  BOOST_TEST(pawnpath::processor_is_supported());
  BOOST_TEST(std::string_view(pawnpath::kUnsupportedProcessor).find("SSE4.2") !=
             std::string_view::npos);
}

BOOST_AUTO_TEST_SUITE_END()
