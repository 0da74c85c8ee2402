#include "engine/text/record_text.h"

#include "engine/text/catalogue.h"
#include "engine/text/fault_text.h"
#include "engine/text/refusal_text.h"

namespace pawnpath {
namespace {

constexpr Message message_of(RecordErrorCode code) {
  constexpr Message kMessages[] = {
      Message::record_too_big,
      Message::record_empty,
      Message::record_utf16,
      Message::record_not_text,
      Message::record_damaged,
      Message::record_unclosed_comment,
      Message::record_bad_tag,
      Message::record_duplicate_tag,
      Message::record_other_game,
      Message::record_other_format,
      Message::record_bad_rules,
      Message::record_bad_board,
      Message::record_bad_walls,
      Message::record_other_anchor,
      Message::record_bad_position,
      Message::record_bad_draws,
      Message::record_bad_result,
      Message::record_bad_termination,
      Message::record_action,
      Message::record_wrong_number,
      Message::record_wrong_side,
      Message::record_after_end,
      Message::record_after_result,
      Message::record_too_many,
      Message::record_result_contradicts,
      Message::record_termination_contradicts,
      Message::record_missing_result,
  };
  static_assert(std::size(kMessages) ==
                static_cast<std::size_t>(RecordErrorCode::missing_result) + 1);
  return kMessages[static_cast<std::size_t>(code)];
}

std::string reason(const RecordError& error, Wording wording) {
  const Message message = message_of(error.code);
  switch (error.code) {
    case RecordErrorCode::refused:
      return say(message, {std::to_string(error.move), side_name(error.side), quotable(error.token),
                           refusal_sentence(error.refusal, error.position, wording)});
    case RecordErrorCode::bad_position:
      return say(message, {quotable(error.token), fault_sentences(error.faults, wording)});
    default:
      return say(message, {quotable(error.token), side_name(Side::dark)});
  }
}

// These concern the whole text; a line and a column would only distract.
bool has_place(RecordErrorCode code) {
  return code > RecordErrorCode::utf16 && code != RecordErrorCode::damaged;
}

}  // namespace

std::string record_error_sentence(const RecordError& error, Wording wording) {
  std::string sentence = reason(error, wording);
  if (!has_place(error.code)) return sentence;
  return say(Message::record_at,
             {std::to_string(error.line), std::to_string(error.column), sentence});
}

std::string more_games_sentence() { return say(Message::record_more_games); }

}  // namespace pawnpath
