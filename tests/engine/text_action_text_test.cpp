#include "engine/text/action_text.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

const Position kStart;

std::string announced(const Position& position, std::string_view name, Listener listener) {
  return announcement(position, act(name, position.rules()), listener, kSpoken);
}

std::string preview(std::string_view line, std::string_view wall) {
  return wall_preview(at(line), act(wall), kSpoken);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_action_text)

BOOST_AUTO_TEST_CASE(items_of_the_list_of_moves) {
  const Game game = played("e2 e8 d4h e7 d5v");
  BOOST_TEST(move_item(game, 0, kSpoken) == "Move 1, Light pawn E 1 to E 2");
  BOOST_TEST(move_item(game, 2, kSpoken) ==
             "Move 3, Light: wall D 4 horizontal, above D 4 and E 4");
  BOOST_TEST(move_item(game, 3, kSpoken) == "Move 4, Dark pawn E 8 to E 7");
  BOOST_TEST(move_item(game, 4, kSpoken) ==
             "Move 5, Light: wall D 5 vertical, right of D 5 and D 6");
  BOOST_TEST(move_item(game, 2, kWritten) == "Move 3, Light: wall d4h, above d4 and e4");
}

BOOST_AUTO_TEST_CASE(the_first_move_may_be_darks) {
  const Game game = played_from("e4 e5 10 10 dark -", "e3");
  BOOST_TEST(move_item(game, 0, kSpoken) == "Move 1, Dark pawn E 5 to E 3");
}

BOOST_AUTO_TEST_CASE(a_wall_is_announced_with_its_effect_for_the_listener) {
  const Position position = after(kStart, {"e2"});
  BOOST_TEST(announced(position, "e2h", Side::light) ==
             "Dark wall E 2 horizontal. Your route is 8, plus 1. Dark route is 9, plus 1.");
  BOOST_TEST(announced(position, "e2h", {}) ==
             "Dark wall E 2 horizontal. Light route is 8, plus 1. Dark route is 9, plus 1.");
  BOOST_TEST(announced(position, "a1v", Side::light) ==
             "Dark wall A 1 vertical. No route changes.");
  BOOST_TEST(announced(position, "e2h", Side::dark) ==
             "Dark wall E 2 horizontal. Your route is 9, plus 1. Light route is 8, plus 1.");
}

BOOST_AUTO_TEST_CASE(a_step_is_announced_with_the_movers_route) {
  BOOST_TEST(announced(kStart, "e2", Side::light) ==
             "Light pawn E 1 to E 2. Your route is 7, minus 1.");
  BOOST_TEST(announced(kStart, "e2", Side::dark) ==
             "Light pawn E 1 to E 2. Light route is 7, minus 1.");
  BOOST_TEST(announced(kStart, "d1", {}) == "Light pawn E 1 to D 1. Light route is 8.");
}

BOOST_AUTO_TEST_CASE(a_goal_step_needs_no_route) {
  BOOST_TEST(announced(at("e8 e2 10 10 light -"), "e9", Side::light) == "Light pawn E 8 to E 9.");
}

BOOST_AUTO_TEST_CASE(undo_and_redo) {
  Game game = played("e2 d4h");
  BOOST_TEST(undo_sentence(game, kSpoken) == "Taken back: Dark wall D 4 horizontal.");
  game.undo();
  game.redo();
  BOOST_TEST(redo_sentence(game, kSpoken) == "Played again: Dark wall D 4 horizontal.");
  game.resign(Side::dark);
  BOOST_TEST(undo_sentence(game, kSpoken) == "Taken back: Dark resigns.");
  BOOST_TEST(redo_sentence(game, kSpoken) == "Played again.");
}

BOOST_AUTO_TEST_CASE(previews_of_walls_that_can_be_placed) {
  BOOST_TEST(preview("e1 e9 10 10 light -", "d1h") ==
             "Wall D 1 horizontal: Light route 9, plus 1; Dark route 9, plus 1");
  BOOST_TEST(preview("e1 e9 10 10 light -", "a1v") ==
             "Wall A 1 vertical: Light route 8; Dark route 8");
  BOOST_TEST(wall_effect(at("e1 e9 10 10 light -"), act("a1v"), kSpoken) ==
             "Light route 8; Dark route 8");
}

BOOST_AUTO_TEST_CASE(previews_of_walls_that_cannot) {
  BOOST_TEST(preview("e1 e9 10 9 light d4v", "d4h") == "Wall D 4 horizontal: crosses D 4 vertical");
  BOOST_TEST(preview("e1 e9 10 9 light d4h", "c4h") ==
             "Wall C 4 horizontal: overlaps D 4 horizontal");
  BOOST_TEST(preview("e1 e9 10 9 light d4h", "d4h") == "Wall D 4 horizontal: already on the board");
  BOOST_TEST(preview("e1 e9 0 9 light d4h", "a1h") ==
             "Wall A 1 horizontal: Light has no walls left");
  BOOST_TEST(preview("a1 e9 9 9 light a2h", "b1v") == "Wall B 1 vertical: leaves Light no route");
  const std::string ring = "e1 e9 7 7 light a4h,c4h,e4h,g4h,h4v,h6v";
  BOOST_TEST(preview(ring, "h8v") == "Wall H 8 vertical: leaves Dark no route");
}

BOOST_AUTO_TEST_CASE(captions_have_a_line_for_each_route_or_the_reason) {
  const auto caption = [](std::string_view line, std::string_view wall) {
    return wall_caption(at(line), act(wall));
  };
  const std::vector<std::string> routes = {"Light route 9, plus 1", "Dark route 9, plus 1"};
  BOOST_TEST(caption("e1 e9 10 10 light -", "d1h") == routes, boost::test_tools::per_element());
  const std::vector<std::string> reason = {"crosses d4v"};
  BOOST_TEST(caption("e1 e9 10 9 light d4v", "d4h") == reason, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_wall_outside_a_small_board_has_a_preview) {
  const Position passage(RuleSet::passage);
  BOOST_TEST(wall_preview(passage, act("h8h"), kSpoken) ==
             "Wall H 8 horizontal: outside the board");
}

BOOST_AUTO_TEST_CASE(routes_with_their_squares) {
  BOOST_TEST(route_sentence(at("e4 e5 10 10 light -"), Side::dark, kSpoken) ==
             "Dark route, 4 steps: E 5, E 4, E 3, E 2, E 1.");
  BOOST_TEST(route_sentence(at("e8 e5 10 10 light -"), Side::light, kSpoken) ==
             "Light route, 1 step: E 8, E 9.");
  BOOST_TEST(steps_count(1) == "1 step");
  BOOST_TEST(steps_count(0) == "0 steps");
}

BOOST_AUTO_TEST_CASE(nothing_is_ever_empty_in_random_games) {
  for (int seed = 0; seed < scaled(24); ++seed) {
    const Game game = random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed));
    for (int ply = 0; ply < game.plies(); ++ply) {
      const Action action = game.actions()[static_cast<std::size_t>(ply)];
      BOOST_TEST(!move_item(game, ply, kSpoken).empty());
      BOOST_TEST(announcement(game.position_at(ply), action, Side::dark, kSpoken).back() == '.');
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
