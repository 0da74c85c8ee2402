#include "engine/record/tokens.h"

#include <algorithm>

#include "engine/record/utf8.h"

namespace pawnpath {
namespace {

constexpr std::string_view kMark = "\xef\xbb\xbf";
constexpr std::string_view kLineEnds = "\r\n";
// What may stand between words beside blanks and line ends.
constexpr std::string_view kSeparators = ",;";
// A word ends before these too.
constexpr std::string_view kStops = " \t\r\n,;{[}]";

// The length of the blank at the start of `text`: blank, tab, no-break space, mark; 0 when none.
std::size_t blank_length(std::string_view text) {
  for (const std::string_view blank :
       {std::string_view(" "), std::string_view("\t"), std::string_view("\xc2\xa0"), kMark}) {
    if (text.substr(0, blank.size()) == blank) return blank.size();
  }
  return 0;
}

bool contains(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

}  // namespace

Place place_of(std::string_view text, std::size_t at) {
  Place place{1, 1};
  std::size_t line_begin = text.substr(0, kMark.size()) == kMark ? kMark.size() : 0;
  for (std::size_t i = line_begin; i < at; ++i) {
    const bool ends =
        text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
    if (!ends) continue;
    ++place.line;
    line_begin = i + 1;
  }
  if (at > line_begin) {
    place.column += static_cast<int>(code_points(text.substr(line_begin, at - line_begin)));
  }
  return place;
}

Tokens::Tokens(std::string_view text) : text_(text) {}

std::size_t Tokens::skip_blanks(std::size_t at) const {
  for (std::size_t length = 1; at < text_.size() && length > 0; at += length) {
    length = blank_length(text_.substr(at));
  }
  return at;
}

// True when a line end was among them, or the text begins here.
bool Tokens::skip_separators() {
  bool new_line = at_ == 0;
  for (;;) {
    at_ = skip_blanks(at_);
    if (at_ == text_.size()) return new_line;
    if (contains(kLineEnds, text_[at_])) {
      new_line = true;
    } else if (!contains(kSeparators, text_[at_])) {
      return new_line;
    }
    ++at_;
  }
}

std::size_t Tokens::word_end(std::size_t at) const {
  while (at < text_.size() && !contains(kStops, text_[at]) && blank_length(text_.substr(at)) == 0) {
    ++at;
  }
  return at;
}

Token Tokens::next() {
  Token token;
  token.first_on_line = skip_separators();
  token.at = at_;
  if (at_ == text_.size()) return token;
  if (text_[at_] == '{') return comment(token);
  if (text_[at_] == '[') return tag(token);
  token.kind = TokenKind::word;
  const std::size_t end = std::max(word_end(at_), at_ + 1);
  token.text = text_.substr(at_, end - at_);
  at_ = end;
  return token;
}

std::string_view Tokens::peek_word() const {
  const std::size_t begin = skip_blanks(at_);
  return text_.substr(begin, word_end(begin) - begin);
}

void Tokens::take(std::string_view word) {
  at_ = static_cast<std::size_t>(word.data() - text_.data()) + word.size();
}

Token Tokens::comment(Token token) {
  const std::size_t end = text_.find('}', at_);
  token.kind = end == std::string_view::npos ? TokenKind::unclosed_comment : TokenKind::comment;
  token.text = text_.substr(at_ + 1, end == std::string_view::npos ? end : end - at_ - 1);
  at_ = end == std::string_view::npos ? text_.size() : end + 1;
  return token;
}

// `[Name "value"]`, blanks anywhere between the parts.
Token Tokens::tag(Token token) {
  const std::size_t name = skip_blanks(at_ + 1);
  const std::size_t name_end = std::min(text_.find_first_of(" \t\r\n\"[]", name), text_.size());
  std::size_t at = skip_blanks(name_end);
  if (name == name_end || at == text_.size() || text_[at] != '"') return broken(token);
  token.value_at = ++at;
  while (at < text_.size() && text_[at] != '"') {
    if (contains(kLineEnds, text_[at])) return broken(token);
    const bool escape = text_[at] == '\\' && at + 1 < text_.size() &&
                        (text_[at + 1] == '"' || text_[at + 1] == '\\');
    if (escape) ++at;
    token.value += text_[at++];
  }
  at = at < text_.size() ? skip_blanks(at + 1) : at;
  if (at == text_.size() || text_[at] != ']') return broken(token);
  token.kind = TokenKind::tag;
  token.name = text_.substr(name, name_end - name);
  token.text = text_.substr(token.at, at + 1 - token.at);
  at_ = at + 1;
  return token;
}

// The rest of the line.
Token Tokens::broken(Token token) {
  const std::size_t end = std::min(text_.find_first_of(kLineEnds, at_), text_.size());
  token.kind = TokenKind::broken_tag;
  token.text = text_.substr(at_, end - at_);
  at_ = end;
  return token;
}

}  // namespace pawnpath
