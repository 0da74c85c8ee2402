#include "engine/record/reader.h"

#include <optional>

#include "engine/record/check_line.h"
#include "engine/record/header.h"
#include "engine/record/move_reader.h"
#include "engine/record/tokens.h"
#include "engine/record/utf8.h"

namespace pawnpath {
namespace {

using Code = RecordErrorCode;

// A fault of the text as a whole, and where it is.
struct TextFault {
  Code code;
  std::size_t at;
};

bool is_utf16(std::string_view bytes) {
  const std::string_view mark = bytes.substr(0, 2);
  return mark == "\xff\xfe" || mark == "\xfe\xff";
}

std::optional<TextFault> text_fault(std::string_view bytes) {
  if (bytes.size() > kMostRecordBytes) return TextFault{Code::too_big, 0};
  if (is_utf16(bytes)) return TextFault{Code::utf16, 0};
  const std::size_t at = first_fault(bytes);
  if (at != std::string_view::npos) return TextFault{Code::not_text, at};
  return std::nullopt;
}

}  // namespace

Result<ReadRecord, RecordError> read_record(std::string_view bytes) {
  if (const auto fault = text_fault(bytes)) {
    const Place place = fault->at == 0 ? Place{1, 1} : place_of(bytes, fault->at);
    RecordError error;
    error.code = fault->code;
    error.line = place.line;
    error.column = place.column;
    return Failure<RecordError>{error};
  }
  const CheckedText checked = split_check_line(bytes);
  if (checked.state == CheckState::wrong) {
    RecordError error;
    error.code = Code::damaged;
    error.line = place_of(bytes, checked.text.size()).line;
    return Failure<RecordError>{error};
  }
  auto result = MoveReader(checked.text).read();
  if (result) result.value().checked = checked.state == CheckState::right;
  return result;
}

}  // namespace pawnpath
