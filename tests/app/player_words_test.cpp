#include "app/session/player_words.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

std::string words(const Seat& light, const Seat& dark) {
  const Seat seats[2] = {light, dark};
  return player_words(seats);
}

const Seat kPerson;
const Seat kAnn{std::nullopt, "Ann"};
const Seat kClub{Level::club, {}};
const Seat kMaster{Level::master, {}};

}  // namespace

BOOST_AUTO_TEST_SUITE(player_words_of)

BOOST_AUTO_TEST_CASE(who_plays) {
  BOOST_TEST(words(kPerson, kPerson) == "Two people");
  BOOST_TEST(words(kAnn, kPerson) == "Light Ann, Dark no name");
  BOOST_TEST(words(kPerson, kClub) == "Light you, Dark computer Club");
  BOOST_TEST(words(kClub, kAnn) == "Light computer Club, Dark Ann");
  BOOST_TEST(words(kClub, kMaster) == "Light computer Club, Dark computer Master");
}

BOOST_AUTO_TEST_SUITE_END()
