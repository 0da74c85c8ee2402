#include "engine/record/tokens.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;

namespace {

// All tokens, each as its kind's sign and its text, `/` before those that begin a line.
std::string all(std::string_view text) {
  constexpr const char* kSigns[] = {"tag:", "{", "", "bad:", "open:", "end"};
  Tokens tokens(text);
  std::string result;
  for (;;) {
    const Token token = tokens.next();
    if (token.kind == TokenKind::end) return result;
    if (!result.empty()) result += token.first_on_line ? " / " : " ";
    result += kSigns[static_cast<int>(token.kind)] + std::string(token.text);
  }
}

Token tag(std::string_view text) { return Tokens(text).next(); }

std::string place(std::string_view text, std::size_t at) {
  const Place p = place_of(text, at);
  return std::to_string(p.line) + ':' + std::to_string(p.column);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(record_tokens)

BOOST_AUTO_TEST_CASE(words_end_at_blanks_commas_and_brackets) {
  BOOST_TEST(all("").empty());
  BOOST_TEST(all(" \t\r\n,; ").empty());
  BOOST_TEST(all("1. e2 e8") == "1. e2 e8");
  BOOST_TEST(all("e2,e8;d4h") == "e2 e8 d4h");
  BOOST_TEST(all("e2\xc2\xa0"
                 "e8") == "e2 e8");
  BOOST_TEST(all("\xef\xbb\xbf"
                 "e2") == "e2");
  BOOST_TEST(all("e2{c}e8") == "e2 {c e8");
  BOOST_TEST(all("e2} ]e8") == "e2 } ] e8");
}

BOOST_AUTO_TEST_CASE(any_line_end_begins_a_line) {
  BOOST_TEST(all("e2\ne8\r\nd2\rd8") == "e2 / e8 / d2 / d8");
}

BOOST_AUTO_TEST_CASE(comments) {
  BOOST_TEST(all("{a {b} e2") == "{a {b e2");
  BOOST_TEST(all("{}") == "{");
  BOOST_TEST(all("e2 {never") == "e2 open:never");
}

BOOST_AUTO_TEST_CASE(tags) {
  const Token token = tag("  [ Light  \"An \\\"A\\\" \\\\ n\\t\" ] e2");
  BOOST_TEST((token.kind == TokenKind::tag));
  BOOST_TEST(token.name == "Light");
  BOOST_TEST(token.value == "An \"A\" \\ n\\t");
  BOOST_TEST(token.at == 2u);
  BOOST_TEST(token.value_at == 12u);
  BOOST_TEST(tag("[Date\"x\"]").value == "x");
}

BOOST_AUTO_TEST_CASE(broken_tags_are_the_rest_of_the_line) {
  for (const std::string_view text : {"[", "[]", "[Light]", "[Light Ann]", "[\"Ann\"]",
                                      "[Light \"Ann]", "[Light \"Ann\"", "[Light \"Ann\\\"]"}) {
    const Token token = tag(text);
    BOOST_TEST((token.kind == TokenKind::broken_tag));
    BOOST_TEST(token.text == text);
  }
  BOOST_TEST(all("[Light \"An\nn\"]") == "bad:[Light \"An / n\" ]");
}

BOOST_AUTO_TEST_CASE(a_word_can_be_looked_at_and_taken) {
  Tokens tokens("d 4 h\ne2");
  BOOST_TEST(tokens.next().text == "d");
  BOOST_TEST(tokens.peek_word() == "4");
  BOOST_TEST(tokens.peek_word() == "4");
  tokens.take(tokens.peek_word());
  tokens.take(tokens.peek_word());
  BOOST_TEST(tokens.peek_word().empty());
  BOOST_TEST(tokens.next().text == "e2");
}

BOOST_AUTO_TEST_CASE(places_count_lines_and_code_points) {
  BOOST_TEST(place("e2", 0) == "1:1");
  BOOST_TEST(place("e2 e8", 3) == "1:4");
  BOOST_TEST(place("a\nb\r\nc\rd", 2) == "2:1");
  BOOST_TEST(place("a\nb\r\nc\rd", 5) == "3:1");
  BOOST_TEST(place("a\nb\r\nc\rd", 7) == "4:1");
  BOOST_TEST(place("\xc3\xa9\xf0\x9f\x99\x82x", 6) == "1:3");
  BOOST_TEST(place("\xef\xbb\xbf"
                   "e2",
                   3) == "1:1");
  BOOST_TEST(place("\xef\xbb\xbf"
                   "e2",
                   0) == "1:1");
}

BOOST_AUTO_TEST_SUITE_END()
