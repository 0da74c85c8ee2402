#include "app/settings/recent_files.h"

#include "app/session/phrases.h"

namespace pawnpath::app {

void add_recent(RecentFiles& files, std::string_view path) {
  if (path.empty()) return;
  remove_recent(files, path);
  files.insert(files.begin(), std::string(path));
  if (files.size() > kMostRecent) files.resize(kMostRecent);
}

void remove_recent(RecentFiles& files, std::string_view path) {
  std::erase_if(files, [path](const std::string& file) { return file == path; });
}

std::string recent_words(std::string_view path) {
  const std::size_t slash = path.find_last_of("/\\");
  if (slash == std::string_view::npos) return std::string(path);
  return phrase(Phrase::recent_file, {path.substr(slash + 1), path.substr(0, slash + 1)});
}

}  // namespace pawnpath::app
