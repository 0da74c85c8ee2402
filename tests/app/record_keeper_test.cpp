#include "app/storage/record_keeper.h"

#include <boost/test/unit_test.hpp>

#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "tests/app/pump.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

struct Kept : Bench {
  Kept() {
    session.add_listener(
        [this](const Snapshot& snapshot, const Event& event) { keeper.hear(snapshot, event); });
  }
  [[nodiscard]] Record record() { return keeper.record(now()); }
  void open(const Record& record) {
    const Seat seats[2] = {{{}, record.light}, {{}, record.dark}};
    keeper.adopt(record);
    session.load(record.game, seats);
  }

  RecordKeeper keeper{[] { return std::string("2024-02-03"); }};
};

constexpr std::string_view kText =
    "[Game \"Pawn Path\"]\n[Light \"Ann\"]\n[Dark \"Bob\"]\n[Date \"2001-01-01\"]\n"
    "[Event \"Club\"]\n\n1. e2 {good} e8\n2. e3 {better} *\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(record_keeper)

BOOST_AUTO_TEST_CASE(a_date_looks_like_one) {
  const std::string date = today();
  BOOST_TEST(date.size() == 10u);
  BOOST_TEST(date[4] == '-');
  BOOST_TEST(date > "2020-01-01");
}

BOOST_AUTO_TEST_CASE(a_new_game_has_its_day_and_names) {
  Kept kept;
  kept.begin({{}, "Ann"}, Bench::computer(Level::casual));
  BOOST_TEST(kept.record().date == "2024-02-03");
  BOOST_TEST(kept.record().light == "Ann");
  BOOST_TEST(kept.record().dark == "Computer, casual");
}

BOOST_AUTO_TEST_CASE(a_record_comes_back_whole) {
  Kept kept;
  const auto read = read_record(kText);
  BOOST_REQUIRE(read.ok());
  kept.open(read->record);
  BOOST_TEST(write_record(kept.record()) == write_record(read->record));
  // What is played on keeps it; what is undone loses only what was said of it.
  kept.play("e7");
  BOOST_TEST(kept.record().comments.size() == 2u);
  kept.session.undo();
  kept.session.undo();
  BOOST_TEST(kept.record().comments.size() == 1u);
  kept.session.redo();
  BOOST_TEST(kept.record().comments.size() == 2u);
  kept.session.undo();
  kept.play("d4h");
  BOOST_TEST(kept.record().comments.size() == 1u);
  BOOST_TEST(kept.record().date == "2001-01-01");
  BOOST_TEST(kept.record().other_tags.size() == 1u);
}

BOOST_AUTO_TEST_CASE(the_next_game_has_nothing_of_it) {
  Kept kept;
  kept.open(read_record(kText)->record);
  kept.begin(Bench::person(), Bench::person());
  BOOST_TEST(kept.record().comments.empty());
  BOOST_TEST(kept.record().other_tags.empty());
  kept.open(read_record(kText)->record);
  const Seat people[2];
  kept.session.load(Game(), people);
  BOOST_TEST(kept.record().comments.empty());
  BOOST_TEST(kept.record().date.empty());
}

BOOST_AUTO_TEST_SUITE_END()
