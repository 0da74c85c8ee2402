// Framing, the table of commands, and garbage. The commands have files of their own.
#include "engine/qtp/protocol.h"

#include <boost/test/unit_test.hpp>
#include <random>
#include <sstream>

#include "engine/record/utf8.h"
#include "tests/engine/dialogue.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::vector<std::string> commands() {
  Dialogue dialogue;
  std::istringstream reply(dialogue("list_commands").substr(2));
  std::vector<std::string> names;
  for (std::string name; reply >> name;)
    names.push_back(name);
  return names;
}

// J02, J03: `=` or `?` first, no empty line but the last, nothing behind it.
bool is_well_formed(const std::string& reply) {
  return (reply[0] == '=' || reply[0] == '?') && reply.size() >= 3 &&
         reply.find("\n\n") == reply.size() - 2 && first_fault(reply) == std::string::npos &&
         reply.find('\r') == std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(qtp_protocol)

BOOST_AUTO_TEST_CASE(replies_and_their_numbers) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("name") == "= Pawn Path\n\n");
  BOOST_TEST(dialogue("17 name") == "=17 Pawn Path\n\n");
  BOOST_TEST(dialogue("clear_board") == "=\n\n");
  BOOST_TEST(dialogue("3 clear_board") == "=3\n\n");
  BOOST_TEST(dialogue("foo") == "? unknown-command: There is no command \"foo\".\n\n");
  BOOST_TEST(dialogue("0 foo") == "?0 unknown-command: There is no command \"foo\".\n\n");
  BOOST_TEST(dialogue("8") == "?8 unknown-command: There is no command behind the number.\n\n");
}

BOOST_AUTO_TEST_CASE(blank_lines_and_comments_have_no_reply) {
  Dialogue dialogue;
  for (const std::string_view line : {"", "   ", "\t", "\r", "# comment", "  # 1 name"}) {
    BOOST_TEST(dialogue(line).empty());
  }
}

// J06
BOOST_AUTO_TEST_CASE(cr_is_ignored) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("name\r") == dialogue("name"));
  BOOST_TEST(dialogue("foo\r") == dialogue("foo"));
}

BOOST_AUTO_TEST_CASE(all_commands_are_listed_and_known) {
  const std::vector<std::string> expected = {
      "name",        "version",    "known_command", "list_commands", "quit",          "boardsize",
      "clear_board", "walls",      "playmove",      "playwall",      "genmove",       "undo",
      "winner",      "showboard",  "pp-position",   "pp-legal",      "pp-why",        "pp-perft",
      "pp-routes",   "pp-route",   "pp-level",      "pp-time",       "pp-nodes",      "pp-threads",
      "pp-seed",     "pp-suggest", "pp-eval",       "pp-describe",   "pp-draw-watch", "pp-save",
      "pp-load"};
  const auto names = commands();
  BOOST_CHECK_EQUAL_COLLECTIONS(names.begin(), names.end(), expected.begin(), expected.end());
  Dialogue dialogue;
  for (const std::string& name : names) {
    BOOST_TEST(dialogue("known_command " + name) == "= true\n\n");
    BOOST_TEST(dialogue.code(name).find("unknown") == std::string::npos, name);
  }
  BOOST_TEST(dialogue("known_command foo") == "= false\n\n");
  BOOST_TEST(dialogue.code("known_command") == "bad-argument");
}

BOOST_AUTO_TEST_CASE(quit_answers_and_ends) {
  Dialogue dialogue;
  BOOST_TEST(!dialogue.protocol().has_quit());
  BOOST_TEST(dialogue("2 quit") == "=2\n\n");
  BOOST_TEST(dialogue.protocol().has_quit());
}

BOOST_AUTO_TEST_CASE(too_many_or_too_few_arguments) {
  Dialogue dialogue;
  BOOST_TEST(dialogue("name x") == "? bad-argument: The form is: name\n\n");
  BOOST_TEST(dialogue("boardsize") == "? bad-argument: The form is: boardsize 9 or 7\n\n");
  BOOST_TEST(dialogue("undo 1 2") == "? bad-argument: The form is: undo [N], from 1\n\n");
}

BOOST_AUTO_TEST_CASE(long_lines_are_refused_long_comments_are_not) {
  Dialogue dialogue;
  const std::string blanks(kMostLineBytes, ' ');
  BOOST_TEST(dialogue("4 name" + blanks) ==
             "?4 line-too-long: The line is longer than 65536 bytes.\n\n");
  BOOST_TEST(dialogue(std::string(kMostLineBytes + 1, 'x')) ==
             "? line-too-long: The line is longer than 65536 bytes.\n\n");
  BOOST_TEST(dialogue("name # " + blanks) == "= Pawn Path\n\n");
  BOOST_TEST(dialogue("# " + blanks).empty());
  BOOST_TEST(dialogue(std::string(kMostLineBytes, 'x')).starts_with("? unknown-command: "));
}

// Whatever comes in, what goes out keeps the framing, and the game is not disturbed.
BOOST_AUTO_TEST_CASE(garbage) {
  std::mt19937 random(11);
  const auto names = commands();
  constexpr std::string_view kWords[] = {
      "light",    "dark", "e2", "d4h", "9", "-1", "\xff", "#", "\n", "[N]", "e1 e9 10 10 light -",
      "\xc3\xa9", "0"};
  Dialogue dialogue;
  for (int i = 0; i < scaled(4000); ++i) {
    std::string line = random() % 3 == 0 ? names[random() % names.size()] : "";
    if (line == "genmove" || line == "pp-perft" || line == "pp-save") line = "showboard";
    for (auto words = random() % 4; words > 0; --words) {
      line += ' ';
      line += kWords[random() % std::size(kWords)];
    }
    for (auto bytes = random() % 3; bytes > 0; --bytes)
      line += static_cast<char>(random());
    const std::string reply = dialogue(line);
    if (!reply.empty()) BOOST_TEST(is_well_formed(reply), line);
  }
}

BOOST_AUTO_TEST_CASE(nuls_and_nothing_else) {
  Dialogue dialogue;
  BOOST_TEST(dialogue(std::string(1000, '\0')).empty());
  BOOST_TEST(dialogue(std::string_view("na\0me", 5)) == "= Pawn Path\n\n");
}

BOOST_AUTO_TEST_SUITE_END()
