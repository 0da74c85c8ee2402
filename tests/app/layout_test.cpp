#include "app/board/layout.h"

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <vector>

#include "app/board/ids.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

// Both rule sets, both ways round, 100 to 300 %, roomy and tight, with and without coordinates.
std::vector<BoardView> views() {
  std::vector<BoardView> all;
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    for (const bool turned : {false, true}) {
      for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        const int least = BoardLayout::least_size(rules, scale, true);
        all.push_back({least, least, scale, rules, turned, true});
        all.push_back({2 * least + 7, 2 * least - 13, scale, rules, turned, false});
      }
    }
  }
  return all;
}

std::vector<Action> places(RuleSet rules) {
  std::vector<Action> all;
  for (int id = 1; id <= child_count(rules); ++id)
    all.push_back(place_of(rules, id));
  return all;
}

int distance(Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

}  // namespace

BOOST_AUTO_TEST_SUITE(layout)

BOOST_AUTO_TEST_CASE(the_target_picture) {
  const BoardLayout layout(BoardView{662, 662, 1.0, RuleSet::standard, false, true});
  BOOST_TEST((layout.frame() == Rect{0, 0, 662, 662}));
  BOOST_TEST((layout.field() == Rect{30, 30, 602, 602}));
  BOOST_TEST((layout.square(Square::at(0, 8)) == Rect{40, 40, 54, 54}));
  BOOST_TEST(layout.groove_size() == 12);
  const Action e3h = Action::wall(Slot::at(4, 2), WallDirection::horizontal);
  BOOST_TEST((layout.wall(e3h) == Rect{304, 424, 120, 12}));
}

BOOST_AUTO_TEST_CASE(centres_round_trip) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    BOOST_REQUIRE(layout.is_usable());
    for (const Action place : places(view.rules)) {
      const Rect rect = layout.rect_of(place);
      BOOST_TEST(layout.field().contains(rect));
      if (place.is_step()) {
        BOOST_TEST((layout.hit(rect.centre()) == place));
        BOOST_TEST((layout.nearest_square(rect.centre()) == place.square()));
        continue;
      }
      // Both walls of a slot have the same middle; a little along it tells them apart.
      Point along = rect.centre();
      (place.direction() == WallDirection::horizontal ? along.x : along.y) += 2;
      BOOST_TEST((layout.hit(along) == place));
      BOOST_TEST((layout.nearest_slot(rect.centre()) == place.slot()));
    }
  }
}

BOOST_AUTO_TEST_CASE(every_pixel_is_one_thing) {
  for (BoardView view : views()) {
    if (view.scale > 1.5) continue;
    const BoardLayout layout(view);
    for (int y = -2; y < view.height + 2; ++y) {
      for (int x = -2; x < view.width + 2; ++x) {
        const Point point{x, y};
        const Action hit = layout.hit(point);
        if (hit.is_none() == layout.field().contains(point)) {
          BOOST_REQUIRE(hit.is_none() != layout.field().contains(point));
        }
        if (!hit.is_none() && !is_on_board(view.rules, hit)) BOOST_REQUIRE(false);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_groove_belongs_to_the_nearest_slot) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    const int last = board(view.rules).slot_size();
    for (int rank = 0; rank < last; ++rank) {
      const Action first = Action::wall(Slot::at(0, rank), WallDirection::horizontal);
      const int y = layout.wall(first).centre().y;
      for (int x = layout.field().x; x < layout.field().right(); ++x) {
        const Action hit = layout.hit({x, y});
        if (!hit.is_wall() || hit.slot().rank() != rank) BOOST_REQUIRE(false);
        const int here = distance({x, y}, layout.slot_middle(hit.slot()));
        for (int file = 0; file < last; ++file) {
          if (distance({x, y}, layout.slot_middle(Slot::at(file, rank))) + 1 < here) {
            BOOST_REQUIRE(false);
          }
        }
      }
    }
  }
  BOOST_TEST(true);
}

BOOST_AUTO_TEST_CASE(grooves_are_wide_enough_to_aim_at) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    BOOST_TEST(layout.groove_size() >= 12 * view.scale - 1);
    BOOST_TEST(layout.square_size() >= layout.groove_size());
    // Across the groove between a1 and a2, at the middle of a1.
    const Rect a1 = layout.square(Square::at(0, 0));
    int wide = 0;
    for (int y = layout.field().y; y < layout.field().bottom(); ++y) {
      const Action hit = layout.hit({a1.centre().x, y});
      if (hit.is_wall() && hit.slot().rank() == 0) ++wide;
    }
    BOOST_TEST(wide >= 16 * view.scale - 1);
  }
}

BOOST_AUTO_TEST_CASE(squares_keep_their_middle) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    const Rect rect = layout.square(Square::at(3, 3));
    const int quarter = layout.square_size() / 4;
    for (int y = rect.y + quarter; y < rect.bottom() - quarter; ++y) {
      BOOST_TEST((layout.hit({rect.centre().x, y}) == Action::step(Square::at(3, 3))));
    }
  }
}

