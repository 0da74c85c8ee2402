#include "engine/record/move_reader.h"

#include <algorithm>

#include "engine/record/utf8.h"
#include "engine/rules/notation.h"

namespace pawnpath {
namespace {

using Code = RecordErrorCode;

// What an error quotes of a long word.
constexpr std::size_t kMostQuoted = 40;
constexpr std::string_view kResults[] = {"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::string_view kEllipsis = "\xe2\x80\xa6";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_direction(std::string_view text) {
  return text.size() == 1 && std::string_view("hHvV").find(text[0]) != std::string_view::npos;
}

std::size_t count_digits(std::string_view text) {
  return std::min(text.find_first_not_of("0123456789"), text.size());
}

// Bytes of the dots at the start of `text`; an ellipsis counts as dots.
std::size_t dots_length(std::string_view text) {
  std::size_t length = 0;
  for (;;) {
    if (text.substr(length, 1) == ".") {
      ++length;
    } else if (text.substr(length, kEllipsis.size()) == kEllipsis) {
      length += kEllipsis.size();
    } else {
      return length;
    }
  }
}

bool is_result(std::string_view word) {
  return std::find(std::begin(kResults), std::end(kResults), word) != std::end(kResults);
}

// `4`, `4h`, `10V`: what may follow the letter of a name that is written apart.
bool is_rest_of_name(std::string_view word) {
  const std::size_t digits = count_digits(word);
  if (digits == 0 || digits > 2) return false;
  return digits == word.size() || is_direction(word.substr(digits));
}

// 0 for a number that no record reaches.
int small_number(std::string_view digits) {
  int number = 0;
  for (const char c : digits) {
    if (number > kMostActions) return 0;
    number = number * 10 + (c - '0');
  }
  return number;
}

}  // namespace

Result<ReadRecord, RecordError> MoveReader::read() {
  while (!done_ && !error_) {
    const Token token = tokens_.next();
    if (token.kind == TokenKind::end) break;
    read_token(token);
  }
  if (!error_) finish();
  if (error_) return Failure<RecordError>{*error_};
  return std::move(read_);
}

void MoveReader::read_token(const Token& token) {
  switch (token.kind) {
    case TokenKind::tag:
      return read_tag(token);
    case TokenKind::comment:
      return read_comment(token);
    case TokenKind::word:
      return read_word(token);
    case TokenKind::broken_tag:
      return refuse(Code::bad_tag, token.at, token.text);
    case TokenKind::unclosed_comment:
      return refuse(Code::unclosed_comment, token.at, "{");
    case TokenKind::end:
      return;
  }
}

void MoveReader::read_tag(const Token& token) {
  any_ = true;
  if (result_ || game().plies() > 0) {
    begin_other_game();
  } else if (moves_begun_) {
    refuse(Code::bad_tag, token.at, token.text);
  } else if (const auto error = header_.add(token)) {
    refuse(*error);
  }
}

void MoveReader::read_comment(const Token& token) {
  comments_.push_back({game().plies(), token.first_on_line, mended(token.text)});
}

// A number, dots and an action may hang together: `1.e2`, `1...e8`.
void MoveReader::read_word(const Token& token) {
  any_ = true;
  if (result_) return read_after_result(token.text, token.at);
  if (!moves_begun_ && !begin_moves()) return;
  std::string_view word = token.text;
  while (!word.empty() && !done_ && !error_) {
    const std::size_t at = token.at + (token.text.size() - word.size());
    const std::size_t digits = count_digits(word);
    const std::size_t dots = dots_length(word.substr(digits));
    if (is_result(word)) {
      result_ = Stated{word, at};
      return;
    }
    if (dots == 0 && (digits == 0 || digits < word.size())) return read_action(word, at);
    if (digits > 0) read_number(word.substr(0, digits), at);
    if (dots > 1 && !done_ && !error_) read_dots(word.substr(0, digits + dots), at);
    word.remove_prefix(digits + dots);
  }
}

void MoveReader::read_after_result(std::string_view word, std::size_t at) {
  const std::size_t digits = count_digits(word);
  const bool numbered = small_number(word.substr(0, digits)) == 1 && !is_result(word);
  if (numbered && (digits == word.size() || dots_length(word.substr(digits)) > 0)) {
    begin_other_game();
  } else {
    refuse(Code::after_result, at, word);
  }
}

void MoveReader::read_number(std::string_view digits, std::size_t at) {
  const int number = small_number(digits);
  if (number_fits(number)) return;
  if (number == 1 && game().plies() > 0) return begin_other_game();
  refuse(Code::wrong_number, at, digits);
}

// A number counts the pairs; or the actions, where every action so far has had its own.
bool MoveReader::number_fits(int number) {
  const int plies = game().plies();
  const int skipped = game().start().turn() == Side::dark ? 1 : 0;
  const bool counts_pairs = number == (plies + skipped) / 2 + 1;
  const bool counts_actions = number == plies + 1 && actions_numbered_ == plies;
  if (counts_actions) ++actions_numbered_;
  return counts_pairs || counts_actions;
}

// Three dots stand for Light's action where Dark is to move.
void MoveReader::read_dots(std::string_view dots, std::size_t at) {
  if (game().position().turn() == Side::light) refuse(Code::wrong_side, at, dots);
}

void MoveReader::read_action(std::string_view word, std::size_t at) {
  const std::string name = joined(word);
  const auto action = parse_action(name, game().start().rules());
  const Refusal refusal = action ? game().play(*action) : action.error();
  if (refusal.refused()) refuse_action(refusal, at, name);
}

// The word, and what belongs to its name after a blank: `d 4 h`, `D4 H`.
std::string MoveReader::joined(std::string_view word) {
  std::string name(word);
  const auto take_if = [&](bool belongs, std::string_view next) {
    if (!belongs) return;
    tokens_.take(next);
    name += next;
  };
  if (name.size() == 1 && is_letter(name[0])) {
    const std::string_view next = tokens_.peek_word();
    take_if(is_rest_of_name(next), next);
  }
  if (is_letter(name[0]) && is_digit(name.back())) {
    const std::string_view next = tokens_.peek_word();
    take_if(is_direction(next), next);
  }
  return name;
}

bool MoveReader::begin_moves() {
  auto record = header_.begin();
  moves_begun_ = true;
  if (!record) {
    refuse(record.error());
    return false;
  }
  read_.record = std::move(record.value());
  return true;
}

void MoveReader::begin_other_game() {
  read_.more_games = true;
  done_ = true;
}

void MoveReader::finish() {
  if (!any_) return refuse(Code::empty, 0, {});
  if (!moves_begun_ && !begin_moves()) return;
  if (header_.field(KnownTag::result) && !result_) {
    return refuse(Code::missing_result, text_.size(), {});
  }
  resign_as_stated();
  if (!error_) compare_result();
  read_.record.comments = std::move(comments_);
}

// Nothing but the tag says that somebody resigned, and nothing but the result who did.
void MoveReader::resign_as_stated() {
  const auto& termination = header_.field(KnownTag::termination);
  if (!termination || termination->word != "resign") return;
  const auto& tag = header_.field(KnownTag::result);
  const std::string_view result = result_ ? result_->word : tag ? std::string_view(tag->word) : "*";
  const bool decided = result == "1-0" || result == "0-1";
  const Side loser = result == "1-0" ? Side::dark : Side::light;
  if (!decided || !game().resign(loser)) {
    refuse(Code::termination_contradicts, termination->at, termination->value);
  }
}

void MoveReader::compare_result() {
  const std::string_view actual = result_token(game().outcome());
  if (result_ && result_->word != actual) {
    return refuse(Code::result_contradicts, result_->at, result_->word);
  }
  const auto& tag = header_.field(KnownTag::result);
  if (tag && tag->word != actual) return refuse(Code::result_contradicts, tag->at, tag->value);
  const auto& termination = header_.field(KnownTag::termination);
  if (termination && termination->word != termination_name(game().termination())) {
    refuse(Code::termination_contradicts, termination->at, termination->value);
  }
}

void MoveReader::refuse(RecordErrorCode code, std::size_t at, std::string_view token) {
  const Place place = place_of(text_, at);
  RecordError error;
  error.code = code;
  error.line = place.line;
  error.column = place.column;
  error.token = shortened(token, kMostQuoted);
  error.move = game().plies() + 1;
  error.side = game().position().turn();
  error.position = game().position();
  error_ = error;
}

void MoveReader::refuse(const HeaderError& error) {
  refuse(error.code, error.at, error.token);
  error_->faults = error.faults;
}

void MoveReader::refuse_action(const Refusal& refusal, std::size_t at, std::string_view token) {
  const bool over = refusal.code == RefusalCode::game_over;
  const bool bound = game().termination() == Termination::unfinished;
  refuse(!over ? Code::refused : bound ? Code::too_many : Code::after_end, at, token);
  error_->refusal = refusal;
}

}  // namespace pawnpath
