#include "app/board/cursor.h"

#include <boost/test/unit_test.hpp>
#include <random>
#include <string_view>

#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

Action at(std::string_view name) { return *parse_action(name, RuleSet::standard); }

// A cursor over a position, pressed like a keyboard.
struct Keys {
  explicit Keys(std::string_view line = "e1 e9 10 10 light -", bool is_turned = false)
      : position(*parse_position(line, RuleSet::standard)), turned(is_turned), cursor(ground()) {}

  [[nodiscard]] CursorGround ground() const { return {position, position.turn(), turned}; }
  Intent operator()(BoardKey key) { return cursor.key(key, ground()); }
  IntentKind kind(BoardKey key) { return (*this)(key).kind; }
  [[nodiscard]] std::string place() const { return to_string(cursor.place()); }

  Position position;
  bool turned;
  Cursor cursor;
};

constexpr BoardKey kAllKeys[] = {
    BoardKey::left,     BoardKey::right,      BoardKey::up,        BoardKey::down,
    BoardKey::home,     BoardKey::end,        BoardKey::page_up,   BoardKey::page_down,
    BoardKey::enter,    BoardKey::escape,     BoardKey::mode,      BoardKey::turn_wall,
    BoardKey::own_pawn, BoardKey::other_pawn, BoardKey::next_wall, BoardKey::previous_wall};

const BoardLayout kLayout(BoardView{662, 662});
Point middle(std::string_view name) { return kLayout.rect_of(at(name)).centre(); }
// Off the crossing, so that the direction is plain.
Point along(std::string_view name) {
  const Rect rect = kLayout.rect_of(at(name));
  const Point point = rect.centre();
  return rect.width > rect.height ? Point{point.x + 15, point.y} : Point{point.x, point.y + 15};
}

}  // namespace

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

BOOST_AUTO_TEST_CASE(a_click_on_a_square_steps) {
  Keys keys;
  keys.cursor.press(middle("e2"));
  BOOST_TEST((keys.cursor.release(middle("e2"), kLayout) == Intent{IntentKind::step, at("e2")}));
  BOOST_TEST(keys.place() == "e2");
  BOOST_TEST(!keys.cursor.keys_used());
  keys(BoardKey::up);
  BOOST_TEST(keys.cursor.keys_used());
  BOOST_TEST(keys.place() == "e3");
}

BOOST_AUTO_TEST_CASE(two_clicks_on_a_groove_place) {
  Keys keys;
  const Point d4h = along("d4h");
  BOOST_TEST((keys.cursor.move(d4h, kLayout) == Intent{IntentKind::preview, at("d4h")}));
  BOOST_TEST(keys.cursor.move(d4h, kLayout).kind == IntentKind::none);
  keys.cursor.press(d4h);
  BOOST_TEST((keys.cursor.release(d4h, kLayout) == Intent{IntentKind::aim, at("d4h")}));
  keys.cursor.press(d4h);
  BOOST_TEST((keys.cursor.release(d4h, kLayout) == Intent{IntentKind::place, at("d4h")}));
  keys.cursor.placed();
  BOOST_TEST(keys.cursor.preview().is_none());
}

BOOST_AUTO_TEST_CASE(a_click_elsewhere_clears_the_aim) {
  Keys keys;
  keys.cursor.press(along("d4h"));
  keys.cursor.release(along("d4h"), kLayout);
  keys.cursor.press({2, 2});
  BOOST_TEST(keys.cursor.release({2, 2}, kLayout).kind == IntentKind::cleared);
  keys.cursor.press({2, 2});
  BOOST_TEST(keys.cursor.release({2, 2}, kLayout).kind == IntentKind::none);
}

BOOST_AUTO_TEST_CASE(in_wall_mode_squares_count_as_slots) {
  Keys keys;
  keys.cursor.set_mode(Cursor::Mode::wall, keys.ground());
  const Point e5 = middle("e5");
  const Point upper_right{e5.x + 9, e5.y - 9};
  keys.cursor.press(upper_right);
  BOOST_TEST((keys.cursor.release(upper_right, kLayout) == Intent{IntentKind::aim, at("e5h")}));
  keys(BoardKey::turn_wall);
  BOOST_TEST((keys.cursor.move(upper_right, kLayout) == Intent{IntentKind::preview, at("e5v")}));
}

