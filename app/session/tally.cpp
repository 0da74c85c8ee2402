#include "app/session/tally.h"

#include <algorithm>
#include <charconv>

#include "app/session/level_key.h"
#include "app/session/level_words.h"
#include "app/session/phrases.h"

namespace pawnpath::app {
namespace {

constexpr int kMost = 1000000;
constexpr std::string_view kBlanks = " \t\r";

// Takes the next word off `text`.
std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
  text.remove_prefix(word.size());
  return word;
}

bool read_number(std::string_view word, int& number) {
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  return error == std::errc() && stop == end && number >= 0 && number <= kMost;
}

// False for a line that says nothing to us.
bool read_line(Tally& tally, std::string_view line) {
  const auto level = level_from_key(next_word(line));
  bool good = level && next_word(line) == "=";
  Standing score;
  for (int& games : score.games)
    good = good && read_number(next_word(line), games);
  good = good && next_word(line).empty();
  if (good) tally.set(*level, score);
  return good;
}

// Calls `visit` with each line, without its end.
template <typename Visit>
void for_each_line(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    visit(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

void Tally::add(Level level, GameResult result) {
  int& games = scores_[place(level)].games[static_cast<std::size_t>(result)];
  games = std::min(games + 1, kMost);
}

Tally read_tally(std::string_view text) {
  Tally tally;
  for_each_line(text, [&](std::string_view line) { read_line(tally, line); });
  return tally;
}

bool is_tally(std::string_view text) {
  bool good = true;
  for_each_line(text, [&](std::string_view line) {
    Tally ignored;
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first != line.npos && line[first] != '#') good = read_line(ignored, line) && good;
  });
  return good;
}

std::string write_tally(const Tally& tally) {
  std::string text = "# Pawn Path results: won, lost, drawn\n";
  for (const Level level : available_levels()) {
    text += std::string(level_key(level)) + " =";
    for (const int games : tally.against(level).games)
      text += ' ' + std::to_string(games);
    text += '\n';
  }
  return text;
}

std::string tally_text(const Tally& tally) {
  std::string text;
  for (const Level level : available_levels()) {
    const Standing& score = tally.against(level);
    if (score.empty()) continue;
    text +=
        phrase(Phrase::tally_line, {level_name(level), std::to_string(score.of(GameResult::won)),
                                    std::to_string(score.of(GameResult::lost)),
                                    std::to_string(score.of(GameResult::drawn))}) +
        '\n';
  }
  if (text.empty()) text = phrase(Phrase::tally_empty) + '\n';
  return text + '\n' + phrase(Phrase::tally_what_counts) + '\n';
}

}  // namespace pawnpath::app
