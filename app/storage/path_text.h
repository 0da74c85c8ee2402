// Paths as UTF-8 text and back. The only two conversions: path.string() would go through the code
// page on Windows and lose letters.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace pawnpath::app {

[[nodiscard]] inline std::string path_text(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

// Precondition: `text` is UTF-8.
[[nodiscard]] inline std::filesystem::path path_from(std::string_view text) {
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

}  // namespace pawnpath::app
