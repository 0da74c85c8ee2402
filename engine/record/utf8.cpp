#include "engine/record/utf8.h"

#include <algorithm>
#include <cstdint>

namespace pawnpath {
namespace {

unsigned char byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

bool is_control(unsigned char c) {
  return (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7f;
}

// The length that the first byte announces; 0 when no character begins with it.
std::size_t announced_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

// The second byte's range is narrower after some first bytes: no overlong forms, no surrogates,
// nothing beyond U+10FFFF.
bool fits_second(unsigned char first, unsigned char second) {
  const unsigned char low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  const unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  return second >= low && second <= high;
}

// Whole characters or single broken bytes, one at a time.
std::size_t step(std::string_view text) { return std::max<std::size_t>(utf8_length(text), 1); }

}  // namespace

std::size_t utf8_length(std::string_view text) {
  const unsigned char first = byte_at(text, 0);
  const std::size_t length = announced_length(first);
  if (length == 0 || length > text.size()) return 0;
  if (length > 1 && !fits_second(first, byte_at(text, 1))) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if ((byte_at(text, i) & 0xc0) != 0x80) return 0;
  }
  return length;
}

std::size_t first_fault(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text.substr(at));
    if (length == 0 || is_control(byte_at(text, at))) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::size_t code_points(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); text.remove_prefix(step(text)))
    ++count;
  return count;
}

std::string shortened(std::string_view text, std::size_t most) {
  std::size_t size = 0;
  for (std::size_t i = 0; i < most && size < text.size(); ++i)
    size += step(text.substr(size));
  std::string result(text.substr(0, size));
  return size < text.size() ? result + "..." : result;
}

std::string mended(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      result += "\xef\xbf\xbd";
    } else if (text[0] == '\r') {
      if (text.size() == 1 || text[1] != '\n') result += '\n';
    } else if (is_control(byte_at(text, 0))) {
      result += ' ';
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(step(text));
  }
  return result;
}

}  // namespace pawnpath
