// Any bytes as a record: an error with a place and a sentence, or a record that is written, read
// and written again with the same bytes.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record/reader.h"
#include "engine/record/utf8.h"
#include "engine/record/writer.h"
#include "engine/text/record_text.h"

using namespace pawnpath;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_error(const RecordError& error) {
  require(error.line >= 1 && error.column >= 1);
  const std::string sentence = record_error_sentence(error, kSpoken);
  require(!sentence.empty() && first_fault(sentence) == std::string::npos);
}

void check_record(const Record& record) {
  const std::string text = write_record(record);
  if (text.size() > kMostRecordBytes) return;
  const auto again = read_record(text);
  require(again.ok() && !again->more_games && write_record(again->record) == text);
  require(again->record.game.actions() == record.game.actions());
  require(again->record.game.outcome() == record.game.outcome());
  const auto saved = read_record(write_autosave(record));
  require(!saved.ok() || saved->checked);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = read_record({reinterpret_cast<const char*>(data), size});
  if (read) {
    check_record(read->record);
  } else {
    check_error(read.error());
  }
  return 0;
}
