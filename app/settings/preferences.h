// Preferences: everything the user has chosen and wants to find again, in one small text file.
//
// The calls that matter are read_preferences() and write_preferences(). A line is `key = value`;
// what is damaged, out of range or from a newer program takes its default and stops nothing; keys
// that are not known are kept as they are. The game itself is not here: see storage.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/recent_files.h"
#include "app/settings/theme_choice.h"
#include "app/settings/window_place.h"
#include "app/storage/file.h"
#include "engine/ai/level.h"
#include "engine/rules/game.h"
#include "engine/text/braille.h"

namespace pawnpath::app {

// Whom a new game is against, and who gets Light in it. Alternating: Light goes from game to game.
enum class Opponent { person, computer, two_computers };
enum class LightChoice { you, other, alternating, by_chance };

enum class Verbosity { full, brief };

// One core is left to the window and to other programs: a second thread is worth some 70 Elo.
[[nodiscard]] int default_threads();

struct Preferences {
  // The look.
  ThemeChoice theme = ThemeChoice::system;
  bool path_hint = true;
  bool coordinates = true;
  bool turned = false;
  bool animation = true;
  bool sounds = true;

  // Speech and braille.
  Verbosity verbosity = Verbosity::full;
  bool letter_words = false;
  bool braille_rows = false;  // instead of sentences, in the position in words
  BrailleOrder braille_order = BrailleOrder::ranks;

  // What the last new game was made of.
  RuleSet rules = RuleSet::standard;
  Opponent opponent = Opponent::computer;
  LightChoice light = LightChoice::you;
  Level level = Level::casual;
  Level other_level = Level::casual;  // of the second of two computers
  bool was_light = false;             // the person, or the first of two, in the last game
  int handicap = 0;                   // walls that side gives up, 0 to 10
  int other_handicap = 0;
  DrawRules draws;
  std::string name;        // of the person, or of the first of two
  std::string other_name;  // of the second of two

  // The computer.
  std::chrono::milliseconds master_time{2000};  // 500 to 30,000
  int threads = default_threads();              // 1 to 64
  int memory = 64;                              // MiB, 1 to 4,096

  std::optional<WindowPlace> window;
  RecentFiles recent;  // records

  std::vector<std::string> unknown;  // lines of a newer program

  friend bool operator==(const Preferences&, const Preferences&) = default;
};

[[nodiscard]] Preferences read_preferences(std::string_view text);
[[nodiscard]] std::string write_preferences(const Preferences& preferences);

struct LoadedPreferences {
  Preferences preferences;  // the defaults when there is no file or it cannot be read
  std::string message;      // to be said and shown; empty when all went well
  bool may_save = true;     // false: a file is there that could be neither read nor put aside
};
// A file in which nothing can be read is put aside.
[[nodiscard]] LoadedPreferences load_preferences(Disk& disk, const std::filesystem::path& path);
// For a window that does not own the file: reads it, moves and tells nothing.
[[nodiscard]] Preferences peek_preferences(Disk& disk, const std::filesystem::path& path);
[[nodiscard]] std::optional<FileFault> save_preferences(Disk& disk,
                                                        const std::filesystem::path& path,
                                                        const Preferences& preferences);

}  // namespace pawnpath::app
