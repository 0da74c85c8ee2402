// Options: the command line of the program.
//
// The call that matters is read_options(). Paths are taken as they are; nothing is opened here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/result.h"

namespace pawnpath::app {

// PawnPath [--data-dir FOLDER] [--seed N] [--no-animation] [--nodes N] [RECORD]
struct Options {
  std::optional<std::filesystem::path> data_folder;  // instead of the user's own
  std::optional<std::uint64_t> seed;                 // for repeatable games
  std::optional<std::int64_t> nodes;                 // the same on every machine
  bool animation = true;
  std::optional<std::filesystem::path> record;  // to be opened
  // Hidden: `--bench-input N FILE` measures how soon N keys are answered, and ends the program.
  int bench_keys = 0;
  std::filesystem::path bench_file;
};

// `arguments` without the program's name, in UTF-8. A value may follow its option after a blank or
// an equals sign; what comes after `--` is a record. The failure is a sentence.
[[nodiscard]] Result<Options, std::string> read_options(const std::vector<std::string>& arguments);

}  // namespace pawnpath::app
