// Short words for tests of records: what a text reads as.
//
// `outcome_of(text)` is the actions by name and what else is worth comparing, or the error as
// `code line:column token`.
#pragma once

#include <string>
#include <string_view>

#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "tests/engine/played.h"

namespace pawnpath::test {

[[nodiscard]] inline std::string_view name_of(RecordErrorCode code) {
  constexpr std::string_view kNames[] = {"too_big",
                                         "empty",
                                         "utf16",
                                         "not_text",
                                         "damaged",
                                         "unclosed_comment",
                                         "bad_tag",
                                         "duplicate_tag",
                                         "other_game",
                                         "other_format",
                                         "bad_rules",
                                         "bad_board",
                                         "bad_walls",
                                         "other_anchor",
                                         "bad_position",
                                         "bad_draws",
                                         "bad_result",
                                         "bad_termination",
                                         "refused",
                                         "wrong_number",
                                         "wrong_side",
                                         "after_end",
                                         "after_result",
                                         "too_many",
                                         "result_contradicts",
                                         "termination_contradicts",
                                         "missing_result"};
  return kNames[static_cast<std::size_t>(code)];
}

[[nodiscard]] inline std::string to_text(const RecordError& error) {
  std::string text = std::string(name_of(error.code)) + ' ' + std::to_string(error.line) + ':' +
                     std::to_string(error.column);
  if (!error.token.empty()) text += ' ' + error.token;
  if (error.code != RecordErrorCode::refused) return text;
  return text + " = " + std::string(code_name(error.refusal.code)) + ", move " +
         std::to_string(error.move) + (error.side == Side::light ? " light" : " dark");
}

// `e2 e8 d4h`, with `, more` when another game followed.
[[nodiscard]] inline std::string outcome_of(std::string_view text) {
  const auto read = read_record(text);
  if (!read) return to_text(read.error());
  std::string result;
  for (const Action action : read->record.game.actions()) {
    result += (result.empty() ? "" : " ") + to_string(action);
  }
  return result + (read->more_games ? ", more" : "");
}

// Precondition: the text is a record.
[[nodiscard]] inline Record record_of(std::string_view text) {
  const auto read = read_record(text);
  if (!read) throw std::invalid_argument(to_text(read.error()));
  return read->record;
}

[[nodiscard]] inline Record record_of_game(const Game& game) {
  Record record;
  record.game = game;
  return record;
}

// Reads what was written and writes it again.
[[nodiscard]] inline std::string written_again(const std::string& text) {
  return write_record(record_of(text));
}

}  // namespace pawnpath::test
