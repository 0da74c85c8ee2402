#include "engine/ai/request_thread.h"

#include <utility>

namespace pawnpath {

RequestThread::RequestThread(std::function<void()> on_start)
    : thread_([this, start = std::move(on_start)] { run(start); }) {}

RequestThread::~RequestThread() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    waiting_.reset();
    stop_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

std::uint64_t RequestThread::start(Work work) {
  std::uint64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    number = ++last_number_;
    waiting_.emplace(Request{number, std::move(work)});
    stop_ = true;
  }
  wake_.notify_one();
  return number;
}

void RequestThread::cancel() {
  const std::lock_guard lock(mutex_);
  ++last_number_;
  waiting_.reset();
  stop_ = true;
}

bool RequestThread::is_wanted(std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  return !closing_ && number == last_number_;
}

std::optional<RequestThread::Request> RequestThread::wait_for_request() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return closing_ || waiting_.has_value(); });
  if (closing_) return std::nullopt;
  stop_ = false;
  return std::exchange(waiting_, std::nullopt);
}

void RequestThread::run(const std::function<void()>& on_start) {
  if (on_start) on_start();
  while (const auto request = wait_for_request())
    request->work(request->number, stop_);
}

}  // namespace pawnpath
