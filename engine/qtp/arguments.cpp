#include "engine/qtp/arguments.h"

#include <algorithm>
#include <charconv>

namespace pawnpath {
namespace {

// A number with more digits is no number of a command.
constexpr std::size_t kMostIdDigits = 10;

// Tabs as blanks, other control characters dropped, the comment cut off.
std::string cleaned(std::string_view line) {
  std::string result;
  for (const char c : line.substr(0, line.find('#'))) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t') {
      result += ' ';
    } else if (byte >= 0x20 && byte != 0x7f) {
      result += c;
    }
  }
  return result;
}

std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

bool is_id(std::string_view word) {
  return !word.empty() && word.size() <= kMostIdDigits &&
         word.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

CommandLine parse_line(std::string_view line) {
  CommandLine result;
  const std::string text = cleaned(line);
  std::string_view left = text;
  std::string_view word = take_word(left);
  if (is_id(word)) {
    result.id = word;
    word = take_word(left);
  }
  result.command = word;
  result.rest = trimmed(left);
  while (!(word = take_word(left)).empty())
    result.arguments.emplace_back(word);
  return result;
}

std::optional<std::int64_t> parse_number(std::string_view text, std::int64_t least,
                                         std::int64_t most) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end || number < least || number > most) return std::nullopt;
  return number;
}

std::optional<Side> parse_colour(std::string_view text) {
  std::string word(text);
  for (char& c : word) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  if (word == "light" || word == "white" || word == "w") return Side::light;
  if (word == "dark" || word == "black" || word == "b") return Side::dark;
  return std::nullopt;
}

std::string_view colour_name(Side side) { return side == Side::light ? "light" : "dark"; }

}  // namespace pawnpath
