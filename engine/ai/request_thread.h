// RequestThread: one thread that works on one request at a time, the newest.
//
// The calls that matter are start() and cancel(). A newer request stops the one under way through
// the flag that its work is given; each has a number, so that a stale answer can be told from the
// right one. It knows nothing of games.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace pawnpath {

class RequestThread {
 public:
  // Runs on the thread. It should end soon after `stop` is set.
  using Work = std::function<void(std::uint64_t number, const std::atomic<bool>& stop)>;

  // `on_start` runs once on the new thread, to give it a name or a lower priority.
  explicit RequestThread(std::function<void()> on_start = {});
  // Cancels and joins.
  ~RequestThread();
  RequestThread(const RequestThread&) = delete;
  RequestThread& operator=(const RequestThread&) = delete;

  // A request under way is cancelled. Returns the new request's number.
  std::uint64_t start(Work work);
  // The request under way, if any, is given up; so is what waits.
  void cancel();
  // Whether an answer to this request is still wanted. Any thread may ask.
  [[nodiscard]] bool is_wanted(std::uint64_t number);

 private:
  struct Request {
    std::uint64_t number;
    Work work;
  };

  void run(const std::function<void()>& on_start);
  std::optional<Request> wait_for_request();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::optional<Request> waiting_;  // guarded by mutex_
  std::uint64_t last_number_ = 0;   // guarded by mutex_
  bool closing_ = false;            // guarded by mutex_
  std::atomic<bool> stop_ = false;
  std::thread thread_;  // last, so that it starts when all else is there
};

}  // namespace pawnpath
