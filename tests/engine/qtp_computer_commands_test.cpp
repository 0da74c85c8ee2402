// Commands on how the computer plays.
#include <boost/test/unit_test.hpp>

#include "tests/engine/dialogue.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(qtp_computer_commands)

BOOST_AUTO_TEST_CASE(settings_within_their_bounds) {
  Dialogue dialogue;
  for (const char* line :
       {"pp-level 1", "pp-level 6", "pp-time 0", "pp-time 500", "pp-time 3600000", "pp-nodes 0",
        "pp-nodes 9223372036854775807", "pp-threads 1", "pp-threads 64", "pp-seed 0",
        "pp-seed 9223372036854775807"}) {
    BOOST_TEST(dialogue(line) == kDone, line);
  }
}

BOOST_AUTO_TEST_CASE(settings_outside_them) {
  Dialogue dialogue;
  for (const char* line : {"pp-level", "pp-level 0", "pp-level 7", "pp-level x", "pp-time -1",
                           "pp-time 3600001", "pp-nodes -1", "pp-nodes 9223372036854775808",
                           "pp-threads 0", "pp-threads 65", "pp-seed -1", "pp-seed 1.5"}) {
    BOOST_TEST(dialogue.code(line) == "bad-argument", line);
  }
}

BOOST_AUTO_TEST_CASE(same_seed_and_nodes_same_actions) {
  for (const char* level : {"pp-level 2", "pp-level 4", "pp-level 6"}) {
    std::string replies[2];
    for (std::string& reply : replies) {
      Dialogue dialogue{level, "pp-nodes 300", "pp-seed 5"};
      for (const char* colour : {"w", "b", "w", "b"}) {
        reply += dialogue(std::string("genmove ") + colour);
      }
    }
    BOOST_TEST(replies[0] == replies[1]);
    BOOST_TEST(replies[0].find('?') == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(suggests_without_playing) {
  Dialogue dialogue{"pp-position e8 e3 5 0 light -"};
  BOOST_TEST(dialogue("pp-suggest") == "= e9: It reaches the goal and wins.\n\n");
  BOOST_TEST(dialogue("pp-position") == "= e8 e3 5 0 light -\n\n");
  (void)dialogue.all({"clear_board", "pp-nodes 500"});
  const std::string first = dialogue("pp-suggest");
  BOOST_TEST(first == dialogue("pp-suggest"));
  BOOST_TEST(first.starts_with("= "));
  BOOST_TEST(first.find(": It ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(judges_the_position_for_the_side_to_move) {
  Dialogue dialogue{"pp-nodes 500", "pp-position e8 e3 5 0 light -"};
  BOOST_TEST(dialogue("pp-eval") == "= 20000 100\n\n");
  (void)dialogue.all({"pp-position e5 a8 0 0 dark -"});
  BOOST_TEST(dialogue("pp-eval") == "= -20000 0\n\n");
  for (const char* command : {"pp-suggest", "pp-eval"}) {
    Dialogue over{"pp-position e8 e3 5 0 light -", "playmove light e9"};
    BOOST_TEST(over.code(command) == "game-over");
  }
}

BOOST_AUTO_TEST_CASE(a_judgement_does_not_hang_on_what_was_asked_before) {
  Dialogue dialogue{"boardsize 7", "pp-nodes 2000", "pp-position d5 d3 1 1 dark -"};
  const std::string first = dialogue("pp-eval");
  const std::string suggested = dialogue("pp-suggest");
  BOOST_TEST(dialogue("pp-suggest") == suggested);
  BOOST_TEST(dialogue("pp-eval") == first);
}

BOOST_AUTO_TEST_SUITE_END()
