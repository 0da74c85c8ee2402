#include "engine/text/refusal_text.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "engine/text/action_text.h"
#include "tests/engine/played.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

// The sentence for an action that the position refuses.
std::string sentence(std::string_view line, std::string_view name) {
  const Position position = at(line);
  return refusal_sentence(why_not(position, act(name)), position, kSpoken);
}

Refusal refusal(RefusalCode code) { return {code, act("e4"), act("d4h"), Side::dark}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(text_refusal_text)

BOOST_AUTO_TEST_CASE(steps_name_square_pawn_and_wall) {
  const auto* const face_to_face = "e4 e5 10 9 light e5h";
  BOOST_TEST(sentence(face_to_face, "e4") ==
             "E 4: the Light pawn is there already, and standing still is no move.");
  BOOST_TEST(sentence(face_to_face, "e5") == "E 5: the Dark pawn is there.");
  BOOST_TEST(sentence("e4 e9 10 9 light d4h", "e5") ==
             "E 5: wall D 4 horizontal is in the way of the Light pawn.");
  BOOST_TEST(sentence("e4 e5 10 9 light d4h", "e6") ==
             "E 6: wall D 4 horizontal is between the pawns, so the Light pawn cannot pass.");
  BOOST_TEST(sentence(face_to_face, "e6") ==
             "E 6: wall E 5 horizontal is behind the Dark pawn, so there is no jump.");
  BOOST_TEST(sentence("e4 e5 10 10 light -", "d5") ==
             "D 5: the jump over the Dark pawn to E 6 is open, so no step to its side.");
  BOOST_TEST(sentence("e4 e5 10 8 light e5h,d5v", "d5") ==
             "D 5: wall D 5 vertical shuts that side of the Dark pawn.");
  BOOST_TEST(sentence("e4 e9 10 10 light -", "d5") ==
             "D 5 is diagonal: the Light pawn steps up, down, left or right.");
  BOOST_TEST(sentence("e4 e9 10 10 light -", "e7") ==
             "E 7 is too far: the Light pawn goes one square.");
}

BOOST_AUTO_TEST_CASE(walls_name_the_wall_or_the_side) {
  BOOST_TEST(sentence("e1 e9 0 9 light d4h", "a1h") == "Light has no walls left.");
  BOOST_TEST(sentence("e1 e9 10 9 light d4h", "d4v") ==
             "Wall D 4 vertical would cross wall D 4 horizontal.");
  BOOST_TEST(sentence("e1 e9 10 9 light d4h", "e4h") ==
             "Wall E 4 horizontal would overlap wall D 4 horizontal.");
  BOOST_TEST(sentence("e1 e9 10 9 light d4h", "d4h") ==
             "Wall D 4 horizontal is on the board already.");
  BOOST_TEST(sentence("a1 e9 9 9 light a2h", "b1v") ==
             "Wall B 1 vertical would leave the Light pawn no route to its goal.");
}

BOOST_AUTO_TEST_CASE(names_are_quoted_as_they_were_typed) {
  const Position position;
  BOOST_TEST(
      refusal_sentence({RefusalCode::not_a_name, {}, {}, Side::light}, position, kSpoken, "foo") ==
      "\"foo\" is no name. Squares are named like E 4, walls like D 4 H.");
  BOOST_TEST(refusal_sentence({RefusalCode::off_board, {}, {}, Side::light},
                              Position(RuleSet::passage), kWritten, "H8") ==
             "\"H8\" is outside the board. Its last square is g7, its last wall f6v.");
  BOOST_TEST(refusal_sentence({RefusalCode::off_board, act("i9"), {}, Side::light},
                              Position(RuleSet::passage), kWritten) ==
             "i9 is outside the board. Its last square is g7, its last wall f6v.");
}

BOOST_AUTO_TEST_CASE(the_turn_and_the_end) {
  const Position position;
  BOOST_TEST(refusal_sentence(refusal(RefusalCode::not_your_turn), position, kSpoken) ==
             "It is not your turn: Dark is to move.");
  BOOST_TEST(refusal_sentence(refusal(RefusalCode::game_over), position, kSpoken) ==
             "The game is over.");
  BOOST_TEST(refusal_sentence({RefusalCode::none, act("e2"), {}, Side::light}, position, kSpoken) ==
             "E 2 can be played.");
}

// D15, D16: no code is silent, and no two say the same.
BOOST_AUTO_TEST_CASE(every_code_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  constexpr int kCodes = static_cast<int>(RefusalCode::shuts_both) + 1;
  for (int code = 0; code < kCodes; ++code) {
    Refusal r = refusal(static_cast<RefusalCode>(code));
    if (r.code >= RefusalCode::no_walls) r.asked = act("e4h");
    if (r.code == RefusalCode::shuts_light) r.side = Side::light;
    const std::string text = refusal_sentence(r, Position(), kSpoken);
    BOOST_TEST(text.back() == '.');
    sentences.insert(text);
  }
  BOOST_TEST(sentences.size() == static_cast<std::size_t>(kCodes));
}

BOOST_AUTO_TEST_CASE(every_refusal_of_random_games_has_a_sentence) {
  for (int seed = 0; seed < scaled(8); ++seed) {
    play_random_game(kRuleSets[seed % 2], static_cast<std::uint64_t>(seed),
                     [](const Position& position, Action) {
                       for (int code = 0; code < 256; ++code) {
                         if (code > 80 && code < 128) continue;
                         const Action action =
                             code < 128 ? Action::step(Square{static_cast<std::uint8_t>(code)})
                                        : Action::wall(Slot{static_cast<std::uint8_t>(code & 63)},
                                                       kWallDirections[code >= 192]);
                         const Refusal r = why_not(position, action);
                         if (refusal_sentence(r, position, kSpoken).back() != '.')
                           BOOST_ERROR(code);
                         if (action.is_wall())
                           BOOST_REQUIRE(!wall_preview(position, action, kSpoken).empty());
                       }
                     });
  }
}

BOOST_AUTO_TEST_SUITE_END()
