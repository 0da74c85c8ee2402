// Solved races against a plain search of the same game.
#include "engine/ai/race.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// All races on one set of walls by repeated full sweeps: a state's value is corrected until no
// sweep changes anything. Slow, and shares nothing with the solver but the legal steps.
class Sweeps {
 public:
  explicit Sweeps(const Position& walls) : base_(walls) {
    if (base_.turn() == Side::dark) base_.pass();
    for (bool changed = true; changed;)
      changed = sweep();
  }

  // Plies to the end with best play, 0 when nobody can force it.
  [[nodiscard]] int plies(const Position& position) const {
    const auto found = value_.find(key(position));
    return found == value_.end() ? 0 : found->second;
  }

  template <typename Visit>
  void for_each_state(Visit visit) const {
    const int size = base_.board().size;
    for (int light = 0; light < size * size; ++light) {
      for (int dark = 0; dark < size * size; ++dark) {
        Position position = base_;
        position.apply(Action::step(Square::at(light % size, light / size)));
        position.apply(Action::step(Square::at(dark % size, dark / size)));
        const bool over =
            position.has_reached_goal(Side::light) || position.has_reached_goal(Side::dark);
        if (light == dark || over) continue;
        visit(position);
        position.pass();
        visit(position);
      }
    }
  }

 private:
  static int key(const Position& position) {
    return (position.pawn(Side::light).number * 81 + position.pawn(Side::dark).number) * 2 +
           index(position.turn());
  }

  bool sweep() {
    bool changed = false;
    for_each_state([&](const Position& position) {
      const int plies = look(position);
      if (plies == this->plies(position)) return;
      value_[key(position)] = plies;
      changed = true;
    });
    return changed;
  }

  [[nodiscard]] int look(const Position& position) const {
    int quickest_win = 0;
    int slowest_loss = 0;
    bool all_lose = true;
    for (SquareSet steps = legal_steps(position); !steps.empty(); steps.remove_first()) {
      Position next = position;
      next.apply(Action::step(steps.first()));
      const bool wins = next.has_reached_goal(position.turn());
      const int then = wins ? 0 : plies(next);
      if (wins || (then > 0 && then % 2 == 0)) {
        quickest_win = quickest_win == 0 ? then + 1 : std::min(quickest_win, then + 1);
      } else if (then == 0) {
        all_lose = false;
      } else {
        slowest_loss = std::max(slowest_loss, then + 1);
      }
    }
    if (quickest_win > 0) return quickest_win;
    return all_lose ? slowest_loss : 0;
  }

  Position base_;
  std::map<int, int> value_;
};

void compare_all(const Position& walls) {
  const RaceTable table(walls);
  int wrong = 0;
  const Sweeps sweeps(walls);
  sweeps.for_each_state([&](const Position& position) {
    if (table.plies(position) != sweeps.plies(position)) ++wrong;
  });
  BOOST_TEST(wrong == 0, format_position(walls));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(race_h)

BOOST_AUTO_TEST_CASE(all_pairs_of_pawns_on_an_empty_and_on_walled_boards) {
  compare_all(at("d1 d7 0 0 light -", RuleSet::passage));
  compare_all(at("d1 d7 0 0 light a3h,c3h,e4h,b5v,d5v,f2v", RuleSet::passage));
  compare_all(at("e1 e9 0 0 dark -"));
  compare_all(at("e1 e9 0 0 light a2h,c2h,e2h,g2h,h3v,b5h,d5h,f5h,a7v,e8v,f7h"));
}

BOOST_AUTO_TEST_CASE(a_win_counts_its_plies_from_the_root) {
  RaceTables tables(4);
  BOOST_TEST(tables.score(at("e8 e5 0 0 light -"), 10) == win_in(11));
  BOOST_TEST(tables.score(at("a8 i2 0 0 dark -"), 0) == win_in(1));
  BOOST_TEST(tables.score(at("a7 i2 0 0 light -"), 0) == loss_in(2));
}

BOOST_AUTO_TEST_CASE(tables_are_told_apart_by_walls_and_rule_set) {
  RaceTables tables(1);
  const Position open = at("a7 i3 0 0 light -");
  const Position walled = at("a7 i3 0 0 light a7h,b8v");
  BOOST_TEST(tables.score(open, 0) == win_in(3));
  BOOST_TEST(tables.knows(open));
  BOOST_TEST(!tables.knows(walled));
  BOOST_TEST(is_loss(tables.score(walled, 0)));
  BOOST_TEST(tables.score(open, 0) == win_in(3));
  BOOST_TEST(!tables.knows(at("a5 g3 0 0 light -", RuleSet::passage)));
}

BOOST_AUTO_TEST_SUITE_END()
