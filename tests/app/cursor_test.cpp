#include "app/board/cursor.h"

#include <boost/test/unit_test.hpp>

#include "tests/app/cursor_bench.h"

using namespace pawnpath;
using namespace pawnpath::app;

BOOST_TEST_DONT_PRINT_LOG_VALUE(IntentKind)

BOOST_AUTO_TEST_SUITE(cursor)

BOOST_AUTO_TEST_CASE(characters) {
  BOOST_TEST((board_key(U'w', false) == BoardKey::mode));
  BOOST_TEST((board_key(U'N', true) == BoardKey::previous_wall));
  BOOST_TEST((board_key(U'n', false) == BoardKey::next_wall));
  BOOST_TEST((board_key(U' ', false) == BoardKey::enter));
  for (const char32_t c : std::u32string_view(U"abcdefghiABCDEFGHI0123456789")) {
    BOOST_TEST(starts_typing(c));
    BOOST_TEST(!board_key(c, false).has_value());
  }
  for (const char32_t c : std::u32string_view(U"jwWrRpPoOnN \r\t\u0105"))
    BOOST_TEST(!starts_typing(c));
}

BOOST_AUTO_TEST_CASE(arrows_move_one_square_and_stop_at_the_edge) {
  Keys press;
  BOOST_TEST(press.place() == "e1");
  BOOST_TEST(press.kind(BoardKey::up) == IntentKind::moved);
  BOOST_TEST(press.place() == "e2");
  BOOST_TEST(press.kind(BoardKey::down) == IntentKind::moved);
  BOOST_TEST(press.kind(BoardKey::down) == IntentKind::edge);
  BOOST_TEST(press.place() == "e1");
  for (int i = 0; i < 4; ++i)
    BOOST_TEST(press.kind(BoardKey::left) == IntentKind::moved);
  BOOST_TEST(press.kind(BoardKey::left) == IntentKind::edge);
  BOOST_TEST(press.place() == "a1");
}

BOOST_AUTO_TEST_CASE(the_turned_view_moves_as_seen) {
  Keys press("e4 e9 10 10 light -", true);
  press(BoardKey::right);
  BOOST_TEST(press.place() == "d4");
  press(BoardKey::up);
  BOOST_TEST(press.place() == "d3");
  press(BoardKey::home);
  BOOST_TEST(press.place() == "i3");
  press(BoardKey::page_up);
  BOOST_TEST(press.place() == "i1");
}

BOOST_AUTO_TEST_CASE(ends_of_row_and_file) {
  Keys press("e4 e9 10 10 light -");
  press(BoardKey::home);
  BOOST_TEST(press.place() == "a4");
  BOOST_TEST(press.kind(BoardKey::home) == IntentKind::edge);
  press(BoardKey::end);
  BOOST_TEST(press.place() == "i4");
  press(BoardKey::page_up);
  BOOST_TEST(press.place() == "i9");
  press(BoardKey::page_down);
  BOOST_TEST(press.place() == "i1");
}

BOOST_AUTO_TEST_CASE(enter_steps) {
  Keys press;
  press(BoardKey::up);
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::step, at("e2")}));
}

BOOST_AUTO_TEST_CASE(wall_mode_aims_then_places) {
  Keys press("d4 e9 10 10 light -");
  BOOST_TEST((press(BoardKey::mode) == Intent{IntentKind::mode, at("d4h")}));
  BOOST_TEST((press(BoardKey::turn_wall) == Intent{IntentKind::mode, at("d4v")}));
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::aim, at("d4v")}));
  BOOST_TEST((press.cursor.aimed() == at("d4v")));
  press(BoardKey::right);
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::aim, at("e4v")}));
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::place, at("e4v")}));
  press.cursor.placed();
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::step));
  BOOST_TEST(press.place() == "e4");
  BOOST_TEST(press.cursor.aimed().is_none());
}

BOOST_AUTO_TEST_CASE(a_turned_wall_is_another_slot) {
  Keys press("d4 e9 10 10 light -");
  press(BoardKey::mode);
  press(BoardKey::enter);
  press(BoardKey::turn_wall);
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::aim, at("d4v")}));
}

BOOST_AUTO_TEST_CASE(a_refused_wall_stays_aimed) {
  Keys press("d4 e9 10 9 light d4h");
  press(BoardKey::mode);
  press(BoardKey::enter);
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::place, at("d4h")}));
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::wall));
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::place, at("d4h")}));
}

BOOST_AUTO_TEST_CASE(wall_mode_is_clamped_to_the_last_slot) {
  Keys press("i8 a9 10 10 light -");
  press(BoardKey::up);
  BOOST_TEST(press.place() == "i9");
  BOOST_TEST((press(BoardKey::mode) == Intent{IntentKind::mode, at("h8h")}));
  BOOST_TEST(press.kind(BoardKey::right) == IntentKind::edge);
  BOOST_TEST(press.kind(BoardKey::up) == IntentKind::edge);
  // Back without a move: where it was.
  press(BoardKey::mode);
  BOOST_TEST(press.place() == "i9");
  press(BoardKey::mode);
  press(BoardKey::left);
  BOOST_TEST(press.place() == "g8h");
  press(BoardKey::mode);
  BOOST_TEST(press.place() == "g8");
}

