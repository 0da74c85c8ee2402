// Why a step is refused: every cause once, in order, and the same from every side.
#include "engine/rules/refusal.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"
#include "tests/engine/random_games.h"
#include "tests/engine/symmetry.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

struct Case {
  const char* line;
  const char* asked;
  const char* answer;  // code, wall if any, side
};

// Standing still, landing on the other pawn, and walls straight ahead.
constexpr Case kPlain[] = {
    {"d4 f2 5 5 light -", "d4", "same-square light"},
    {"d4 f2 5 5 dark -", "f2", "same-square dark"},
    {"d4 d5 5 5 light -", "d5", "occupied dark"},
    {"d4 d5 5 5 dark -", "d4", "occupied light"},
    {"d4 f2 5 5 light -", "f2", "occupied dark"},
    {"d4 d5 5 5 light d4h", "d5", "occupied dark"},
    {"d4 f2 5 5 light d4h", "d5", "wall-in-way d4h light"},
    {"d4 f2 5 5 light c4h", "d5", "wall-in-way c4h light"},
    {"d4 f2 5 5 light c3h", "d3", "wall-in-way c3h light"},
    {"d4 f2 5 5 light d4v", "e4", "wall-in-way d4v light"},
    {"d4 f2 5 5 light c3v", "c4", "wall-in-way c3v light"},
    {"d4 f2 5 5 dark e2v", "e2", "wall-in-way e2v dark"},
    {"d4 f2 5 5 light -", "e5", "diagonal light"},
    {"d4 f2 5 5 light -", "c3", "diagonal light"},
    {"d4 f2 5 5 light d4h,d3v", "e5", "diagonal light"},
    {"d4 f2 5 5 light -", "d6", "too-far light"},
    {"d4 f2 5 5 light -", "a4", "too-far light"},
    {"d4 f2 5 5 light -", "f3", "too-far light"},
    {"d4 f4 5 5 light -", "g4", "too-far light"},
};

// Around the neighbouring pawn. A wall between the pawns comes before the others.
constexpr Case kMeeting[] = {
    {"d4 d5 5 5 light d4h", "d6", "jump-blocked d4h light"},
    {"d4 d5 5 5 light c4h", "d6", "jump-blocked c4h light"},
    {"d4 d5 5 5 light d4h", "c5", "jump-blocked d4h light"},
    {"d4 d5 5 5 light d4h", "e5", "jump-blocked d4h light"},
    {"d4 d5 4 5 light d4h,d5h", "d6", "jump-blocked d4h light"},
    {"d4 d5 4 4 light d4h,d5h,c5v", "c5", "jump-blocked d4h light"},
    {"d4 d5 5 5 light d5h", "d6", "jump-no-landing d5h light"},
    {"d4 d5 5 5 light c5h", "d6", "jump-no-landing c5h light"},
    {"d4 d5 5 5 light -", "c5", "jump-open light"},
    {"d4 d5 5 5 light -", "e5", "jump-open light"},
    {"d4 d5 5 5 light c5v", "c5", "jump-open light"},
    {"d4 d5 5 5 light d5h", "c5", "legal light"},
    {"d4 d5 5 5 light d5h", "e5", "legal light"},
    {"d4 d5 4 5 light d5h,c5v", "c5", "side-shut c5v light"},
    {"d4 d5 4 5 light d5h,c4v", "c5", "side-shut c4v light"},
    {"d4 d5 4 5 light c5h,d5v", "e5", "side-shut d5v light"},
    {"d4 d5 5 5 light -", "c3", "diagonal light"},
    {"d4 d5 5 5 light -", "d7", "too-far light"},
    {"d4 d5 5 5 light -", "c6", "too-far light"},
    {"d4 d5 5 5 light -", "d2", "too-far light"},
    {"d4 d5 5 5 dark c3h", "d3", "jump-no-landing c3h dark"},
    {"d4 d5 5 5 dark -", "e4", "jump-open dark"},
    {"d4 d5 4 5 dark c3h,d3v", "e4", "side-shut d3v dark"},
    {"d4 d5 5 5 dark d4h", "c4", "jump-blocked d4h dark"},
};

void check_from_every_side(const Case& c, RuleSet rules) {
  const Position position = at(c.line, rules);
  BOOST_TEST(why(position, c.asked) == c.answer, c.line << " " << c.asked);
  const Refusal plain = why_not(position, act(c.asked, rules));
  BOOST_TEST((plain.asked == act(c.asked, rules)));
  for (int bits = 1; bits < 8; ++bits) {
    const Symmetry s{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
    const Board& b = position.board();
    const Refusal seen = why_not(image(s, position), image(s, b, plain.asked));
    const Refusal expected{plain.code, image(s, b, plain.asked), image(s, b, plain.wall),
                           image(s, plain.side)};
    BOOST_TEST((seen == expected), c.line << " " << c.asked << " image " << bits << " gives "
                                          << to_text(seen) << " not " << to_text(expected));
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(refusal_h_steps)

BOOST_AUTO_TEST_CASE(plain_steps) {
  for (const Case& c : kPlain) {
    for (const RuleSet rules : kRuleSets)
      check_from_every_side(c, rules);
  }
}

BOOST_AUTO_TEST_CASE(around_the_neighbouring_pawn) {
  for (const Case& c : kMeeting) {
    for (const RuleSet rules : kRuleSets)
      check_from_every_side(c, rules);
  }
}

// The edge of the board behind the other pawn: no straight landing to refuse, and a shut side.
BOOST_AUTO_TEST_CASE(the_edge_behind_the_other_pawn) {
  BOOST_TEST(why(at("d8 d9 5 5 light -"), "c9") == "legal light");
  BOOST_TEST(why(at("d8 d9 5 5 light c8v"), "c9") == "side-shut c8v light");
  BOOST_TEST(why(at("d8 d9 5 5 light d8h"), "c9") == "jump-blocked d8h light");
  BOOST_TEST(why(at("h5 i5 5 5 light -"), "i6") == "legal light");
  BOOST_TEST(why(at("h5 i5 5 5 light h5h"), "i6") == "side-shut h5h light");
  BOOST_TEST(why(at("a5 b5 5 5 dark a4h"), "a4") == "side-shut a4h dark");
}

// Players ask whether standing still is a move.
BOOST_AUTO_TEST_CASE(standing_still_is_no_move) {
  BOOST_TEST(why(Position(), "e1") == "same-square light");
  BOOST_TEST(why(after(Position(), {"e2"}), "e9") == "same-square dark");
}

BOOST_AUTO_TEST_CASE(actions_outside_the_board) {
  const Position passage(RuleSet::passage);
  for (const char* name : {"h1", "d8", "i9", "g1h", "a7v", "h8h"}) {
    BOOST_TEST(why_not(passage, act(name)).refused(), name);
    BOOST_TEST(to_text(why_not(passage, act(name))) == "off-board light", name);
  }
  BOOST_TEST((why_not(Position(), Action()).code == RefusalCode::off_board));
}

BOOST_AUTO_TEST_CASE(a_legal_action_has_no_refusal) {
  for (const char* name : {"e2", "d1", "f1", "d4h", "d4v"}) {
    const Refusal refusal = why_not(Position(), act(name));
    BOOST_TEST(!refusal.refused());
    BOOST_TEST(to_text(refusal) == "legal light");
  }
}

BOOST_AUTO_TEST_SUITE_END()
