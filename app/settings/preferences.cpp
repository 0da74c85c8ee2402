#include "app/settings/preferences.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "app/settings/fields.h"
#include "app/storage/put_aside.h"

namespace pawnpath::app {
namespace {

constexpr std::size_t kMostBytes = std::size_t{256} * 1024;
constexpr std::size_t kMostUnknown = 200;  // lines
constexpr std::size_t kLongestLine = 1000;
constexpr std::string_view kFirstLine = "# Pawn Path settings";

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

bool is_plain(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t'; });
}

// A value is one line: what would break it becomes a blank.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  return std::string(trimmed(text));
}

void read_line(Preferences& preferences, std::string_view line) {
  const std::size_t equals = line.find('=');
  const std::string_view key = trimmed(line.substr(0, equals));
  const auto known = std::find_if(fields().begin(), fields().end(),
                                  [&](const Field& field) { return field.key == key; });
  if (equals != std::string_view::npos && known != fields().end()) {
    known->read(preferences, one_line(std::string(line.substr(equals + 1))));
  } else if (equals != std::string_view::npos && preferences.unknown.size() < kMostUnknown) {
    preferences.unknown.emplace_back(line);
  }
}

// False for what cannot have been a file of settings.
bool has_known_line(std::string_view text) {
  return text.starts_with(kFirstLine) ||
         std::any_of(fields().begin(), fields().end(), [&](const Field& field) {
           return text.find(std::string(field.key) + " =") != std::string_view::npos;
         });
}

}  // namespace

int default_threads() {
  constexpr int kMost = 64;
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, kMost);
}

Preferences read_preferences(std::string_view text) {
  Preferences preferences;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool comment = line.empty() || line.starts_with('#');
    if (!comment && line.size() <= kLongestLine && is_plain(line)) read_line(preferences, line);
  }
  std::erase(preferences.recent, std::string());
  return preferences;
}

std::string write_preferences(const Preferences& preferences) {
  std::string text(kFirstLine);
  text += '\n';
  for (const Field& field : fields()) {
    const std::string value = one_line(field.write(preferences));
    if (!value.empty()) text += std::string(field.key) + " = " + value + '\n';
  }
  for (const std::string& line : preferences.unknown)
    text += line + '\n';
  return text;
}

LoadedPreferences load_preferences(Disk& disk, const std::filesystem::path& path) {
  const auto text = read_file(disk, path, kMostBytes);
  if (text) {
    Preferences preferences = read_preferences(*text);
    if (text->empty() || has_known_line(*text)) return {std::move(preferences), {}, true};
    UnusableFile file = damaged_file(disk, path);
    return {std::move(preferences), std::move(file.sentence), file.may_save};
  }
  if (text.error().disk.error == DiskError::not_found) return {};
  UnusableFile file = unread_file(disk, text.error());
  return {{}, std::move(file.sentence), file.may_save};
}

Preferences peek_preferences(Disk& disk, const std::filesystem::path& path) {
  const auto text = read_file(disk, path, kMostBytes);
  return text ? read_preferences(*text) : Preferences{};
}

std::optional<FileFault> save_preferences(Disk& disk, const std::filesystem::path& path,
                                          const Preferences& preferences) {
  return save_file(disk, path, write_preferences(preferences));
}

}  // namespace pawnpath::app
