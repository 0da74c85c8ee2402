#include "engine/record/writer.h"

#include <boost/test/unit_test.hpp>

#include "engine/record/utf8.h"
#include "engine/rules/position_line.h"
#include "tests/engine/records.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// What stands behind the tags.
std::string moves_of(const std::string& text) { return text.substr(text.find("\n\n") + 2); }

std::string written(const Game& game) { return write_record(record_of_game(game)); }

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(record_writer)

BOOST_AUTO_TEST_CASE(every_byte_of_a_record) {
  Record record = record_of_game(played_from("e7 d2 9 10 light a1h", "e8 d4h e9"));
  record.light = "Ann \"A\" O\\K";
  record.dark = "Computer, Casual";
  record.date = "2026-11-30";
  record.other_tags = {{"Event", "Club evening"}};
  record.comments = {{0, true, "first"}, {1, false, "hm"}, {3, false, "done"}};
  BOOST_TEST(write_record(record) ==
             "[Game \"Pawn Path\"]\n"
             "[Format \"1\"]\n"
             "[Rules \"standard\"]\n"
             "[Board \"9x9\"]\n"
             "[Walls \"10\"]\n"
             "[Anchor \"lower-left\"]\n"
             "[Light \"Ann \\\"A\\\" O\\\\K\"]\n"
             "[Dark \"Computer, Casual\"]\n"
             "[Date \"2026-11-30\"]\n"
             "[Position \"e7 d2 9 10 light a1h\"]\n"
             "[Draws \"both\"]\n"
             "[Result \"1-0\"]\n"
             "[Termination \"goal\"]\n"
             "[Event \"Club evening\"]\n"
             "\n"
             "{first}\n"
             "1. e8 {hm} d4h\n"
             "2. e9 {done}\n"
             "1-0\n");
}

// I08: nothing played, nothing finished, and every ending.
BOOST_AUTO_TEST_CASE(all_results_are_read_back) {
  BOOST_TEST(moves_of(written(Game())) == "*\n");
  Game resigned = played("e2");
  resigned.resign(Side::light);
  const Game games[] = {Game(),
                        Game(RuleSet::passage),
                        played("e2 e8 d4h"),
                        played_from("e8 e2 10 10 light -", "e9"),
                        played_from("e8 e2 10 10 dark -", "e1"),
                        shuffled(8),
                        shuffled(500, {false, true}),
                        shuffled(5000, {false, false}),
                        resigned};
  for (const Game& game : games) {
    const std::string text = written(game);
    BOOST_TEST(written_again(text) == text);
    const Game again = record_of(text).game;
    BOOST_TEST((again.outcome() == game.outcome()));
    BOOST_TEST((again.termination() == game.termination()));
    BOOST_TEST((again.actions() == game.actions()));
  }
}

// I07
BOOST_AUTO_TEST_CASE(dark_to_move_first) {
  const std::string text = written(played_from("e4 e5 10 10 dark -", "e3 d4 d3"));
  BOOST_TEST(moves_of(text) == "1. ... e3\n2. d4 d3\n*\n");
  BOOST_TEST(written_again(text) == text);
  BOOST_TEST((record_of(text).game.start() == at("e4 e5 10 10 dark -")));
}

BOOST_AUTO_TEST_CASE(walls_and_position) {
  BOOST_TEST(has(written(Game(start_with_walls(RuleSet::standard, 3))), "[Walls \"3\"]"));
  BOOST_TEST(!has(written(Game(start_with_walls(RuleSet::standard, 3))), "[Position"));
  const std::string handicap = written(Game(at("e1 e9 10 8 light -")));
  BOOST_TEST(has(handicap, "[Walls \"10\"]\n"));
  BOOST_TEST(has(handicap, "[Position \"e1 e9 10 8 light -\"]\n"));
  BOOST_TEST(has(written(Game(at("e1 e9 5 5 light d1h"))), "[Position \"e1 e9 5 5 light d1h\"]"));
  BOOST_TEST(has(written(Game(RuleSet::passage)), "[Board \"7x7\"]\n[Walls \"6\"]\n"));
}

BOOST_AUTO_TEST_CASE(comments_keep_their_lines) {
  const std::string moves =
      "{before}\n{another} {beside}\n1. e2 {one} {two} e8 {three}\n{own line}\n"
      "2. e3 {two\nlines} e7\n{last}\n*\n";
  const std::string text = write_record(record_of(moves));
  BOOST_TEST(moves_of(text) == moves);
  BOOST_TEST(written_again(text) == text);
}

