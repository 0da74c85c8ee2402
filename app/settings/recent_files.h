// Recent files: the records opened or saved last, newest first, each once, at most eight.
//
// The calls that matter are add_recent() and remove_recent(). Paths are UTF-8; nothing here looks
// at the disk.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pawnpath::app {

inline constexpr std::size_t kMostRecent = 8;

using RecentFiles = std::vector<std::string>;

void add_recent(RecentFiles& files, std::string_view path);
void remove_recent(RecentFiles& files, std::string_view path);

// `game.txt, in C:\Games`: the name first, for the ear and for narrow lists.
[[nodiscard]] std::string recent_words(std::string_view path);

}  // namespace pawnpath::app
