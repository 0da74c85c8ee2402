#include "engine/rules/result.h"

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

using namespace pawnpath;

namespace {

Result<int, std::string> half(int number) {
  if (number % 2 != 0) return Failure{std::string("odd")};
  return number / 2;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(result_h)

BOOST_AUTO_TEST_CASE(a_value_or_a_reason) {
  const auto good = half(8);
  BOOST_TEST(good.ok());
  BOOST_TEST(static_cast<bool>(good));
  BOOST_TEST(*good == 4);
  BOOST_TEST(good.value() == 4);
  const auto bad = half(7);
  BOOST_TEST(!bad.ok());
  BOOST_TEST(!static_cast<bool>(bad));
  BOOST_TEST(bad.error() == "odd");
}

BOOST_AUTO_TEST_CASE(value_and_reason_may_be_of_one_type) {
  const Result<std::string, std::string> good(std::string("value"));
  const Result<std::string, std::string> bad(Failure{std::string("reason")});
  BOOST_TEST(good.ok());
  BOOST_TEST(good->size() == 5u);
  BOOST_TEST(!bad.ok());
  BOOST_TEST(bad.error() == "reason");
}

BOOST_AUTO_TEST_CASE(a_value_can_be_changed_and_taken_out) {
  Result<std::vector<int>, int> result(std::vector<int>{1, 2});
  result.value().push_back(3);
  const std::vector<int> taken = std::move(result.value());
  BOOST_TEST(taken.size() == 3u);
}

BOOST_AUTO_TEST_SUITE_END()
