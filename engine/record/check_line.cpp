#include "engine/record/check_line.h"

#include <cstddef>

namespace pawnpath {
namespace {

constexpr std::string_view kOpening = "{check: ";

std::string hexadecimal(std::uint64_t value) {
  std::string digits(16, '0');
  for (std::size_t i = 16; i-- > 0; value >>= 4)
    digits[i] = "0123456789abcdef"[value & 15];
  return digits;
}

}  // namespace

std::uint64_t fnv1a(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : bytes)
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

std::string check_line(std::string_view bytes) {
  return std::string(kOpening) + hexadecimal(fnv1a(bytes)) + "}\n";
}

CheckedText split_check_line(std::string_view bytes) {
  const std::size_t last = bytes.find_last_not_of(" \t\r\n");
  if (last == std::string_view::npos) return {bytes, CheckState::missing};
  const std::size_t before = bytes.find_last_of("\r\n", last);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view line = bytes.substr(begin, last + 1 - begin);
  if (line.substr(0, kOpening.size()) != kOpening) return {bytes, CheckState::missing};
  const std::string_view text = bytes.substr(0, begin);
  const std::string expected = check_line(text);
  const bool right = line == std::string_view(expected).substr(0, expected.size() - 1);
  return {text, right ? CheckState::right : CheckState::wrong};
}

}  // namespace pawnpath
