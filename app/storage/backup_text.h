// Backup text: settings and games of one user in one text file, with a check line at its end.
//
// The calls that matter are write_backup() and read_backup(), which looks at every part before it
// returns any. Reading and writing the files themselves is backup.h's affair.
//
//   Pawn Path backup
//   Format 1
//   Date 2026-11-30
//   [settings.txt, 412 bytes]
//   ... the file as it is, and a newline ...
//   {check: 0123456789abcdef}
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/result.h"

namespace pawnpath::app {

struct BackupPart {
  std::string name;  // of a file in the data folder, as `games/game-3.txt`
  std::string bytes;
  friend bool operator==(const BackupPart&, const BackupPart&) = default;
};

struct Backup {
  std::string date;  // `YYYY-MM-DD`
  std::vector<BackupPart> parts;

  [[nodiscard]] const BackupPart* find(std::string_view name) const;
};

inline constexpr std::string_view kSettingsPart = "settings.txt";
inline constexpr std::string_view kGamePart = "autosave.txt";
inline constexpr std::string_view kSlotPart = "slot.txt";
inline constexpr std::string_view kResultsPart = "results.txt";
inline constexpr int kMostGameParts = 21;         // as many files as the list of games has
[[nodiscard]] std::string game_part(int number);  // from 1

// Every name that a part may have. No other file is ever read or written by a backup.
[[nodiscard]] std::vector<std::string> part_names();

// Why the part could not be restored, as a sentence: a game that is damaged, a name that is
// unknown.
[[nodiscard]] std::optional<std::string> part_fault(const BackupPart& part);

[[nodiscard]] std::string write_backup(const Backup& backup);

// The failure is a sentence: no backup, damaged, of a newer program, or a part that is no good.
[[nodiscard]] Result<Backup, std::string> read_backup(std::string_view bytes);

// `the settings, the game on the board and 3 earlier games`
[[nodiscard]] std::string parts_in_words(const Backup& backup);

}  // namespace pawnpath::app
