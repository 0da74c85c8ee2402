// Log: one small rotating text file for the user's own reports of faults; nothing is sent.
//
// The call that matters is write(). Nothing here ever throws or asks: a
// folder that cannot be written to means no log. Names of players and positions stay out of it.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace pawnpath::app {

enum class LogLevel : std::uint8_t { info, warning, error };

class Log {
 public:
  // Up to three files of 512 KB beside `path`; without a path, or when it fails, a silent one.
  Log();
  explicit Log(const std::filesystem::path& path);
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  [[nodiscard]] bool is_open() const { return sink_ != nullptr; }
  // May be called on any thread. `text` is UTF-8, one line.
  void write(LogLevel level, std::string_view text);

 private:
  struct Sink;
  std::unique_ptr<Sink> sink_;
};

}  // namespace pawnpath::app
