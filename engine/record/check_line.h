// The check line of an autosave: `{check: 0123456789abcdef}`, the last line of the file.
//
// The call that matters is split_check_line(). The check is the 64-bit FNV-1a hash (Fowler, Noll,
// Vo) of all bytes before the line, in sixteen small hexadecimal digits: it finds a file cut or
// overwritten by accident, and is no protection against a person.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pawnpath {

[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes);

// The line with its final newline, for a file that begins with `bytes`.
[[nodiscard]] std::string check_line(std::string_view bytes);

enum class CheckState : std::uint8_t { missing, right, wrong };

struct CheckedText {
  std::string_view text;  // what stands before the line
  CheckState state;
};

// Takes the check line off, when the last line that is not blank is one.
[[nodiscard]] CheckedText split_check_line(std::string_view bytes);

}  // namespace pawnpath
