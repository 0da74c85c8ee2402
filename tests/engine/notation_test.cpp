#include "engine/rules/notation.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// The canonical name, or the code of the refusal.
std::string read(std::string_view text, RuleSet rules = RuleSet::standard) {
  const auto action = parse_action(text, rules);
  return action ? to_string(*action) : std::string(code_name(action.error().code));
}

std::string read_square(std::string_view text, RuleSet rules = RuleSet::standard) {
  const auto square = parse_square(text, rules);
  return square ? to_string(*square) : std::string(code_name(square.error().code));
}

// All actions of a board: 81 + 128, or 49 + 72.
std::vector<Action> all_actions(RuleSet rules) {
  const Board& b = board(rules);
  std::vector<Action> actions;
  for (int rank = 0; rank < b.size; ++rank) {
    for (int file = 0; file < b.size; ++file) {
      actions.push_back(Action::step(Square::at(file, rank)));
      if (!b.has_slot(file, rank)) continue;
      for (const WallDirection direction : kWallDirections) {
        actions.push_back(Action::wall(Slot::at(file, rank), direction));
      }
    }
  }
  return actions;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_h)

BOOST_AUTO_TEST_CASE(names_of_squares_and_walls) {
  BOOST_TEST(to_string(Square::at(0, 0)) == "a1");
  BOOST_TEST(to_string(Square::at(8, 8)) == "i9");
  BOOST_TEST(to_string(Square::at(3, 6)) == "d7");
  BOOST_TEST(to_string(Action::wall(Slot::at(3, 0), WallDirection::horizontal)) == "d1h");
  BOOST_TEST(to_string(Action::wall(Slot::at(7, 7), WallDirection::vertical)) == "h8v");
  BOOST_TEST(to_string(Action()) == "");
}

BOOST_AUTO_TEST_CASE(every_name_is_read_back) {
  for (const RuleSet rules : kRuleSets) {
    std::set<std::string> names;
    for (const Action action : all_actions(rules)) {
      const std::string name = to_string(action);
      names.insert(name);
      const auto back = parse_action(name, rules);
      BOOST_REQUIRE(back.ok());
      BOOST_TEST((*back == action));
    }
    BOOST_TEST(names.size() == (rules == RuleSet::standard ? 209u : 121u));
  }
}

BOOST_AUTO_TEST_CASE(upper_case_and_blanks_are_accepted) {
  for (const char* text : {"d4h", "D4H", "D4 H", "d4H", " d 4 h ", "d 4\th", "\td4h"}) {
    BOOST_TEST(read(text) == "d4h", text);
  }
  BOOST_TEST(read("E 2") == "e2");
  BOOST_TEST(read(" i9") == "i9");
}

// Not a letter, one or two digits, and perhaps h or v.
BOOST_AUTO_TEST_CASE(what_is_no_name) {
  for (const char* text : {"",
                           " ",
                           "e",
                           "4",
                           "4e",
                           "pass",
                           "e2x",
                           "e123",
                           "e2hh",
                           "e2hv",
                           "hv",
                           "e-1",
                           "e2.",
                           "e2,",
                           "e2\n",
                           "(e2",
                           "\xC3\xA4"
                           "2",
                           "e\xC2\xB2",
                           "h4e",
                           "ee2",
                           "e2 e3",
                           "e100h",
                           "e2h1"}) {
    BOOST_TEST(read(text) == "not-a-name", text);
  }
  BOOST_TEST(read(std::string_view("e2\0", 3)) == "not-a-name");
}

// A name, but not on this board.
BOOST_AUTO_TEST_CASE(what_is_off_the_board) {
  for (const char* text : {"j1", "a0", "e0", "e10", "z9", "i1h", "a9v", "i9h", "e99", "e10h", "h9h",
                           "a0h", "Z 9 9 V"}) {
    BOOST_TEST(read(text) == "off-board", text);
  }
  for (const char* text : {"h1", "a8", "g1h", "a7v", "g7v", "i9"}) {
    BOOST_TEST(read(text, RuleSet::passage) == "off-board", text);
  }
  BOOST_TEST(read("f6h", RuleSet::passage) == "f6h");
  BOOST_TEST(read("g7", RuleSet::passage) == "g7");
}

BOOST_AUTO_TEST_CASE(a_failure_names_no_action_and_no_wall) {
  for (const char* text : {"pass", "j1"}) {
    const auto action = parse_action(text, RuleSet::standard);
    BOOST_REQUIRE(!action.ok());
    BOOST_TEST(action.error().asked.is_none());
    BOOST_TEST(action.error().wall.is_none());
  }
}

BOOST_AUTO_TEST_CASE(a_square_is_no_wall) {
  BOOST_TEST(read_square("e2") == "e2");
  BOOST_TEST(read_square("E 2") == "e2");
  BOOST_TEST(read_square("e2h") == "not-a-name");
  BOOST_TEST(read_square("j2") == "off-board");
  BOOST_TEST(read_square("h1", RuleSet::passage) == "off-board");
  BOOST_TEST(read_square("") == "not-a-name");
}

// Steps, then horizontal, then vertical walls; by file before rank.
BOOST_AUTO_TEST_CASE(lists_are_sorted_by_name) {
  ActionList list;
  for (const char* name : {"b1v", "a2v", "b1h", "a2h", "a1h", "b1", "a2", "i9", "a1", "a1v"}) {
    list.push_back(act(name));
  }
  sort_by_name(list);
  BOOST_TEST(join(list) == "a1 a2 b1 i9 a1h a2h b1h a1v a2v b1v");
  BOOST_TEST(name_order(act("i9"), act("a1h")));
  BOOST_TEST(!name_order(act("a1h"), act("i9")));
  BOOST_TEST(!name_order(act("e4"), act("e4")));
}

BOOST_AUTO_TEST_CASE(sorting_by_name_is_sorting_the_text_within_a_kind) {
  ActionList list = legal_actions(Position());
  sort_by_name(list);
  for (std::size_t i = 1; i < list.size(); ++i) {
    const Action a = list[i - 1];
    const Action b = list[i];
    const bool same_kind =
        a.is_wall() == b.is_wall() && (!a.is_wall() || a.direction() == b.direction());
    if (same_kind) BOOST_TEST(to_string(a) < to_string(b));
    if (!same_kind) BOOST_TEST(a.code() < b.code());
  }
}

BOOST_AUTO_TEST_SUITE_END()
