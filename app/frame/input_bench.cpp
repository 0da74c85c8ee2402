#include "app/frame/input_bench.h"

#include <utility>

#include "app/frame/timings.h"
#include "app/storage/file.h"

#ifdef __WINDOWS__
#include <windows.h>
#endif

namespace pawnpath::app {
namespace {

constexpr std::chrono::milliseconds kPause{60};  // between an answer and the next key
constexpr std::chrono::seconds kPatience{5};

// To and fro, so that the cursor always moves.
void post_arrow([[maybe_unused]] const wxWindow& window, [[maybe_unused]] bool right) {
#ifdef __WINDOWS__
  PostMessageW(static_cast<HWND>(window.GetHWND()), WM_KEYDOWN, right ? VK_RIGHT : VK_LEFT, 1);
#endif
}

}  // namespace

InputBench::InputBench(MainFrame& frame, Disk& disk, int keys, std::filesystem::path file)
    : frame_(frame), disk_(disk), keys_(keys), file_(std::move(file)) {}

InputBench::~InputBench() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  answered_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void InputBench::start() {
  const Seat master{Level::master, {}};
  frame_.session().new_game({Position(), {}, {master, master}});
  frame_.board().SetFocus();
  place_ = frame_.board().cursor().place();
  frame_.board().set_painted([this] { on_painted(); });
  thread_ = std::thread([this] { post_keys(); });
}

// On a thread of its own, as keys come from outside.
void InputBench::post_keys() {
  for (int i = 0; i < keys_; ++i) {
    std::this_thread::sleep_for(kPause);
    {
      const std::lock_guard lock(mutex_);
      if (closing_) return;
      waiting_ = true;
      posted_ = Clock::now();
    }
    post_arrow(frame_.board(), i % 2 == 0);
    if (!wait_for_answer()) break;
  }
  frame_.door().post([this] { finish(); });
}

bool InputBench::wait_for_answer() {
  std::unique_lock lock(mutex_);
  return answered_.wait_for(lock, kPatience, [this] { return closing_ || !waiting_; }) && !closing_;
}

void InputBench::on_painted() {
  const Action place = frame_.board().cursor().place();
  if (std::exchange(place_, place) == place) return;  // not what the key has changed
  const std::lock_guard lock(mutex_);
  if (!std::exchange(waiting_, false)) return;
  times_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - posted_).count());
  answered_.notify_all();
}

void InputBench::finish() {
  frame_.board().set_painted({});
  std::ignore = save_file(disk_, file_, timings_text(times_));
  frame_.Close();
}

}  // namespace pawnpath::app
