#include "engine/qtp/line_reader.h"

#include <boost/test/unit_test.hpp>
#include <vector>

using namespace pawnpath;

namespace {

// The lines of a text, and what is left at its end.
std::vector<std::string> lines_of(const std::string& bytes) {
  LineReader reader;
  std::vector<std::string> lines;
  for (const char byte : bytes) {
    if (!reader.add(byte)) continue;
    lines.push_back(reader.line());
    reader.next();
  }
  lines.push_back(reader.line());
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(qtp_line_reader)

// J06: CR LF and LF are the same.
BOOST_AUTO_TEST_CASE(line_ends) {
  const std::vector<std::string> expected = {"name", "", "quit", "rest"};
  BOOST_TEST((lines_of("name\n\nquit\nrest") == expected));
  BOOST_TEST((lines_of("name\r\n\r\nquit\r\nrest\r") == expected));
}

BOOST_AUTO_TEST_CASE(long_lines_are_not_kept_whole) {
  LineReader reader;
  for (std::size_t i = 0; i < kMostLineBytes; ++i)
    BOOST_REQUIRE(!reader.add('x'));
  BOOST_TEST(!reader.is_too_long());
  for (int i = 0; i < 1000; ++i)
    BOOST_REQUIRE(!reader.add('x'));
  BOOST_TEST(reader.is_too_long());
  BOOST_TEST(reader.line().size() == kMostLineBytes);
  BOOST_TEST(reader.add('\n'));
  reader.next();
  BOOST_TEST(reader.is_empty());
  BOOST_TEST(!reader.is_too_long());
}

BOOST_AUTO_TEST_SUITE_END()
