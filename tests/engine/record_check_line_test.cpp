#include "engine/record/check_line.h"

#include <boost/test/unit_test.hpp>

using namespace pawnpath;

namespace {

CheckState state(const std::string& bytes) { return split_check_line(bytes).state; }

}  // namespace

BOOST_AUTO_TEST_SUITE(record_check_line)

// The published values of the 64-bit FNV-1a hash.
BOOST_AUTO_TEST_CASE(the_hash_is_fnv1a) {
  BOOST_TEST(fnv1a("") == 0xcbf29ce484222325u);
  BOOST_TEST(fnv1a("a") == 0xaf63dc4c8601ec8cu);
  BOOST_TEST(fnv1a("foobar") == 0x85944171f73967e8u);
}

BOOST_AUTO_TEST_CASE(a_line_that_was_written_is_right) {
  const std::string text = "1. e2\n*\n";
  const std::string line = check_line(text);
  BOOST_TEST(line.size() == 26u);
  BOOST_TEST((state(text + line) == CheckState::right));
  BOOST_TEST(split_check_line(text + line).text == text);
  // Without its newline, or with blank lines behind it.
  BOOST_TEST((state(text + line.substr(0, 25)) == CheckState::right));
  BOOST_TEST((state(text + line + "\n\n") == CheckState::right));
}

BOOST_AUTO_TEST_CASE(a_missing_line) {
  BOOST_TEST((state("") == CheckState::missing));
  BOOST_TEST((state("1. e2\n*\n") == CheckState::missing));
  BOOST_TEST((state("{check: 1}\n1. e2\n*\n") == CheckState::missing));
}

BOOST_AUTO_TEST_CASE(any_changed_byte_is_seen) {
  const std::string text = "1. e2 e8\n*\n";
  const std::string whole = text + check_line(text);
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = whole;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    BOOST_TEST((state(changed) != CheckState::right));
  }
  BOOST_TEST((state("*\n{check: }\n") == CheckState::wrong));
  BOOST_TEST((state("*\n{check: 0123456789abcdef\n") == CheckState::wrong));
}

BOOST_AUTO_TEST_SUITE_END()