BOOST_AUTO_TEST_CASE(nothing_overlaps) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    const Rect b2 = layout.square(Square::at(1, 1));
    for (const Action place : places(view.rules)) {
      if (!place.is_wall()) continue;
      const Rect wall = layout.wall(place);
      const bool apart = wall.right() <= b2.x || b2.right() <= wall.x || wall.bottom() <= b2.y ||
                         b2.bottom() <= wall.y;
      BOOST_TEST(apart);
    }
  }
}

BOOST_AUTO_TEST_CASE(turned_is_half_a_turn) {
  BoardView view{700, 600, 1.0, RuleSet::passage, false, true};
  const BoardLayout plain(view);
  view.turned = true;
  const BoardLayout turned(view);
  BOOST_TEST((plain.square(Square::at(0, 0)) == turned.square(Square::at(6, 6))));
  BOOST_TEST((plain.rect_of(Action::wall(Slot::at(0, 1), WallDirection::vertical)) ==
              turned.rect_of(Action::wall(Slot::at(5, 4), WallDirection::vertical))));
  BOOST_TEST((plain.goal_line(Side::light) == turned.goal_line(Side::dark)));
  BOOST_TEST((plain.file_label(0) == turned.file_label(6)));
  BOOST_TEST((plain.rank_label(0) == turned.rank_label(6)));
}

BOOST_AUTO_TEST_CASE(light_starts_below_and_its_goal_is_above) {
  const BoardLayout layout(BoardView{600, 600});
  BOOST_TEST(layout.square(Square::at(4, 0)).y > layout.square(Square::at(4, 8)).y);
  BOOST_TEST(layout.goal_line(Side::light).y < layout.goal_line(Side::dark).y);
  BOOST_TEST(layout.square(Square::at(0, 0)).x < layout.square(Square::at(8, 0)).x);
  BOOST_TEST(layout.goal_line(Side::light).bottom() <= layout.square(Square::at(0, 8)).y);
  BOOST_TEST(layout.goal_line(Side::light).height >= 2);
}

BOOST_AUTO_TEST_CASE(labels_stay_in_the_frame) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    for (int i = 0; i < board(view.rules).size; ++i) {
      for (const Rect& label : {layout.file_label(i), layout.rank_label(i)}) {
        BOOST_TEST(label.empty() == !view.coordinates);
        if (view.coordinates) BOOST_TEST(layout.frame().contains(label));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(tiny_windows_do_no_harm) {
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    for (int size = -3; size < 330; ++size) {
      for (const double scale : {1.0, 3.0}) {
        const BoardLayout layout(BoardView{size, size, scale, rules, false, true});
        for (const Action place : places(rules)) {
          const Rect rect = layout.rect_of(place);
          if (rect.empty() == layout.is_usable()) BOOST_REQUIRE(false);
          if (layout.is_usable() && !layout.field().contains(rect)) BOOST_REQUIRE(false);
        }
        if (!layout.is_usable()) BOOST_REQUIRE(layout.hit({0, 0}).is_none());
        if (layout.is_usable()) BOOST_REQUIRE(layout.frame().width <= size);
      }
    }
  }
  BOOST_TEST(BoardLayout(BoardView{100, 100}).is_usable());
  BOOST_TEST(!BoardLayout(BoardView{10, 400}).is_usable());
}

BOOST_AUTO_TEST_CASE(a_drag_aims_by_its_direction) {
  const BoardLayout layout(BoardView{662, 662});
  const Point e4 = layout.square(Square::at(4, 3)).centre();
  const auto drag = [&](int dx, int dy) { return layout.drag(e4, {e4.x + dx, e4.y + dy}); };
  BOOST_TEST(drag(0, 0).is_none());
  BOOST_TEST(drag(8, 0).is_none());
  BOOST_TEST(drag(5, 6).is_none());
  BOOST_TEST((drag(9, 0).direction() == WallDirection::horizontal));
  BOOST_TEST((drag(0, -9).direction() == WallDirection::vertical));
  BOOST_TEST((drag(-40, 30).direction() == WallDirection::horizontal));
  BOOST_TEST((drag(30, -40).direction() == WallDirection::vertical));
  // Right of the middle of E the slots of E begin, left of it those of D.
  BOOST_TEST(drag(20, 0).slot().file() == 4);
  BOOST_TEST(drag(-20, 0).slot().file() == 3);
  BOOST_TEST(drag(0, -20).slot().rank() == 3);
  BOOST_TEST(drag(0, 20).slot().rank() == 2);
  // A long drag leaves the wall at its beginning.
  BOOST_TEST(drag(300, 0).slot().file() <= 5);
}

BOOST_AUTO_TEST_CASE(a_drag_the_length_of_a_wall_is_that_wall) {
  for (const BoardView& view : views()) {
    const BoardLayout layout(view);
    for (const Action place : places(view.rules)) {
      if (!place.is_wall()) continue;
      const Rect wall = layout.wall(place);
      const bool horizontal = place.direction() == WallDirection::horizontal;
      const Point begin =
          horizontal ? Point{wall.x, wall.centre().y} : Point{wall.centre().x, wall.y};
      const Point end = horizontal ? Point{wall.right() - 1, wall.centre().y}
                                   : Point{wall.centre().x, wall.bottom() - 1};
      BOOST_TEST((layout.drag(begin, end) == place));
      BOOST_TEST((layout.drag(end, begin) == place));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
