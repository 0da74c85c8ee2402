#include "app/storage/game_list.h"

#include <boost/test/unit_test.hpp>

#include "engine/rules/notation.h"
#include "tests/app/fake_disk.h"

using namespace pawnpath;
using namespace pawnpath::app;

namespace {

const DataFolder kFolder{"data"};

// Told apart by the number of their second.
SavedGame game(int second, bool finished = false) {
  SavedGame saved;
  saved.record.game.play(*parse_action("e2", RuleSet::standard));
  if (finished) saved.record.game.resign(Side::light);
  saved.seats[1].level = Level::club;
  saved.last_played =
      "2026-11-30 14:05:" + std::string(second < 10 ? "0" : "") + std::to_string(second);
  return saved;
}

// The seconds of the games in the list, newest first.
std::string seconds(GameList& list) {
  std::string text;
  for (const KeptGame& kept : list.games())
    text +=
        (text.empty() ? "" : " ") + std::to_string(std::stoi(kept.saved.last_played.substr(17)));
  return text;
}

std::string seconds_on(FakeDisk& disk) {
  GameList list(disk, kFolder);
  return seconds(list);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_list)

BOOST_AUTO_TEST_CASE(games_come_back_newest_first) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  BOOST_TEST(list.games().empty());
  for (const int second : {1, 2, 3})
    BOOST_TEST(!list.keep(game(second)).has_value());
  BOOST_TEST(seconds(list) == "3 2 1");
  BOOST_TEST(seconds_on(disk) == "3 2 1");
  GameList again(disk, kFolder);
  const SavedGame& newest = again.games()[0].saved;
  BOOST_TEST((newest.seats[1].level == Level::club));
  BOOST_TEST(newest.record.game.plies() == 1);
  BOOST_TEST(newest.record.other_tags.empty());
  BOOST_TEST(again.take_message().empty());
}

BOOST_AUTO_TEST_CASE(twenty_are_kept) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  for (int second = 0; second < 25; ++second)
    list.keep(game(second));
  BOOST_TEST(list.games().size() == 20u);
  BOOST_TEST(seconds(list).find("24 23") == 0u);
  BOOST_TEST(seconds_on(disk) == seconds(list));
  BOOST_TEST(disk.files.size() == 20u);
}

BOOST_AUTO_TEST_CASE(finished_games_go_first) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  for (int second = 0; second < 20; ++second)
    list.keep(game(second, second == 7 || second == 15));
  list.keep(game(20));
  list.keep(game(21));
  list.keep(game(22));
  BOOST_TEST(seconds(list) == "22 21 20 19 18 17 16 14 13 12 11 10 9 8 6 5 4 3 2 1");
  BOOST_TEST(seconds_on(disk) == seconds(list));
}

// A game that is taken has its file until it is released, even while the list is full.
BOOST_AUTO_TEST_CASE(one_is_taken_while_another_comes) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  for (int second = 0; second < 20; ++second)
    list.keep(game(second));
  const KeptGame taken = list.take(19);
  BOOST_TEST(taken.saved.last_played == game(0).last_played);
  list.keep(game(30));
  BOOST_TEST(list.games().size() == 20u);
  BOOST_TEST(disk.files.size() == 21u);
  list.release(taken);
  BOOST_TEST(disk.files.size() == 20u);
  BOOST_TEST(seconds_on(disk) == seconds(list));
  list.keep(game(31));
  BOOST_TEST(seconds_on(disk) == seconds(list));
}

BOOST_AUTO_TEST_CASE(damage_is_put_aside_and_told_once) {
  FakeDisk disk;
  {
    GameList list(disk, kFolder);
    for (const int second : {1, 2, 3, 4})
      list.keep(game(second));
  }
  disk.files[kFolder.game(2)] = std::string(300, '\0');
  disk.files[kFolder.game(3)].resize(40);
  GameList list(disk, kFolder);
  BOOST_TEST(seconds(list) == "4 1");
  BOOST_TEST(list.take_message().find("2 games of the list are damaged") == 0u);
  BOOST_TEST(list.take_message().empty());
  BOOST_TEST(disk.files.contains("data/games/game-2-damaged-1.txt"));
  BOOST_TEST(!list.keep(game(5)).has_value());
  BOOST_TEST(seconds_on(disk) == "5 4 1");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_not_written_over) {
  FakeDisk disk;
  {
    GameList list(disk, kFolder);
    list.keep(game(1));
  }
  disk.read_faults = {DiskFault{DiskError::held, 32}};
  GameList list(disk, kFolder);
  BOOST_TEST(list.games().empty());
  BOOST_TEST(list.take_message().find("One game") == 0u);
  list.keep(game(2));
  BOOST_TEST(seconds_on(disk) == "2 1");
}

