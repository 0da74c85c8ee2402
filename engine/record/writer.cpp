#include "engine/record/writer.h"

#include <algorithm>

#include "engine/record/check_line.h"
#include "engine/record/utf8.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_line.h"

namespace pawnpath {
namespace {

std::string or_unknown(const std::string& value, std::string_view unknown) {
  return value.empty() ? std::string(unknown) : value;
}

std::string escaped(std::string_view value) {
  std::string result;
  for (const char c : mended(value)) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

// A name of a tag ends at a blank, a quote or a bracket.
std::string tag_name(std::string_view name) {
  std::string result;
  for (const char c : mended(name)) {
    result += std::string_view(" \t\n\"[]").find(c) == std::string_view::npos ? c : '_';
  }
  return or_unknown(result, "_");
}

std::string tag_line(std::string_view name, std::string_view value) {
  return '[' + std::string(name) + " \"" + escaped(value) + "\"]\n";
}

// The walls each side starts with, when that is one number, else those of the rules.
int walls_of(const Position& start) {
  const int light = start.walls_left(Side::light);
  return start == start_with_walls(start.rules(), light) ? light : start.board().walls;
}

std::string tags(const Record& record) {
  const Game& game = record.game;
  const Position& start = game.start();
  const std::string size = std::to_string(start.board().size);
  std::string text =
      tag_line("Game", "Pawn Path") + tag_line("Format", "1") +
      tag_line("Rules", start.rules() == RuleSet::standard ? "standard" : "passage") +
      tag_line("Board", size + 'x' + size) + tag_line("Walls", std::to_string(walls_of(start))) +
      tag_line("Anchor", "lower-left") +
      tag_line("Light", or_unknown(record.light, kUnknownValue)) +
      tag_line("Dark", or_unknown(record.dark, kUnknownValue)) +
      tag_line("Date", or_unknown(record.date, kUnknownValue));
  if (start != start_with_walls(start.rules(), walls_of(start))) {
    text += tag_line("Position", format_position(start));
  }
  text += tag_line("Draws", draws_name(game.draw_rules())) +
          tag_line("Result", result_token(game.outcome())) +
          tag_line("Termination", termination_name(game.termination()));
  for (const RecordTag& tag : record.other_tags)
    text += tag_line(tag_name(tag.name), tag.value);
  return text;
}

std::string comment_text(std::string_view text) {
  std::string result = mended(text);
  std::replace(result.begin(), result.end(), '}', ')');
  return '{' + result + '}';
}

// The moves and comments, line by line.
class Lines {
 public:
  explicit Lines(const Record& record) : record_(record) {}

  std::string write() {
    const Game& game = record_.game;
    for (int ply = 0; ply < game.plies(); ++ply) {
      const bool pair_begins = ply == 0 || game.mover_at(ply) == Side::light;
      write_comments(ply, pair_begins);
      write_action(ply, pair_begins);
    }
    write_comments(game.plies(), true);
    return text_ + (text_.empty() ? "" : "\n");
  }

 private:
  void begin_line() {
    if (!text_.empty()) text_ += '\n';
  }

  void write_action(int ply, bool pair_begins) {
    const Game& game = record_.game;
    if (pair_begins) {
      begin_line();
      text_ += std::to_string(++pairs_) + '.';
      if (game.mover_at(ply) == Side::dark) text_ += " ...";
    }
    text_ += ' ' + to_string(game.actions()[static_cast<std::size_t>(ply)]);
  }

  void write_comments(int plies, bool pair_begins) {
    const auto& comments = record_.comments;
    for (; next_ < comments.size() && comments[next_].plies <= plies; ++next_) {
      if (pair_begins && comments[next_].own_line) {
        begin_line();
      } else if (!text_.empty()) {
        text_ += ' ';
      }
      text_ += comment_text(comments[next_].text);
    }
  }

  const Record& record_;
  std::string text_;
  std::size_t next_ = 0;
  int pairs_ = 0;
};

}  // namespace

std::string write_record(const Record& record) {
  return tags(record) + '\n' + Lines(record).write() +
         std::string(result_token(record.game.outcome())) + '\n';
}

std::string write_autosave(const Record& record) {
  const std::string text = write_record(record);
  return text + check_line(text);
}

}  // namespace pawnpath
