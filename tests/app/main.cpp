// The runner of the tests of the program's wx-free half; its body is compiled here, once.
#define BOOST_TEST_MODULE app
#include <boost/test/included/unit_test.hpp>
