// Session::Thinker: the player's thread and the one request that Session waits for.
#pragma once

#include <chrono>

#include "app/session/session.h"

namespace pawnpath::app {

class Session::Thinker {
 public:
  explicit Thinker(Player::Callback on_answer, std::function<void()> on_thread)
      : player_(std::move(on_answer), std::move(on_thread)) {}

  std::uint64_t start(const Game& game, const Settings& settings) {
    since_ = std::chrono::steady_clock::now();
    request_ = player_.start(game, settings);
    return request_;
  }
  void cancel() {
    if (is_busy()) player_.cancel();
    request_ = 0;
  }
  // The answer has been taken.
  void finish() { request_ = 0; }

  [[nodiscard]] bool is_busy() const { return request_ != 0; }
  [[nodiscard]] bool waits_for(std::uint64_t request) const { return request_ == request; }
  [[nodiscard]] std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 since_);
  }

 private:
  std::uint64_t request_ = 0;  // Player counts from 1
  std::chrono::steady_clock::time_point since_;
  Player player_;  // last: its thread ends first
};

}  // namespace pawnpath::app