BOOST_AUTO_TEST_CASE(comments_without_moves) {
  Record record;
  record.comments = {{0, false, "a"}, {0, true, "b"}};
  BOOST_TEST(moves_of(write_record(record)) == "{a}\n{b}\n*\n");
}

// I11: what a record cannot hold is mended, the rest survives.
BOOST_AUTO_TEST_CASE(odd_characters) {
  Record record;
  record.light = "~[x]{y};%\"\\ \xd0\x96\xf0\x9f\x99\x82";
  record.dark = std::string("a\nb\0c\xff", 6);
  record.other_tags = {{"My Tag[1]", "v"}, {"", "w"}};
  record.comments = {{0, true, "a } b \r\n \x01"}};
  const std::string text = write_record(record);
  BOOST_TEST(first_fault(text) == std::string_view::npos);
  BOOST_TEST(written_again(text) == text);
  const Record again = record_of(text);
  BOOST_TEST(again.light == record.light);
  BOOST_TEST(again.dark == "a b c\xef\xbf\xbd");
  BOOST_TEST(again.other_tags[0].name == "My_Tag_1_");
  BOOST_TEST(again.other_tags[1].name == "_");
  BOOST_TEST(again.comments[0].text == "a ) b \n  ");
}

BOOST_AUTO_TEST_CASE(long_names) {
  Record record;
  record.light = std::string(10'000, 'n');
  BOOST_TEST(record_of(write_record(record)).light == record.light);
}

// A comment of a person is never taken for the check line.
BOOST_AUTO_TEST_CASE(a_comment_that_looks_like_a_check_line) {
  Record record;
  record.comments = {{0, true, "check: 0"}};
  BOOST_TEST(record_of(write_record(record)).comments[0].text == "check: 0");
  BOOST_TEST(read_record(write_autosave(record))->checked);
}

BOOST_AUTO_TEST_CASE(random_games_round_trip_byte_equal) {
  for (int seed = 0; seed < scaled(60); ++seed) {
    const Game game = random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed));
    const std::string text = written(game);
    const Record again = record_of(text);
    BOOST_TEST(write_record(again) == text);
    BOOST_TEST((Fingerprint(again.game).actions == Fingerprint(game).actions));
    BOOST_TEST(state(again.game) == state(game));
    BOOST_TEST((again.game.position() == game.position()));
    BOOST_TEST((again.game.draw_rules() == game.draw_rules()));
  }
}

// From any position on the way, with either side to move.
BOOST_AUTO_TEST_CASE(games_from_positions_round_trip) {
  for (int seed = 0; seed < scaled(20); ++seed) {
    const RuleSet rules = kRuleSets[seed % 2];
    const Game game = random_game(rules, static_cast<std::uint64_t>(seed));
    if (game.plies() < 4) continue;
    Game later(game.position_at(game.plies() / 2));
    for (int ply = game.plies() / 2; ply < game.plies(); ++ply) {
      (void)later.play(game.actions()[static_cast<std::size_t>(ply)]);
    }
    const std::string text = written(later);
    BOOST_TEST(written_again(text) == text);
    BOOST_TEST((record_of(text).game.start() == later.start()));
  }
}

// One rule: the number that the game began with, or that of the rules beside a position.
BOOST_AUTO_TEST_CASE(walls_are_those_of_a_start_or_of_the_rules) {
  const auto has = [](const char* line, const char* walls, bool has_position) {
    Record record;
    record.game = Game(at(line));
    const std::string text = write_record(record);
    return text.find(walls) != std::string::npos &&
           (text.find("[Position ") != std::string::npos) == has_position;
  };
  BOOST_TEST(has("e1 e9 10 10 light -", "[Walls \"10\"]", false));
  BOOST_TEST(has("e1 e9 3 3 light -", "[Walls \"3\"]", false));
  BOOST_TEST(has("e1 e9 3 0 light -", "[Walls \"10\"]", true));
  BOOST_TEST(has("e8 e2 0 0 light -", "[Walls \"10\"]", true));
  BOOST_TEST(has("e4 e5 3 3 light a1h,e5h", "[Walls \"10\"]", true));
}

BOOST_AUTO_TEST_SUITE_END()
