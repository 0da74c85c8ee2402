// Reads records and plain lists of moves.
//
// The call that matters is read_record(). It is forgiving in form (numbers and tags may be missing,
// any blanks and line ends, commas, upper case) and exact in errors: line, column, token, reason;
// all or nothing. Sentences for errors are engine/text's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/record.h"
#include "engine/rules/position_line.h"
#include "engine/rules/refusal.h"
#include "engine/rules/result.h"

namespace pawnpath {

enum class RecordErrorCode : std::uint8_t {
  // The text as a whole.
  too_big,   // more than 1 MiB
  empty,     // nothing but blanks
  utf16,     // begins with the mark of UTF-16
  not_text,  // broken UTF-8, or a control character
  damaged,   // the check line is wrong
  // Comments and tags; `token` is the tag or its value.
  unclosed_comment,
  bad_tag,
  duplicate_tag,
  other_game,
  other_format,
  bad_rules,
  bad_board,
  bad_walls,
  other_anchor,
  bad_position,  // see `faults`
  bad_draws,
  bad_result,
  bad_termination,
  // Moves; `move` and `side` say which.
  refused,  // see `refusal`: no name, off the board, or illegal in `position`
  wrong_number,
  wrong_side,
  after_end,     // the game had ended by the rules
  after_result,  // the result stood before it
  too_many,      // more than 5,000 actions
  // The end.
  result_contradicts,
  termination_contradicts,
  missing_result,  // the tags announce a result, and the text stops without one
};

struct RecordError {
  RecordErrorCode code = RecordErrorCode::empty;
  int line = 1;    // from 1
  int column = 1;  // code points, from 1
  std::string token;
  int move = 1;  // the number of the action that was to come, from 1
  Side side = Side::light;
  Refusal refusal;
  Position position;
  std::vector<PositionFault> faults;
};

struct ReadRecord {
  Record record;
  bool more_games = false;  // another game followed and was not read
  bool checked = false;     // it had a check line, and it was right
};

[[nodiscard]] Result<ReadRecord, RecordError> read_record(std::string_view bytes);

}  // namespace pawnpath
