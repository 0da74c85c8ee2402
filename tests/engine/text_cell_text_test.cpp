#include "engine/text/cell_text.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/legal.h"
#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

constexpr Wording kBrief{true, false, true, false};
constexpr Wording kTurned{true, false, false, true};

std::string cell(std::string_view line, std::string_view square, Wording wording = kSpoken) {
  const Position position = at(line);
  return square_cell(position, act(square).square(), legal_steps(position), wording);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_cell_text)

// D07, D21, D22: place first, then what matters, plain words.
BOOST_AUTO_TEST_CASE(squares) {
  const auto* const line = "e4 e9 10 9 light e6h";
  BOOST_TEST(cell(line, "e4") == "E 4, Light pawn");
  BOOST_TEST(cell(line, "e9") == "E 9, Dark pawn");
  BOOST_TEST(cell(line, "e5") == "E 5, you can step here");
  BOOST_TEST(cell(line, "e6") == "E 6, empty, wall above");
  BOOST_TEST(cell(line, "a1") == "A 1, empty");
  BOOST_TEST(cell("e5 e9 10 9 light e6h", "e6") == "E 6, you can step here, wall above");
}

BOOST_AUTO_TEST_CASE(walled_sides_come_clockwise_from_above) {
  const auto* const line = "e1 e9 6 10 light e6h,e4v,d4v,d3h";
  BOOST_TEST(cell(line, "e4") == "E 4, empty, wall right, below and left");
  BOOST_TEST(cell(line, "e4", kTurned) == "E 4, empty, wall above, right and left");
  BOOST_TEST(cell(line, "e7", kTurned) == "E 7, empty, wall above");
}

BOOST_AUTO_TEST_CASE(short_names) {
  const auto* const line = "e4 e9 10 9 light e5h";
  BOOST_TEST(cell(line, "e4", kBrief) == "E 4, Light");
  BOOST_TEST(cell(line, "e5", kBrief) == "E 5, step, wall above");
  BOOST_TEST(cell(line, "a1", kBrief) == "A 1");
}

BOOST_AUTO_TEST_CASE(steps_are_the_callers) {
  const Position position;
  BOOST_TEST(square_cell(position, act("e2").square(), {}, kSpoken) == "E 2, empty");
}

BOOST_AUTO_TEST_CASE(walls) {
  const Game game = played_from("e1 e9 9 10 light a1h", "d4h");
  const auto name = [&](std::string_view wall, Wording wording) {
    return wall_cell(game.position(), act(wall), game.placed_by(act(wall)), wording);
  };
  BOOST_TEST(name("d4h", kSpoken) == "Wall D 4 horizontal, placed by Light");
  BOOST_TEST(name("a1h", kSpoken) == "Wall A 1 horizontal, on the board");
  BOOST_TEST(name("d4h", kBrief) == "Wall D 4 horizontal");
  BOOST_TEST(name("d4v", kSpoken) == "Wall D 4 vertical: crosses D 4 horizontal");
  BOOST_TEST(name("g2v", kSpoken) == "Wall G 2 vertical: Light route 9; Dark route 9");
}

BOOST_AUTO_TEST_CASE(squares_at_length) {
  const Position position = at("e1 e9 10 9 light d1h");
  BOOST_TEST(square_detail(position, act("e1").square(), legal_steps(position), kSpoken) ==
             "E 1, Light pawn. Open right and left. Wall D 1 horizontal above. Edge below. "
             "To the Light goal 9 steps, to the Dark goal 0 steps.");
  BOOST_TEST(square_detail(position, act("a9").square(), {}, kTurned) ==
             "A 9, empty. Open above and left. Edge right. Edge below. "
             "To the Light goal 0 steps, to the Dark goal 8 steps.");
}

BOOST_AUTO_TEST_CASE(an_enclosed_corner_has_no_route) {
  const Position position = at("e1 e9 8 10 light a2h,b1v");
  BOOST_TEST(square_detail(position, act("a1").square(), {}, kSpoken) ==
             "A 1, empty. Open above and right. Edge below. Edge left. "
             "To the Light goal no route, to the Dark goal 0 steps.");
}

BOOST_AUTO_TEST_CASE(walls_at_length) {
  const Game game = played("d4h");
  BOOST_TEST(wall_detail(game.position(), act("d4h"), Side::light, kSpoken) ==
             "Wall D 4 horizontal, above D 4 and E 4, placed by Light.");
  BOOST_TEST(wall_detail(game.position(), act("d4h"), {}, kSpoken) ==
             "Wall D 4 horizontal, above D 4 and E 4, on the board.");
  BOOST_TEST(wall_detail(game.position(), act("d4v"), {}, kSpoken) ==
             "Wall D 4 vertical, right of D 4 and D 5: crosses D 4 horizontal.");
}

BOOST_AUTO_TEST_CASE(every_cell_of_random_games_begins_with_its_place) {
  for (int seed = 0; seed < scaled(4); ++seed) {
    play_random_game(
        kRuleSets[seed % 2], static_cast<std::uint64_t>(seed),
        [](const Position& position, Action) {
          for (int rank = 0; rank < position.board().size; ++rank) {
            const Square square = Square::at(rank, rank);
            const std::string place = square_name(square, kSpoken);
            BOOST_TEST(cell(format_position(position), "a1").empty() == false);
            BOOST_TEST(square_detail(position, square, {}, kSpoken).find(place) == 0u);
          }
        },
        30);
  }
}

BOOST_AUTO_TEST_SUITE_END()
