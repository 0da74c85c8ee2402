#include "app/storage/data_folder.h"

#include <cstdlib>
#include <system_error>

#include "app/session/phrases.h"
#include "app/storage/file.h"
#include "app/storage/path_text.h"

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
// After windows.h.
#include <knownfolders.h>
#include <shlobj.h>
#endif

namespace pawnpath::app {
namespace {

namespace fs = std::filesystem;

// Empty when the system has no answer.
#ifdef _WIN32
fs::path user_folder() {
  PWSTR text = nullptr;
  const HRESULT found =
      ::SHGetKnownFolderPath(FOLDERID_LocalAppData, KF_FLAG_CREATE, nullptr, &text);
  const fs::path folder = SUCCEEDED(found) ? fs::path(text) / "Pawn Path" : fs::path();
  ::CoTaskMemFree(text);
  return folder;
}
#else
// Asked once, before there is another thread that could change the environment.
// NOLINTBEGIN(concurrency-mt-unsafe)
fs::path user_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME")) return fs::path(data) / "pawn-path";
  const char* home = std::getenv("HOME");
  return home == nullptr ? fs::path() : fs::path(home) / ".local" / "share" / "pawn-path";
}
// NOLINTEND(concurrency-mt-unsafe)
#endif

}  // namespace

Result<DataFolder, std::string> open_data_folder(const std::optional<fs::path>& wanted) {
  const fs::path root = wanted ? *wanted : user_folder();
  std::error_code failed;
  if (!root.empty()) fs::create_directories(root, failed);
  if (root.empty() || !fs::is_directory(root, failed)) {
    const auto reason = failed ? reason_sentence({DiskError::other, failed.value()})
                               : reason_sentence({DiskError::not_found, 0});
    return Failure{phrase(Phrase::no_data_folder, {path_text(root), reason})};
  }
  const DataFolder folder{root};
  fs::create_directories(folder.games(), failed);  // without it games are not listed, no more
  return folder;
}

void remove_left_overs(Disk& disk, const DataFolder& folder) {
  remove_temporaries(disk, folder.root);
  remove_temporaries(disk, folder.games());
}

}  // namespace pawnpath::app
