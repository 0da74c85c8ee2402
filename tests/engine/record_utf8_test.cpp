#include "engine/record/utf8.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;

namespace {

constexpr std::string_view kBroken[] = {"\x80",
                                        "\xc0\x80",
                                        "\xc3",
                                        "\xe0\x80\x80",
                                        "\xe2\x82",
                                        "\xed\xa0\x80",
                                        "\xf0\x80\x80\x80",
                                        "\xf4\x90\x80\x80",
                                        "\xf8\x88\x80\x80\x80",
                                        "\xff",
                                        "\xe2\x28\xa1"};

}  // namespace

BOOST_AUTO_TEST_SUITE(record_utf8)

BOOST_AUTO_TEST_CASE(whole_characters) {
  BOOST_TEST(utf8_length("a") == 1u);
  BOOST_TEST(utf8_length("\xc3\xa9") == 2u);
  BOOST_TEST(utf8_length("\xe2\x82\xac") == 3u);
  BOOST_TEST(utf8_length("\xed\x9f\xbf") == 3u);
  BOOST_TEST(utf8_length("\xf0\x9f\x99\x82") == 4u);
  BOOST_TEST(utf8_length("\xf4\x8f\xbf\xbf") == 4u);
}

BOOST_AUTO_TEST_CASE(broken_ones) {
  for (const std::string_view text : kBroken) {
    BOOST_TEST(utf8_length(text) == 0u);
    BOOST_TEST(first_fault("ab" + std::string(text)) == 2u);
  }
}

BOOST_AUTO_TEST_CASE(control_characters_are_no_text) {
  BOOST_TEST(first_fault("a\t\r\nb") == std::string_view::npos);
  BOOST_TEST(first_fault(std::string_view("a\0b", 3)) == 1u);
  BOOST_TEST(first_fault("a\x1b[1m") == 1u);
  BOOST_TEST(first_fault("\x7f") == 0u);
}

BOOST_AUTO_TEST_CASE(counting_and_cutting) {
  BOOST_TEST(code_points("") == 0u);
  BOOST_TEST(code_points("a\xc3\xa9\xf0\x9f\x99\x82") == 3u);
  BOOST_TEST(code_points("\xff\xff") == 2u);
  BOOST_TEST(shortened("abc", 3) == "abc");
  BOOST_TEST(shortened("a\xc3\xa9z", 2) == "a\xc3\xa9...");
}

BOOST_AUTO_TEST_CASE(mending) {
  BOOST_TEST(mended("a\r\nb\rc\n") == "a\nb\nc\n");
  BOOST_TEST(mended(std::string_view("a\0b\x1b", 4)) == "a b ");
  for (const std::string_view text : kBroken) {
    BOOST_TEST(first_fault(mended(text)) == std::string_view::npos);
  }
}

BOOST_AUTO_TEST_SUITE_END()
