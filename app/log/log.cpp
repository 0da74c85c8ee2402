#include "app/log/log.h"

// Wide names are asked for on Windows: a narrow one would lose letters of the user's folder.
#ifdef _WIN32
#ifndef SPDLOG_WCHAR_FILENAMES
#define SPDLOG_WCHAR_FILENAMES
#endif
#endif
#include <spdlog/logger.h>
#include <spdlog/sinks/rotating_file_sink.h>

#include <exception>
#include <system_error>

namespace pawnpath::app {
namespace {

constexpr std::size_t kMostBytes = std::size_t{512} * 1024;
constexpr std::size_t kOldFiles = 2;  // beside the one being written

spdlog::level::level_enum level_for(LogLevel level) {
  switch (level) {
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::warning:
      return spdlog::level::warn;
    case LogLevel::error:
      break;
  }
  return spdlog::level::err;
}

}  // namespace

struct Log::Sink {
  explicit Sink(const std::filesystem::path& path)
      : logger("pawnpath", std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
                               path.native(), kMostBytes, kOldFiles)) {
    logger.set_pattern("%Y-%m-%d %H:%M:%S.%e %l [%t] %v");
    logger.flush_on(spdlog::level::info);
    logger.set_error_handler([](const std::string&) {});  // a full disk is no fault of the game
  }
  spdlog::logger logger;
};

Log::Log() = default;
Log::~Log() = default;

Log::Log(const std::filesystem::path& path) {
  try {
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    sink_ = std::make_unique<Sink>(path);
  } catch (const std::exception&) {
    sink_.reset();
  }
}

void Log::write(LogLevel level, std::string_view text) {
  if (sink_) sink_->logger.log(level_for(level), spdlog::string_view_t(text.data(), text.size()));
}

}  // namespace pawnpath::app
