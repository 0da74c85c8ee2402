// Autosave: writes the game to its file from a thread of its own, always the newest, in order.
//
// The calls that matter are save(), which returns at once, and finish(), which waits. What was
// saved before becomes the backup first. When saving fails the game goes on, the user is told once,
// and the next save tries again.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/storage/file.h"

namespace pawnpath::app {

class Autosave {
 public:
  struct Files {
    std::filesystem::path game;
    std::filesystem::path backup;
    std::string known;  // what `game` holds now, when that is good
  };
  // A sentence for the user; called on the thread of Autosave.
  using Tell = std::function<void(std::string sentence)>;

  // `disk` outlives it.
  Autosave(Disk& disk, Files files, Tell tell);
  ~Autosave();  // writes what waits
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  void save(std::string bytes);
  // True when all is on the disk. What failed before is tried once more.
  bool finish(std::chrono::milliseconds most);

 private:
  void run();
  void write(const std::string& bytes);
  void report(const std::optional<FileFault>& fault);

  Disk& disk_;
  Files files_;  // `known` is touched by the thread alone
  Tell tell_;
  bool failing_ = false;  // touched by the thread alone
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::optional<std::string> waiting_;  // guarded by mutex_
  std::optional<std::string> unsaved_;  // guarded by mutex_; the newest that failed
  bool writing_ = false;                // guarded by mutex_
  bool closing_ = false;                // guarded by mutex_
  std::thread thread_;                  // last, so that it starts when all else is there
};

}  // namespace pawnpath::app