BOOST_AUTO_TEST_CASE(what_was_not_saved_is_tried_again) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  disk.write_faults = {DiskFault{DiskError::full, 28}};
  const auto fault = list.keep(game(1));
  BOOST_REQUIRE(fault.has_value());
  BOOST_TEST((fault->disk.error == DiskError::full));
  BOOST_TEST(seconds(list) == "1");
  BOOST_TEST(seconds_on(disk).empty());
  BOOST_TEST(!list.keep(game(2)).has_value());
  BOOST_TEST(seconds_on(disk) == "2 1");
}

BOOST_AUTO_TEST_CASE(cut_at_every_byte_nothing_stops) {
  FakeDisk disk;
  GameList(disk, kFolder).keep(game(1));
  const std::string whole = disk.files[kFolder.game(1)];
  for (std::size_t size = 0; size < whole.size(); ++size) {
    FakeDisk cut(FakeDisk::Files{{kFolder.game(1), whole.substr(0, size)}});
    GameList list(cut, kFolder);
    BOOST_REQUIRE(list.games().size() <= 1);
    BOOST_REQUIRE(!list.keep(game(2)).has_value());
  }
}

// --- Copies

BOOST_AUTO_TEST_CASE(a_copy_takes_no_place_twice) {
  const auto with = [](int second, std::initializer_list<const char*> actions) {
    SavedGame saved = game(second);
    for (const char* action : actions)
      BOOST_REQUIRE(!saved.record.game.play(*parse_action(action, RuleSet::standard)).refused());
    return saved;
  };
  FakeDisk disk;
  GameList list(disk, kFolder);
  BOOST_TEST(!list.keep_copy(with(1, {"e8"})).has_value());
  list.keep(with(2, {"e8", "d4h"}));  // another game, whatever it is like
  BOOST_TEST(!list.keep_copy(with(3, {"e8"})).has_value());
  BOOST_TEST(!list.keep_copy(with(4, {})).has_value());
  BOOST_TEST(seconds(list) == "2 1");
  BOOST_TEST(!list.keep_copy(with(5, {"d9"})).has_value());
  BOOST_TEST(seconds(list) == "5 2 1");
  // What goes on takes the place, and the file, of what it goes on from.
  BOOST_TEST(!list.keep_copy(with(6, {"d9", "e3"})).has_value());
  BOOST_TEST(seconds(list) == "6 2 1");
  BOOST_TEST(seconds_on(disk) == "6 2 1");
  BOOST_TEST(disk.files.size() == 3u);
  // Other players, another start.
  SavedGame other = with(7, {"d9", "e3"});
  other.record.light = "Ann";
  BOOST_TEST(!list.keep_copy(other).has_value());
  other = with(8, {"d9", "e3"});
  other.seats[1].level = Level::casual;
  BOOST_TEST(!list.keep_copy(other).has_value());
  other = game(9);
  other.record.game = Game(RuleSet::passage);
  BOOST_TEST(!list.keep_copy(other).has_value());
  BOOST_TEST(seconds(list) == "9 8 7 6 2 1");
}

BOOST_AUTO_TEST_CASE(a_resignation_is_part_of_a_copy) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  list.keep_copy(game(1));
  list.keep_copy(game(2, true));
  BOOST_TEST(seconds(list) == "2");
  list.keep_copy(game(3, true));
  list.keep_copy(game(4));
  BOOST_TEST(seconds(list) == "2");
  SavedGame longer = game(5);
  longer.record.game.play(*parse_action("e8", RuleSet::standard));
  list.keep_copy(longer);
  list.keep_copy(game(6, true));
  BOOST_TEST(seconds(list) == "5 2");
}

BOOST_AUTO_TEST_CASE(a_game_that_still_counts_stays_beside_a_copy) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  SavedGame counts = game(1);
  counts.counts = true;
  list.keep(counts);
  SavedGame longer = game(2);
  longer.record.game.play(*parse_action("e8", RuleSet::standard));
  list.keep_copy(longer);
  BOOST_TEST(seconds(list) == "2 1");
}

BOOST_AUTO_TEST_CASE(a_copy_that_was_not_saved_is_tried_again) {
  FakeDisk disk;
  GameList list(disk, kFolder);
  disk.write_faults = {DiskFault{DiskError::full, 28}};
  BOOST_TEST(list.keep_copy(game(1)).has_value());
  BOOST_TEST(!list.keep_copy(game(2)).has_value());
  BOOST_TEST(seconds_on(disk) == "1");
}

BOOST_AUTO_TEST_SUITE_END()
