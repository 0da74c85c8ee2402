// Cursor: the mouse, and any input at all.
#include "app/board/cursor.h"

#include <boost/test/unit_test.hpp>
#include <iterator>
#include <random>

#include "tests/app/cursor_bench.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

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

BOOST_AUTO_TEST_SUITE(cursor_mouse)

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

BOOST_AUTO_TEST_CASE(a_click_on_a_groove_places_what_hovering_showed) {
  Keys keys;
  const Point d4h = along("d4h");
  BOOST_TEST((keys.cursor.move(d4h, kLayout) == Intent{IntentKind::preview, at("d4h")}));
  BOOST_TEST(keys.cursor.move(d4h, kLayout).kind == IntentKind::none);
  keys.cursor.press(d4h);
  BOOST_TEST((keys.cursor.release(d4h, kLayout) == Intent{IntentKind::place, at("d4h")}));
  keys.cursor.placed();
  BOOST_TEST(keys.cursor.preview().is_none());
}

// A finger does not hover: what was not seen yet is not placed.
BOOST_AUTO_TEST_CASE(without_hovering_two_clicks_on_a_groove_place) {
  Keys keys;
  const Point d4h = along("d4h");
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
  // In the middle of a drag the window lost the mouse.
  keys.cursor.press(middle("e5"));
  keys.cursor.move(middle("e4"), kLayout);
  BOOST_TEST(keys.cursor.leave().kind == IntentKind::cleared);
  BOOST_TEST(!keys.cursor.is_dragging());
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
