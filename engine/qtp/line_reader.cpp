#include "engine/qtp/line_reader.h"

namespace pawnpath {

bool LineReader::add(char byte) {
  if (byte == '\n') return true;
  if (byte == '\r' || is_too_long_) return false;
  if (line_.size() == kMostLineBytes) {
    is_too_long_ = true;
  } else {
    line_ += byte;
  }
  return false;
}

void LineReader::next() {
  line_.clear();
  is_too_long_ = false;
}

}  // namespace pawnpath
