// Door: the one way by which work from other threads, and delayed work, reaches the windows.
//
// post() may be called on any thread; after() on the windows' thread. Work that has not begun when
// the door is closed is dropped. Close it before the first window dies.
#pragma once

#include <wx/event.h>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class wxTimer;

namespace pawnpath::app {

class Door {
 public:
  // `target` runs the work and must outlive the open door.
  explicit Door(wxEvtHandler& target);
  ~Door();
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;

  void post(std::function<void()> work);
  void after(std::chrono::milliseconds delay, std::function<void()> work);
  void close();

 private:
  std::mutex mutex_;
  wxEvtHandler* target_;        // guarded by mutex_; none once closed
  std::shared_ptr<bool> open_;  // touched on the windows' thread alone
  std::vector<std::unique_ptr<wxTimer>> timers_;
};

}  // namespace pawnpath::app
