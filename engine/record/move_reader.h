// Reads the words of a record into a game: tags first, then numbers, actions, comments, result.
//
// The call that matters is read(), once. The text is whole UTF-8 without a check line: see
// reader.h, which is the way in.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/header.h"
#include "engine/record/reader.h"
#include "engine/record/tokens.h"

namespace pawnpath {

class MoveReader {
 public:
  explicit MoveReader(std::string_view text) : text_(text), tokens_(text) {}

  [[nodiscard]] Result<ReadRecord, RecordError> read();

 private:
  // The text in order. Each sets error_ when it refuses, or done_ where another game begins.
  void read_token(const Token& token);
  void read_tag(const Token& token);
  void read_comment(const Token& token);
  void read_word(const Token& token);
  void read_after_result(std::string_view word, std::size_t at);
  void read_number(std::string_view digits, std::size_t at);
  [[nodiscard]] bool number_fits(int number);
  void read_dots(std::string_view dots, std::size_t at);
  void read_action(std::string_view word, std::size_t at);
  [[nodiscard]] std::string joined(std::string_view word);

  // The start and the end.
  bool begin_moves();
  void begin_other_game();
  void finish();
  void resign_as_stated();
  void compare_result();

  // Errors.
  void refuse(RecordErrorCode code, std::size_t at, std::string_view token);
  void refuse(const HeaderError& error);
  void refuse_action(const Refusal& refusal, std::size_t at, std::string_view token);

  [[nodiscard]] Game& game() { return read_.record.game; }

  // A result word and where it stands.
  struct Stated {
    std::string_view word;
    std::size_t at;
  };

  std::string_view text_;
  Tokens tokens_;
  Header header_;
  ReadRecord read_;
  std::vector<RecordComment> comments_;
  int actions_numbered_ = 0;  // how many, as long as numbers may count the actions
  bool any_ = false;          // there was a tag or a word
  bool moves_begun_ = false;  // read_.record.game has its start
  bool done_ = false;
  std::optional<Stated> result_;
  std::optional<RecordError> error_;
};

}  // namespace pawnpath
