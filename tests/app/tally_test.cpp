#include "app/session/tally.h"

#include <boost/test/unit_test.hpp>
#include <random>

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_AUTO_TEST_SUITE(tally)

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  Tally tally;
  BOOST_TEST((read_tally(write_tally(tally)) == tally));
  tally.add(Level::beginner, GameResult::won);
  tally.add(Level::master, GameResult::lost);
  tally.add(Level::master, GameResult::lost);
  tally.add(Level::club, GameResult::drawn);
  BOOST_TEST(tally.against(Level::master).of(GameResult::lost) == 2);
  BOOST_TEST((read_tally(write_tally(tally)) == tally));
}

BOOST_AUTO_TEST_CASE(other_lines_are_ignored) {
  const Tally tally = read_tally(
      "# results\r\ncasual = 3 1 0\r\nclub = 1 2\nstrong = 1 2 3 4\nexpert = 1 -2 3\n"
      "master 1 2 3\nnobody = 1 2 3\nbeginner = 1 2 99999999999\n");
  Tally expected;
  expected.set(Level::casual, {{3, 1, 0}});
  BOOST_TEST((tally == expected));
}

BOOST_AUTO_TEST_CASE(damage_is_seen) {
  BOOST_TEST(is_tally(""));
  BOOST_TEST(is_tally(write_tally(Tally())));
  BOOST_TEST(is_tally("\r\n  # by hand\r\n casual = 3 1 0 \r\n"));
  for (const char* text : {"rubbish", "casual = 3 1\n", "casual = 3 1 0\nmaster = 1 x 0\n",
                           "nobody = 1 2 3\n", "casual = 3 1 0\n\x01"})
    BOOST_TEST(!is_tally(text), text);
  BOOST_TEST(!is_tally(std::string(100, '\0')));
}

BOOST_AUTO_TEST_CASE(any_bytes_do_no_harm) {
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string text = "casual = 3 1 0\nmaster = 0 12 1\n";
    for (int change = 0; change < 4; ++change)
      text[random() % text.size()] = static_cast<char>(random());
    const Tally tally = read_tally(text);
    BOOST_REQUIRE((read_tally(write_tally(tally)) == tally));
  }
}

BOOST_AUTO_TEST_CASE(in_words) {
  Tally tally;
  BOOST_TEST(tally_text(tally).find("No game against the computer") == 0u);
  tally.set(Level::casual, {{3, 1, 0}});
  BOOST_TEST(tally_text(tally).find("Casual: 3 won, 1 lost, 0 drawn.\n\nA game counts once") == 0u);
}

BOOST_AUTO_TEST_SUITE_END()
