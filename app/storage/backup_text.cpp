#include "app/storage/backup_text.h"

#include <algorithm>
#include <charconv>

#include "app/session/phrases.h"
#include "app/storage/saved_game.h"
#include "engine/record/check_line.h"
#include "engine/text/wording.h"

namespace pawnpath::app {
namespace {

constexpr std::string_view kTitle = "Pawn Path backup";
constexpr std::string_view kFormatLine = "Format 1";
constexpr std::string_view kFormatWord = "Format ";
constexpr std::string_view kDateWord = "Date ";
constexpr std::string_view kSizeWord = ", ";
constexpr std::string_view kPartEnd = " bytes]";

bool is_game(std::string_view name) { return name != kSettingsPart && name != kResultsPart; }

std::string part_line(const BackupPart& part) {
  std::string line = "[";
  line += part.name;
  line += kSizeWord;
  line += std::to_string(part.bytes.size());
  line += kPartEnd;
  return line;
}

// Takes the text apart from its beginning; what does not fit is a fault.
class Reader {
 public:
  explicit Reader(std::string_view text) : left_(text) {}

  [[nodiscard]] bool at_end() const { return left_.empty(); }

  std::string_view line() {
    const std::size_t end = std::min(left_.find('\n'), left_.size());
    return take(end);
  }

  // The next part; none when it is not formed as one.
  std::optional<BackupPart> part() {
    const std::string_view head = line();
    const std::size_t comma = head.rfind(kSizeWord);
    if (!head.starts_with('[') || !head.ends_with(kPartEnd) || comma == std::string_view::npos) {
      return std::nullopt;
    }
    const std::string_view digits = head.substr(
        comma + kSizeWord.size(), head.size() - kPartEnd.size() - comma - kSizeWord.size());
    std::size_t size = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
    const bool good = error == std::errc() && stop == digits.data() + digits.size();
    if (!good || size >= left_.size() || left_[size] != '\n') return std::nullopt;
    return BackupPart{std::string(head.substr(1, comma - 1)), std::string(take(size))};
  }

 private:
  // What comes next, and the newline after it.
  std::string_view take(std::size_t size) {
    const std::string_view taken = left_.substr(0, size);
    left_.remove_prefix(std::min(size + 1, left_.size()));
    return taken;
  }

  std::string_view left_;
};

// Mail and editors change line ends; ours are single.
std::string without_returns(std::string_view bytes) {
  std::string text(bytes);
  std::erase(text, '\r');
  return text;
}

Result<Backup, std::string> read_checked(std::string_view text) {
  Reader reader(text);
  std::ignore = reader.line();  // the title
  if (const std::string_view format = reader.line(); format != kFormatLine) {
    const bool is_newer = format.starts_with(kFormatWord);
    return Failure{phrase(is_newer ? Phrase::backup_newer : Phrase::backup_damaged)};
  }
  Backup backup;
  const std::string_view date = reader.line();
  if (!date.starts_with(kDateWord)) return Failure{phrase(Phrase::backup_damaged)};
  backup.date = date.substr(kDateWord.size());
  while (!reader.at_end()) {
    const auto part = reader.part();
    if (!part || backup.find(part->name) != nullptr) {
      return Failure{phrase(Phrase::backup_damaged)};
    }
    if (const auto fault = part_fault(*part)) return Failure{*fault};
    backup.parts.push_back(*part);
  }
  if (backup.parts.empty()) return Failure{phrase(Phrase::backup_empty)};
  return backup;
}

}  // namespace

const BackupPart* Backup::find(std::string_view name) const {
  const auto found = std::find_if(parts.begin(), parts.end(),
                                  [name](const BackupPart& part) { return part.name == name; });
  return found == parts.end() ? nullptr : &*found;
}

std::string game_part(int number) { return "games/game-" + std::to_string(number) + ".txt"; }

std::vector<std::string> part_names() {
  std::vector<std::string> names;
  for (const std::string_view name : {kSettingsPart, kGamePart, kSlotPart, kResultsPart})
    names.emplace_back(name);
  for (int number = 1; number <= kMostGameParts; ++number)
    names.push_back(game_part(number));
  return names;
}

std::optional<std::string> part_fault(const BackupPart& part) {
  const auto names = part_names();
  if (std::find(names.begin(), names.end(), part.name) == names.end()) {
    return phrase(Phrase::backup_unknown_part, {quotable(part.name)});
  }
  if (!is_game(part.name)) return std::nullopt;
  const auto saved = read_own(part.bytes);
  if (saved) return std::nullopt;
  return phrase(Phrase::backup_bad_part, {part.name, saved.error()});
}

std::string write_backup(const Backup& backup) {
  std::string text;
  const auto add_line = [&text](std::string_view first, std::string_view second = {}) {
    text += first;
    text += second;
    text += '\n';
  };
  add_line(kTitle);
  add_line(kFormatLine);
  add_line(kDateWord, backup.date);
  for (const BackupPart& part : backup.parts) {
    add_line(part_line(part));
    add_line(part.bytes);
  }
  return text + check_line(text);
}

Result<Backup, std::string> read_backup(std::string_view bytes) {
  const std::string plain = without_returns(bytes);
  if (!plain.starts_with(kTitle)) return Failure{phrase(Phrase::backup_other)};
  for (const std::string_view text : {bytes, std::string_view(plain)}) {
    const CheckedText checked = split_check_line(text);
    if (checked.state == CheckState::right) return read_checked(checked.text);
  }
  return Failure{phrase(Phrase::backup_damaged)};
}

std::string parts_in_words(const Backup& backup) {
  struct Named {
    std::string_view part;
    Phrase words;
  };
  constexpr Named kNamed[] = {{kSettingsPart, Phrase::part_settings},
                              {kGamePart, Phrase::part_game},
                              {kSlotPart, Phrase::part_slot},
                              {kResultsPart, Phrase::part_results}};
  std::vector<std::string> words;
  for (const Named& named : kNamed) {
    if (backup.find(named.part) != nullptr) words.push_back(phrase(named.words));
  }
  const std::size_t games = backup.parts.size() - words.size();
  if (games == 1) words.push_back(phrase(Phrase::part_one_game));
  if (games > 1) words.push_back(phrase(Phrase::part_games, {std::to_string(games)}));
  return enumerate_with_and(words);
}

}  // namespace pawnpath::app
