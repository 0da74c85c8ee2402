#include "engine/rules/action.h"

#include <boost/test/unit_test.hpp>
#include <set>

using namespace pawnpath;

BOOST_AUTO_TEST_SUITE(action_h)

BOOST_AUTO_TEST_CASE(an_action_is_none_unless_it_is_made) {
  constexpr Action action;
  BOOST_TEST(action.is_none());
  BOOST_TEST(!action.is_step());
  BOOST_TEST(!action.is_wall());
}

BOOST_AUTO_TEST_CASE(steps_keep_their_square) {
  for (std::uint8_t i = 0; i < 81; ++i) {
    const Action step = Action::step(Square{i});
    BOOST_TEST((step.is_step() && !step.is_wall() && !step.is_none()));
    BOOST_TEST(step.square().number == i);
  }
}

BOOST_AUTO_TEST_CASE(walls_keep_slot_and_direction) {
  for (const WallDirection direction : kWallDirections) {
    for (std::uint8_t i = 0; i < 64; ++i) {
      const Action wall = Action::wall(Slot{i}, direction);
      BOOST_TEST((wall.is_wall() && !wall.is_step() && !wall.is_none()));
      BOOST_TEST(wall.slot().number == i);
      BOOST_TEST((wall.direction() == direction));
    }
  }
}

BOOST_AUTO_TEST_CASE(all_209_actions_and_none_differ) {
  std::set<int> codes{Action().code()};
  for (std::uint8_t i = 0; i < 81; ++i)
    codes.insert(Action::step(Square{i}).code());
  for (const WallDirection direction : kWallDirections) {
    for (std::uint8_t i = 0; i < 64; ++i)
      codes.insert(Action::wall(Slot{i}, direction).code());
  }
  BOOST_TEST(codes.size() == 210u);
}

BOOST_AUTO_TEST_CASE(lists_keep_order_and_hold_the_longest_turn) {
  ActionList list;
  BOOST_TEST(list.empty());
  for (std::uint8_t i = 0; i < 5; ++i)
    list.push_back(Action::step(Square{i}));
  for (const WallDirection direction : kWallDirections) {
    for (std::uint8_t i = 0; i < 64; ++i)
      list.push_back(Action::wall(Slot{i}, direction));
  }
  BOOST_TEST(list.size() == 133u);
  BOOST_TEST(list.size() <= ActionList::kCapacity);
  BOOST_TEST((list[4] == Action::step(Square{4})));
  BOOST_TEST((list[5] == Action::wall(Slot{0}, WallDirection::horizontal)));
  BOOST_TEST((list[132] == Action::wall(Slot{63}, WallDirection::vertical)));
  BOOST_TEST(static_cast<std::size_t>(list.end() - list.begin()) == list.size());
}

BOOST_AUTO_TEST_SUITE_END()
