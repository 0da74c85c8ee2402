// Writes records: UTF-8, LF, one final newline.
//
// The call that matters is write_record(). What it writes, read_record() reads to a record that is
// written with the same bytes. Files are the caller's affair.
#pragma once

#include <string>

#include "engine/record/record.h"

namespace pawnpath {

// Tags, a blank line, numbered pairs, the result. Characters that a record cannot hold are mended:
// line ends in tags and control characters become blanks, `}` in comments becomes `)`.
[[nodiscard]] std::string write_record(const Record& record);

// The same and the check line as its last line; see check_line.h.
[[nodiscard]] std::string write_autosave(const Record& record);

}  // namespace pawnpath
