// The transposition table keeps what it is given, and prefers what is deep and recent.
#include "engine/ai/transposition.h"

#include <boost/test/unit_test.hpp>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

BOOST_AUTO_TEST_SUITE(transposition_h)

BOOST_AUTO_TEST_CASE(gives_back_every_field) {
  TranspositionTable table(1 << 16);
  const TableEntry entry{act("d4v"), -12'345, 17, Bound::upper};
  table.store(0xFEDCBA9876543210u, entry);
  const auto found = table.probe(0xFEDCBA9876543210u);
  BOOST_TEST_REQUIRE(found.has_value());
  BOOST_TEST((found->action == entry.action));
  BOOST_TEST(found->score == entry.score);
  BOOST_TEST(found->depth == entry.depth);
  BOOST_TEST((found->bound == entry.bound));
  BOOST_TEST(!table.probe(0xFEDCBA9876543211u).has_value());
  table.clear();
  BOOST_TEST(!table.probe(0xFEDCBA9876543210u).has_value());
}

BOOST_AUTO_TEST_CASE(a_full_cluster_gives_up_the_shallowest) {
  TranspositionTable table(64);
  for (std::uint64_t hash = 1; hash <= 4; ++hash) {
    table.store(hash, {act("e2"), 0, static_cast<std::int8_t>(hash), Bound::exact});
  }
  table.store(5, {act("e2"), 0, 9, Bound::exact});
  BOOST_TEST(!table.probe(1).has_value());
  for (std::uint64_t hash = 2; hash <= 5; ++hash)
    BOOST_TEST(table.probe(hash).has_value());
}

BOOST_AUTO_TEST_CASE(an_older_search_goes_first) {
  TranspositionTable table(64);
  table.store(1, {act("e2"), 0, 9, Bound::exact});
  table.age();
  for (std::uint64_t hash = 2; hash <= 5; ++hash) {
    table.store(hash, {act("e2"), 0, 4, Bound::exact});
  }
  BOOST_TEST(!table.probe(1).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
