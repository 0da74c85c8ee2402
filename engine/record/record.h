// A record: one game with its tags and comments, as the text file holds it.
//
// Record is a plain value; reader.h makes it from text, writer.h turns it into text. What the tags
// Rules, Board, Walls, Position, Draws, Result and Termination say is in `game`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/game.h"

namespace pawnpath {

inline constexpr std::size_t kMostRecordBytes = std::size_t{1} << 20;

// A tag that the program does not know; kept as it is, after the known ones.
struct RecordTag {
  std::string name;
  std::string value;
  friend bool operator==(const RecordTag&, const RecordTag&) = default;
};

// A comment and where it stands: after `plies` actions, in a line of its own or in theirs.
struct RecordComment {
  int plies = 0;
  bool own_line = false;
  std::string text;
  friend bool operator==(const RecordComment&, const RecordComment&) = default;
};

// How a record writes a name or day that is not known.
inline constexpr std::string_view kUnknownValue = "?";

struct Record {
  Game game = Game();
  // Names of the players and the day (`YYYY-MM-DD`); empty when not known.
  std::string light;
  std::string dark;
  std::string date;
  std::vector<RecordTag> other_tags;
  std::vector<RecordComment> comments;  // by plies
};

// `1-0`, `0-1`, `1/2-1/2` or `*`.
[[nodiscard]] std::string_view result_token(Outcome outcome);

// `goal`, `repetition`, `plies`, `resign` or `unfinished`.
[[nodiscard]] std::string_view termination_name(Termination termination);

// `both`, `repetition`, `plies` or `none`.
[[nodiscard]] std::string_view draws_name(DrawRules draws);

// The start of a game in which each side has `walls` walls in hand.
[[nodiscard]] Position start_with_walls(RuleSet rules, int walls);

}  // namespace pawnpath
