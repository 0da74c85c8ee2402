#include "engine/record/header.h"

#include <algorithm>

namespace pawnpath {
namespace {

constexpr std::string_view kTagNames[] = {
    "game", "format", "rules",    "board", "walls",  "anchor",      "light",
    "dark", "date",   "position", "draws", "result", "termination",
};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

// Without blanks at both ends.
std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

// Judges one tag after the other and remembers the first fault.
class Judge {
 public:
  explicit Judge(const Header& header) : header_(header) {}

  Result<Position, HeaderError> start() {
    expect(KnownTag::game, {"pawn path"}, RecordErrorCode::other_game);
    expect(KnownTag::format, {"1"}, RecordErrorCode::other_format);
    const RuleSet rules = rule_set();
    const int walls = wall_number(rules);
    expect(KnownTag::anchor, {"lower-left"}, RecordErrorCode::other_anchor);
    expect(KnownTag::draws, {"both", "repetition", "plies", "none"}, RecordErrorCode::bad_draws);
    expect(KnownTag::result, {"1-0", "0-1", "1/2-1/2", "*"}, RecordErrorCode::bad_result);
    expect(KnownTag::termination, {"goal", "repetition", "plies", "resign", "unfinished"},
           RecordErrorCode::bad_termination);
    const Position position = start_position(rules, walls);
    if (error_) return Failure<HeaderError>{*error_};
    return position;
  }

 private:
  [[nodiscard]] std::string value(KnownTag tag) const {
    const auto& field = header_.field(tag);
    return field ? field->word : std::string();
  }

  void refuse(KnownTag tag, RecordErrorCode code, std::vector<PositionFault> faults = {}) {
    const Header::Field& field = *header_.field(tag);
    if (!error_) error_ = HeaderError{code, field.at, field.value, std::move(faults)};
  }

  void expect(KnownTag tag, std::initializer_list<std::string_view> values, RecordErrorCode code) {
    if (!header_.field(tag)) return;
    if (std::find(values.begin(), values.end(), value(tag)) == values.end()) refuse(tag, code);
  }

  // Rules decides; without it the board does.
  RuleSet rule_set() {
    expect(KnownTag::rules, {"standard", "passage"}, RecordErrorCode::bad_rules);
    expect(KnownTag::board, {"9x9", "7x7"}, RecordErrorCode::bad_board);
    const bool has_rules = header_.field(KnownTag::rules).has_value();
    const bool small_board = value(KnownTag::board) == "7x7";
    const bool passage = has_rules ? value(KnownTag::rules) == "passage" : small_board;
    if (header_.field(KnownTag::board) && small_board != passage) {
      refuse(KnownTag::board, RecordErrorCode::bad_board);
    }
    return passage ? RuleSet::passage : RuleSet::standard;
  }

  int wall_number(RuleSet rules) {
    const int most = board(rules).walls;
    if (!header_.field(KnownTag::walls)) return most;
    const std::string text = value(KnownTag::walls);
    for (int walls = 0; walls <= most; ++walls) {
      if (text == std::to_string(walls)) return walls;
    }
    refuse(KnownTag::walls, RecordErrorCode::bad_walls);
    return most;
  }

  Position start_position(RuleSet rules, int walls) {
    const auto& field = header_.field(KnownTag::position);
    if (!field) return start_with_walls(rules, walls);
    const auto position = parse_position(field->value, rules);
    if (position) return *position;
    refuse(KnownTag::position, RecordErrorCode::bad_position, position.error());
    return Position(rules);
  }

  const Header& header_;
  std::optional<HeaderError> error_;
};

DrawRules draw_rules(const std::optional<Header::Field>& field) {
  if (!field) return {};
  const bool both = field->word == "both";
  return {both || field->word == "repetition", both || field->word == "plies"};
}

// Empty for what the record does not know.
std::string text_of_field(const std::optional<Header::Field>& field) {
  return field && field->value != kUnknownValue ? field->value : std::string();
}

}  // namespace

std::optional<HeaderError> Header::add(const Token& tag) {
  const auto* const known = std::find(std::begin(kTagNames), std::end(kTagNames), lower(tag.name));
  if (known == std::end(kTagNames)) {
    other_tags_.push_back({std::string(tag.name), tag.value});
    return std::nullopt;
  }
  auto& field = fields_[static_cast<std::size_t>(known - std::begin(kTagNames))];
  if (field) {
    return HeaderError{RecordErrorCode::duplicate_tag, tag.at, std::string(tag.name), {}};
  }
  field = Field{tag.value, lower(trimmed(tag.value)), tag.value_at};
  return std::nullopt;
}

Result<Record, HeaderError> Header::begin() const {
  const auto start = Judge(*this).start();
  if (!start) return Failure<HeaderError>{start.error()};
  Record record;
  record.game = Game(*start, draw_rules(field(KnownTag::draws)));
  record.light = text_of_field(field(KnownTag::light));
  record.dark = text_of_field(field(KnownTag::dark));
  record.date = text_of_field(field(KnownTag::date));
  record.other_tags = other_tags_;
  return record;
}

}  // namespace pawnpath
