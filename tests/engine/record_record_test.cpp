#include "engine/record/record.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(record_record)

BOOST_AUTO_TEST_CASE(words_of_the_format) {
  BOOST_TEST(result_token(Outcome::light_wins) == "1-0");
  BOOST_TEST(result_token(Outcome::dark_wins) == "0-1");
  BOOST_TEST(result_token(Outcome::draw) == "1/2-1/2");
  BOOST_TEST(result_token(Outcome::unfinished) == "*");
  BOOST_TEST(termination_name(Termination::goal) == "goal");
  BOOST_TEST(termination_name(Termination::repetition) == "repetition");
  BOOST_TEST(termination_name(Termination::plies) == "plies");
  BOOST_TEST(termination_name(Termination::resign) == "resign");
  BOOST_TEST(termination_name(Termination::unfinished) == "unfinished");
  BOOST_TEST(draws_name({true, true}) == "both");
  BOOST_TEST(draws_name({true, false}) == "repetition");
  BOOST_TEST(draws_name({false, true}) == "plies");
  BOOST_TEST(draws_name({false, false}) == "none");
}

BOOST_AUTO_TEST_CASE(starts_with_fewer_walls) {
  BOOST_TEST((start_with_walls(RuleSet::standard, 10) == Position()));
  BOOST_TEST((start_with_walls(RuleSet::passage, 6) == Position(RuleSet::passage)));
  BOOST_TEST((start_with_walls(RuleSet::standard, 0) == at("e1 e9 0 0 light -")));
}

BOOST_AUTO_TEST_SUITE_END()
