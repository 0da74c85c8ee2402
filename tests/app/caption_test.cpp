#include "app/board/caption.h"

#include <boost/test/unit_test.hpp>

#include "app/board/ids.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

constexpr int kWidth = 150;
constexpr int kHeight = 44;

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(caption)

BOOST_AUTO_TEST_CASE(it_stands_on_the_window_and_never_on_its_wall) {
  for (const RuleSet rules : {RuleSet::standard, RuleSet::passage}) {
    for (const double scale : {1.0, 1.5, 3.0}) {
      for (const bool turned : {false, true}) {
        const int size = 2 * BoardLayout::least_size(rules, scale, true);
        const BoardLayout layout(BoardView{size, size, scale, rules, turned, true});
        for (int id = 1; id <= child_count(rules); ++id) {
          const Action wall = place_of(rules, id);
          if (!wall.is_wall()) continue;
          const Rect place = caption_place(layout, wall, kWidth, kHeight);
          BOOST_TEST((Rect{0, 0, size, size}.contains(place)));
          BOOST_TEST(!overlap(place, layout.wall(wall)));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(it_is_above_a_horizontal_and_left_of_a_vertical_wall) {
  const BoardLayout layout(BoardView{662, 662, 1.0, RuleSet::standard, false, true});
  const Action e3h = Action::wall(Slot::at(4, 2), WallDirection::horizontal);
  const Action e3v = Action::wall(Slot::at(4, 2), WallDirection::vertical);
  BOOST_TEST((caption_place(layout, e3h, 100, 40) == Rect{314, 378, 100, 40}));
  const Rect left = caption_place(layout, e3v, 100, 40);
  BOOST_TEST(left.right() == layout.wall(e3v).x - 6);
  BOOST_TEST(left.centre().y == layout.wall(e3v).centre().y);
}

BOOST_AUTO_TEST_CASE(where_the_window_ends_it_is_on_the_other_side) {
  const BoardLayout layout(BoardView{662, 662, 1.0, RuleSet::standard, false, true});
  const Action a8h = Action::wall(Slot::at(0, 7), WallDirection::horizontal);
  const Action a8v = Action::wall(Slot::at(0, 7), WallDirection::vertical);
  BOOST_TEST(caption_place(layout, a8h, 100, 120).y > layout.wall(a8h).bottom());
  BOOST_TEST(caption_place(layout, a8v, 150, 40).x > layout.wall(a8v).right());
}

BOOST_AUTO_TEST_CASE(it_hides_no_pawn_where_there_is_room_on_the_other_side) {
  const BoardLayout layout(BoardView{662, 662, 1.0, RuleSet::standard, false, true});
  const Action e3h = Action::wall(Slot::at(4, 2), WallDirection::horizontal);
  const Square above[] = {Square::at(4, 3)};
  BOOST_TEST(caption_place(layout, e3h, 100, 40, above).y > layout.wall(e3h).bottom());
  const Square both[] = {Square::at(4, 3), Square::at(4, 2)};
  BOOST_TEST(caption_place(layout, e3h, 100, 40, both).bottom() < layout.wall(e3h).y);
}

BOOST_AUTO_TEST_CASE(larger_than_the_window_it_begins_at_its_corner) {
  const BoardLayout layout(BoardView{300, 300, 1.0, RuleSet::standard, false, true});
  const Action e3h = Action::wall(Slot::at(4, 2), WallDirection::horizontal);
  const Rect place = caption_place(layout, e3h, 400, 400);
  BOOST_TEST(place.x == 0);
  BOOST_TEST(place.y == 0);
}

BOOST_AUTO_TEST_SUITE_END()
