#include "engine/text/braille.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/position_line.h"
#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

using Rows = std::vector<std::string>;

void check_rows(const Rows& rows, const Rows& expected) {
  BOOST_CHECK_EQUAL_COLLECTIONS(rows.begin(), rows.end(), expected.begin(), expected.end());
}

Position small(std::string_view line) { return at(line, RuleSet::passage); }

int count(const Rows& rows, char sign) {
  int n = 0;
  for (const std::string& row : rows) {
    n += static_cast<int>(std::count(row.begin() + 2, row.end(), sign));
  }
  return n;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_braille)

// D24 and A18: the same picture as the position line, Light below.
BOOST_AUTO_TEST_CASE(ranks_from_the_top) {
  check_rows(braille_rows(small("d1 d7 4 6 light a1h,c3v"), BrailleOrder::ranks, kSpoken),
             {"7 . . . d . . .", "               ", "6 . . . . . . .", "               ",
              "5 . . . . . . .", "               ", "4 . . .v. . . .", "       v       ",
              "3 . . .v. . . .", "               ", "2 . . . . . . .", "  hhh          ",
              "1 . . . l . . ."});
}

BOOST_AUTO_TEST_CASE(files_from_the_left) {
  check_rows(braille_rows(small("d1 d7 4 6 light a1h,c3v"), BrailleOrder::files, kSpoken),
             {"a .h. . . . . .", "   h           ", "b .h. . . . . .", "               ",
              "c . . . . . . .", "      vvv      ", "d l . . . . . d", "               ",
              "e . . . . . . .", "               ", "f . . . . . . .", "               ",
              "g . . . . . . ."});
}

BOOST_AUTO_TEST_CASE(turned_is_seen_from_the_other_side) {
  constexpr Wording kTurned{true, false, false, true};
  const Position position = small("d1 d7 4 6 light a1h,c3v");
  for (const BrailleOrder order : {BrailleOrder::ranks, BrailleOrder::files}) {
    const Rows plain = braille_rows(position, order, kSpoken);
    const Rows turned = braille_rows(position, order, kTurned);
    for (std::size_t i = 0; i < plain.size(); ++i) {
      const std::string& row = plain[plain.size() - 1 - i];
      const std::string mirrored = row.substr(0, 2) + std::string(row.rbegin(), row.rend() - 2);
      BOOST_TEST(turned[i] == mirrored);
    }
  }
}

BOOST_AUTO_TEST_CASE(rows_are_of_one_length_and_show_all) {
  for (int seed = 0; seed < scaled(8); ++seed) {
    const Game game = random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed));
    const auto size = static_cast<std::size_t>(game.position().board().size);
    const int walls = game.position().walls().count();
    for (const BrailleOrder order : {BrailleOrder::ranks, BrailleOrder::files}) {
      const Rows rows = braille_rows(game.position(), order, kSpoken);
      BOOST_TEST(rows.size() == 2 * size - 1);
      for (const std::string& row : rows)
        BOOST_TEST(row.size() == 2 * size + 1);
      BOOST_TEST(count(rows, 'h') + count(rows, 'v') == 3 * walls);
      BOOST_TEST(count(rows, 'l') == 1);
      BOOST_TEST(count(rows, 'd') == 1);
      BOOST_TEST(count(rows, '.') == static_cast<int>(size * size) - 2);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_legend_explains_every_sign) {
  for (const BrailleOrder order : {BrailleOrder::ranks, BrailleOrder::files}) {
    BOOST_TEST(braille_legend(order).size() == 2u);
  }
  BOOST_TEST(braille_legend(BrailleOrder::ranks)[0] != braille_legend(BrailleOrder::files)[0]);
}

BOOST_AUTO_TEST_SUITE_END()
