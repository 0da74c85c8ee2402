// The words of a record: tags, comments, words and where they stand.
//
// The call that matters is Tokens::next(). It knows the form of a record, not what it means; the
// reader judges words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace pawnpath {

enum class TokenKind : std::uint8_t {
  tag,
  comment,
  word,
  broken_tag,
  unclosed_comment,
  end,
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t at = 0;     // offset of its first byte
  std::string_view text;  // as it stands in the record
  bool first_on_line = false;
  // Tags only.
  std::string_view name;
  std::string value;         // escapes resolved
  std::size_t value_at = 0;  // offset of the value's first byte
};

// Line and column of a byte, both from 1, columns in code points; a mark at the beginning of the
// text does not count.
struct Place {
  int line;
  int column;
};
[[nodiscard]] Place place_of(std::string_view text, std::size_t at);

class Tokens {
 public:
  // Precondition: first_fault(text) is npos. `text` outlives the tokens.
  explicit Tokens(std::string_view text);

  [[nodiscard]] Token next();
  // The next word, only if it follows after nothing but blanks in the same line; it is not
  // consumed before take() is called with it.
  [[nodiscard]] std::string_view peek_word() const;
  void take(std::string_view word);

 private:
  [[nodiscard]] std::size_t skip_blanks(std::size_t at) const;
  bool skip_separators();
  [[nodiscard]] std::size_t word_end(std::size_t at) const;
  Token comment(Token token);
  Token tag(Token token);
  Token broken(Token token);

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace pawnpath
