// The tags of a record, judged: which game it is and from where it starts.
//
// The calls that matter are Header::add() for each tag and Header::begin() after the last one.
// Moves are the reader's.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/record/reader.h"
#include "engine/record/tokens.h"

namespace pawnpath {

// Why a tag is refused and where; the reader makes a RecordError of it.
struct HeaderError {
  RecordErrorCode code;
  std::size_t at;
  std::string token;
  std::vector<PositionFault> faults;
};

// In the order in which they are written.
enum class KnownTag : std::uint8_t {
  game,
  format,
  rules,
  board,
  walls,
  anchor,
  light,
  dark,
  date,
  position,
  draws,
  result,
  termination,
  count
};

class Header {
 public:
  // Precondition: the token is a tag.
  std::optional<HeaderError> add(const Token& tag);

  // Names, unknown tags and the start of the game; comments and actions are still missing.
  [[nodiscard]] Result<Record, HeaderError> begin() const;

  // What the tags Result and Termination say; nothing when they are missing. begin() has judged
  // them.
  struct Field {
    std::string value;  // as it was given
    std::string word;   // in small letters, without blanks at both ends
    std::size_t at = 0;
  };
  [[nodiscard]] const std::optional<Field>& field(KnownTag tag) const {
    return fields_[static_cast<std::size_t>(tag)];
  }

 private:
  std::array<std::optional<Field>, static_cast<std::size_t>(KnownTag::count)> fields_;
  std::vector<RecordTag> other_tags_;
};

}  // namespace pawnpath