BOOST_AUTO_TEST_CASE(escape_clears_the_aim_then_leaves_wall_mode) {
  Keys press;
  BOOST_TEST(press.kind(BoardKey::escape) == IntentKind::none);
  press(BoardKey::mode);
  press(BoardKey::enter);
  BOOST_TEST(press.kind(BoardKey::escape) == IntentKind::cleared);
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::wall));
  BOOST_TEST(press.kind(BoardKey::escape) == IntentKind::mode);
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::step));
  BOOST_TEST(press.kind(BoardKey::escape) == IntentKind::none);
}

BOOST_AUTO_TEST_CASE(pawns) {
  Keys press("e4 g7 10 10 dark -");
  press(BoardKey::home);
  BOOST_TEST((press(BoardKey::own_pawn) == Intent{IntentKind::moved, at("g7")}));
  BOOST_TEST(press.kind(BoardKey::own_pawn) == IntentKind::same);
  BOOST_TEST((press(BoardKey::other_pawn) == Intent{IntentKind::moved, at("e4")}));
  press(BoardKey::mode);
  BOOST_TEST((press(BoardKey::own_pawn) == Intent{IntentKind::moved, at("g7h")}));
}

BOOST_AUTO_TEST_CASE(walls_go_round) {
  Keys press("e1 e9 9 8 light h8h,c4v,a1h");
  BOOST_TEST((press(BoardKey::next_wall) == Intent{IntentKind::moved, at("a1h")}));
  BOOST_TEST((press(BoardKey::next_wall) == Intent{IntentKind::moved, at("h8h")}));
  BOOST_TEST((press(BoardKey::next_wall) == Intent{IntentKind::moved, at("c4v")}));
  BOOST_TEST((press(BoardKey::next_wall) == Intent{IntentKind::moved, at("a1h")}));
  BOOST_TEST((press(BoardKey::previous_wall) == Intent{IntentKind::moved, at("c4v")}));
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::step));
  BOOST_TEST((press.cursor.square() == at("c4").square()));
  // A standing wall is never stepped to by its name, and never placed again without a refusal.
  BOOST_TEST((press(BoardKey::enter) == Intent{IntentKind::place, at("c4v")}));
  // Arrows go on from the square that names it.
  BOOST_TEST((press(BoardKey::right) == Intent{IntentKind::moved, at("d4")}));
  BOOST_TEST((press(BoardKey::previous_wall) == Intent{IntentKind::moved, at("c4v")}));
  press(BoardKey::mode);
  BOOST_TEST(press.place() == "c4v");
}

BOOST_AUTO_TEST_CASE(no_walls_or_only_one) {
  Keys none;
  BOOST_TEST(none.kind(BoardKey::next_wall) == IntentKind::no_wall);
  BOOST_TEST(none.place() == "e1");
  Keys one("e1 e9 10 9 light d1h");
  BOOST_TEST(one.kind(BoardKey::previous_wall) == IntentKind::moved);
  BOOST_TEST(one.kind(BoardKey::previous_wall) == IntentKind::same);
}

BOOST_AUTO_TEST_CASE(a_wall_that_was_undone_is_left) {
  Keys press("e1 e9 10 9 light d1h");
  press(BoardKey::next_wall);
  press.position = Position();
  press.cursor.follow(press.ground());
  BOOST_TEST(press.place() == "d1");
  // Even when nobody told the cursor.
  Keys late("e1 e9 10 9 light d1h");
  late(BoardKey::next_wall);
  late.position = Position();
  BOOST_TEST((late(BoardKey::enter) == Intent{IntentKind::step, at("d1")}));
}

BOOST_AUTO_TEST_CASE(another_rule_set_starts_anew) {
  Keys press("i8 a9 10 10 light -");
  press(BoardKey::mode);
  const Position passage(RuleSet::passage);
  press.cursor.follow({passage, Side::dark, false});
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::step));
  BOOST_TEST(press.place() == "d7");
}

BOOST_AUTO_TEST_CASE(going_to_a_place) {
  Keys press("e1 e9 10 9 light d1h");
  BOOST_TEST((press.cursor.go_to(at("c3"), press.ground()) == Intent{IntentKind::moved, at("c3")}));
  BOOST_TEST((press.cursor.go_to(at("c3"), press.ground()).kind == IntentKind::same));
  BOOST_TEST((press.cursor.go_to(at("d1h"), press.ground()).kind == IntentKind::moved));
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::step));
  BOOST_TEST((press.cursor.go_to(at("f3v"), press.ground()).kind == IntentKind::mode));
  BOOST_TEST((press.cursor.mode() == Cursor::Mode::wall));
  BOOST_TEST((press.cursor.go_to(at("c3"), press.ground()).kind == IntentKind::mode));
  BOOST_TEST((press.cursor.go_to(Action(), press.ground()).kind == IntentKind::none));
}

BOOST_AUTO_TEST_SUITE_END()
