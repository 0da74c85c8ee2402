#include "app/session/rules_page.h"

#include <boost/test/unit_test.hpp>
#include <set>
#include <string>

#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

bool has(const std::string& page, std::string_view text) {
  return page.find(text) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_page_of_the_help)

// A12: who begins, which rank wins, wall and edge behind the other pawn.
BOOST_AUTO_TEST_CASE(it_says_what_rule_texts_elsewhere_leave_open) {
  const std::string page = rules_page();
  BOOST_TEST(has(page, "Light moves first."));
  BOOST_TEST(has(page, "Light starts on E 1 and wins on any square of rank 9"));
  BOOST_TEST(has(page, "Dark starts on E 9 and wins on any square of rank 1"));
  BOOST_TEST(has(page, "a wall or the edge of the board is behind the other pawn"));
  BOOST_TEST(has(page, "third time"));
  BOOST_TEST(has(page, "500 moves"));
}

// The numbers of the page are those of the rules.
BOOST_AUTO_TEST_CASE(its_boards_are_the_rules_boards) {
  const Board& standard = board(RuleSet::standard);
  const Board& passage = board(RuleSet::passage);
  BOOST_TEST(to_string(standard.start(Side::light)) == "e1");
  BOOST_TEST(to_string(standard.start(Side::dark)) == "e9");
  BOOST_TEST(standard.walls == 10);
  BOOST_TEST(to_string(passage.start(Side::light)) == "d1");
  BOOST_TEST(to_string(passage.start(Side::dark)) == "d7");
  BOOST_TEST(passage.walls == 6);
  BOOST_TEST(passage.size == 7);
}

BOOST_AUTO_TEST_CASE(every_mistake_is_refused_and_every_reason_is_shown) {
  std::set<RefusalCode> shown;
  for (const CommonMistake& mistake : common_mistakes()) {
    const auto position = parse_position(mistake.position, RuleSet::standard);
    BOOST_REQUIRE(position.ok());
    const auto move = parse_action(mistake.move, RuleSet::standard);
    BOOST_REQUIRE(move.ok());
    const Refusal refusal = why_not(*position, *move);
    BOOST_TEST(refusal.refused(), mistake.thought);
    BOOST_TEST(shown.insert(refusal.code).second, mistake.thought);
    BOOST_TEST(has(rules_page(), mistake.thought));
  }
  for (int code = static_cast<int>(RefusalCode::same_square);
       code < static_cast<int>(RefusalCode::shuts_both); ++code) {
    BOOST_TEST(shown.contains(static_cast<RefusalCode>(code)), code);
  }
}

// For the ear: no notation but the two examples to type, no signs.
BOOST_AUTO_TEST_CASE(it_can_be_listened_to) {
  const std::string page = rules_page();
  BOOST_TEST(page.find_first_of("*_/|<>[]()=+#@~^") == std::string::npos);
  BOOST_TEST(page.back() == '\n');
}

BOOST_AUTO_TEST_SUITE_END()
