// The engine's tests: this file holds Boost.Test's runner, the others the tests.
#define BOOST_TEST_MODULE engine
#include <boost/test/included/unit_test.hpp>
