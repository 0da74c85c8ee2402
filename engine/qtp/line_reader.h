// Cuts a stream of bytes into lines without keeping more of a line than the protocol reads.
//
// The call that matters is add(), byte by byte. CR is dropped; LF ends a line.
#pragma once

#include <cstddef>
#include <string>

namespace pawnpath {

// Longer lines are refused whole.
inline constexpr std::size_t kMostLineBytes = std::size_t{1} << 16;

class LineReader {
 public:
  // True when `byte` ended a line: see line() and is_too_long(), then call next().
  bool add(char byte);
  void next();

  [[nodiscard]] const std::string& line() const { return line_; }
  // More bytes were read than line() holds.
  [[nodiscard]] bool is_too_long() const { return is_too_long_; }
  [[nodiscard]] bool is_empty() const { return line_.empty(); }

 private:
  std::string line_;
  bool is_too_long_ = false;
};

}  // namespace pawnpath
