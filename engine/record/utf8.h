// UTF-8 as far as the record needs it: is it whole, how many code points, and mending.
//
// The call that matters is first_fault(). Nothing here knows about records.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pawnpath {

// Bytes of the whole character at the start of `text`, 1 to 4; 0 when it is none (cut, overlong,
// a surrogate, beyond U+10FFFF). Precondition: !text.empty().
[[nodiscard]] std::size_t utf8_length(std::string_view text);

// Where the first byte is that is no text: broken UTF-8 or a control character other than tab and
// line ends; npos when there is none.
[[nodiscard]] std::size_t first_fault(std::string_view text);

// Code points in `text`, broken bytes counting one each.
[[nodiscard]] std::size_t code_points(std::string_view text);

// The first `most` code points, with `...` when there are more.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

// `text` with broken bytes as U+FFFD, line ends as LF and other control characters as blanks.
[[nodiscard]] std::string mended(std::string_view text);

}  // namespace pawnpath
