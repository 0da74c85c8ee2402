#include "app/frame/door.h"

#include <wx/timer.h>

#include <utility>

namespace pawnpath::app {
namespace {

class OneShot : public wxTimer {
 public:
  explicit OneShot(std::function<void()> work) : work_(std::move(work)) {}
  void Notify() override {
    // The work may ask for the next timer, which sweeps this one away.
    const std::function<void()> work = std::exchange(work_, {});
    if (work) work();
  }

 private:
  std::function<void()> work_;
};

}  // namespace

Door::Door(wxEvtHandler& target) : target_(&target), open_(std::make_shared<bool>(true)) {}

Door::~Door() { close(); }

void Door::post(std::function<void()> work) {
  const std::lock_guard lock(mutex_);
  if (target_ == nullptr) return;
  target_->CallAfter([open = open_, work = std::move(work)] {
    if (*open) work();
  });
}

void Door::after(std::chrono::milliseconds delay, std::function<void()> work) {
  if (!*open_) return;
  std::erase_if(timers_, [](const auto& timer) { return !timer->IsRunning(); });
  // Posted once more, so that the timer is never swept away from inside itself.
  auto timer = std::make_unique<OneShot>([this, work = std::move(work)] { post(work); });
  timer->StartOnce(static_cast<int>(delay.count()));
  timers_.push_back(std::move(timer));
}

void Door::close() {
  const std::lock_guard lock(mutex_);
  target_ = nullptr;
  *open_ = false;
  timers_.clear();
}

}  // namespace pawnpath::app
