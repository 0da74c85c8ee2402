// Commands on the program itself and on files.
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>

#include "engine/qtp/command.h"
#include "engine/record/reader.h"
#include "engine/record/utf8.h"
#include "engine/record/writer.h"
#include "engine/text/record_text.h"
#include "version.h"

namespace pawnpath {
namespace {

// Whole UTF-8 only; Windows' own names are made from it without a code page.
std::optional<std::filesystem::path> path_of(const std::string& text) {
  if (first_fault(text) != std::string_view::npos) return std::nullopt;
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

bool write_file(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  return file.good();
}

// At most one byte more than a record may have.
std::optional<std::string> read_file(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string bytes(kMostRecordBytes + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (file.bad()) return std::nullopt;
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return bytes;
}

}  // namespace

Protocol::Answer Protocol::name(const CommandLine&) { return std::string("Pawn Path"); }

Protocol::Answer Protocol::version(const CommandLine&) { return std::string(PAWNPATH_VERSION); }

Protocol::Answer Protocol::known_command(const CommandLine& line) {
  return std::string(find(line.arguments[0]) != nullptr ? "true" : "false");
}

Protocol::Answer Protocol::quit(const CommandLine&) {
  has_quit_ = true;
  return std::string();
}

Protocol::Answer Protocol::save(const CommandLine& line) {
  const auto path = path_of(line.rest);
  if (!path) return refuse("bad-file", Message::qtp_not_utf8);
  if (!write_file(*path, write_record(record_))) {
    return refuse("bad-file", Message::qtp_cannot_write, {quotable(line.rest)});
  }
  return std::string();
}

Protocol::Answer Protocol::load(const CommandLine& line) {
  const auto path = path_of(line.rest);
  if (!path) return refuse("bad-file", Message::qtp_not_utf8);
  const auto bytes = read_file(*path);
  if (!bytes) return refuse("bad-file", Message::qtp_cannot_read, {quotable(line.rest)});
  auto read = read_record(*bytes);
  if (!read) {
    return Failure<std::string>{"bad-record: " + record_error_sentence(read.error(), kWritten)};
  }
  record_ = std::move(read.value().record);
  return read->more_games ? more_games_sentence() : std::string();
}

}  // namespace pawnpath
