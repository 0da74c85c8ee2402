#include "engine/text/fault_text.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "tests/engine/positions.h"

using namespace pawnpath;
using namespace pawnpath::test;

namespace {

std::string faults(std::string_view line) {
  const auto position = parse_position(line, RuleSet::standard);
  return position ? std::string() : fault_sentences(position.error(), kSpoken);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_fault_text)

BOOST_AUTO_TEST_CASE(sentences_name_what_is_wrong) {
  BOOST_TEST(faults("k1 e9 10 10 light -") ==
             "\"k1\" is no square of this board, for the Light pawn.");
  BOOST_TEST(faults("e1 e9 10 x light -") == "\"x\" is no number of walls, for Dark.");
  BOOST_TEST(faults("e1 e9 10 10 red -") == "\"red\" is no turn: it is light or dark.");
  BOOST_TEST(faults("e1 e9 10 10 light k1h") == "\"k1h\" is no wall of this board.");
  BOOST_TEST(faults("e1 e9 11 10 light -") == "Light has more walls in hand than the rules give.");
  BOOST_TEST(faults("e1 e9 10 10 light d4h") ==
             "The walls on the board and in hand are 21 together; the rules give 20.");
  BOOST_TEST(faults("e5 e5 10 10 light -") == "Both pawns are on one square.");
  BOOST_TEST(faults("e9 e5 10 10 light -") == "The Light pawn is on its goal edge already.");
  BOOST_TEST(faults("e1 e9 8 10 light d4h,e4h") ==
             "Wall E 4 horizontal overlaps wall D 4 horizontal.");
  BOOST_TEST(faults("e1 e9 8 10 light d4h,d4h") == "Wall D 4 horizontal is given twice.");
  BOOST_TEST(faults("e1 e9 8 10 light d4h,d4v") ==
             "Wall D 4 vertical crosses wall D 4 horizontal.");
  BOOST_TEST(faults("a1 e9 8 10 light a2h,b1v") == "The Light pawn has no route to its goal.");
}

BOOST_AUTO_TEST_CASE(many_faults_are_cut_short) {
  const std::string text = faults("e1 e9 0 0 light d4h,d4h,d4h,d4h,d4h,d4h,d4h,d4h");
  std::string expected;
  for (int i = 0; i < 4; ++i) {
    expected += (i == 0 ? "" : " ") + std::string("Wall D 4 horizontal is given twice.");
  }
  BOOST_TEST(text == expected);
}

BOOST_AUTO_TEST_CASE(every_code_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  constexpr int kCodes = static_cast<int>(PositionFaultCode::no_route) + 1;
  for (int code = 0; code < kCodes; ++code) {
    sentences.insert(fault_sentence(
        {static_cast<PositionFaultCode>(code), "x", Side::light, act("d4h"), act("e4h")},
        kWritten));
  }
  BOOST_TEST(sentences.size() == static_cast<std::size_t>(kCodes));
}

BOOST_AUTO_TEST_SUITE_END()
