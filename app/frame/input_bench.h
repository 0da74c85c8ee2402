// InputBench: how soon the window answers a key while two computers of level Master play in it.
//
// The call that matters is start(). A thread posts arrow keys to the board, one after the other;
// each counts from there until the board that shows the moved cursor has been painted. At the end
// the times are written to a file and the window closes. For developers and tests.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>
#include <vector>

#include "app/frame/main_frame.h"
#include "app/storage/disk.h"

namespace pawnpath::app {

class InputBench {
 public:
  // Both outlive it.
  InputBench(MainFrame& frame, Disk& disk, int keys, std::filesystem::path file);
  ~InputBench();
  InputBench(const InputBench&) = delete;
  InputBench& operator=(const InputBench&) = delete;

  void start();

 private:
  using Clock = std::chrono::steady_clock;

  void post_keys();
  bool wait_for_answer();
  void on_painted();
  void finish();

  MainFrame& frame_;
  Disk& disk_;
  int keys_;
  std::filesystem::path file_;
  Action place_;  // of the cursor when the board was painted last

  std::mutex mutex_;
  std::condition_variable answered_;
  bool waiting_ = false;       // guarded by mutex_
  bool closing_ = false;       // guarded by mutex_
  Clock::time_point posted_;   // guarded by mutex_
  std::vector<double> times_;  // guarded by mutex_; milliseconds
  std::thread thread_;
};

}  // namespace pawnpath::app