BOOST_AUTO_TEST_CASE(a_drag_places_on_release) {
  Keys keys;
  const Point from = middle("e5");
  keys.cursor.press(from);
  BOOST_TEST(keys.cursor.move({from.x + 4, from.y}, kLayout).kind == IntentKind::none);
  const Intent drawn = keys.cursor.move({from.x + 40, from.y - 4}, kLayout);
  BOOST_TEST((drawn == Intent{IntentKind::preview, at("e5h")}));
  BOOST_TEST(keys.cursor.is_dragging());
  BOOST_TEST((keys.cursor.preview() == at("e5h")));
  const Intent placed = keys.cursor.release({from.x + 40, from.y - 4}, kLayout);
  BOOST_TEST((placed == Intent{IntentKind::place, at("e5h")}));
  BOOST_TEST(!keys.cursor.is_dragging());
}

BOOST_AUTO_TEST_CASE(a_drag_can_be_called_off) {
  const Point from = middle("e5");
  const Point far{from.x, from.y + 40};
  Keys back;
  back.cursor.press(from);
  back.cursor.move(far, kLayout);
  BOOST_TEST(back.cursor.release(from, kLayout).kind == IntentKind::cleared);
  Keys off;
  off.cursor.press(from);
  off.cursor.move(far, kLayout);
  BOOST_TEST(off.cursor.release({from.x, 900}, kLayout).kind == IntentKind::cleared);
  Keys escaped;
  escaped.cursor.press(from);
  escaped.cursor.move(far, kLayout);
  BOOST_TEST(escaped.kind(BoardKey::up) == IntentKind::none);
  BOOST_TEST(escaped.kind(BoardKey::escape) == IntentKind::cleared);
  BOOST_TEST(escaped.cursor.release(far, kLayout).kind == IntentKind::none);
}

BOOST_AUTO_TEST_CASE(the_pointer_leaves) {
  Keys keys;
  keys.cursor.move(along("d4h"), kLayout);
  BOOST_TEST(keys.cursor.leave().kind == IntentKind::preview);
  BOOST_TEST(keys.cursor.preview().is_none());
  BOOST_TEST(keys.cursor.leave().kind == IntentKind::none);
}

// Any keys and any mouse: the place stays on the board, an edge moves nothing, a move moves.
BOOST_AUTO_TEST_CASE(any_input_keeps_the_cursor_sound) {
  std::mt19937 random(7);
  Keys keys("e4 e5 10 9 light e5h");
  const auto point = [&] {
    return Point{static_cast<int>(random() % 700) - 20, static_cast<int>(random() % 700) - 20};
  };
  for (int i = 0; i < 50000; ++i) {
    keys.turned = i % 1000 < 500;
    const Action before = keys.cursor.place();
    Intent intent;
    switch (random() % 12) {
      case 0:
        keys.cursor.press(point());
        break;
      case 1:
        keys.cursor.release(point(), kLayout);
        break;
      case 2:
        keys.cursor.move(point(), kLayout);
        break;
      default:
        intent = keys(kAllKeys[random() % std::size(kAllKeys)]);
        if (intent.kind == IntentKind::moved) BOOST_REQUIRE((keys.cursor.place() != before));
        if (intent.kind == IntentKind::edge) BOOST_REQUIRE((keys.cursor.place() == before));
        if (intent.kind == IntentKind::place) keys.cursor.placed();
    }
    BOOST_REQUIRE(is_on_board(RuleSet::standard, keys.cursor.place()));
    if (keys.cursor.mode() == Cursor::Mode::wall) BOOST_REQUIRE(keys.cursor.place().is_wall());
  }
}

BOOST_AUTO_TEST_SUITE_END()
