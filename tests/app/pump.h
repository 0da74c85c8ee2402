// A session whose queue and clock are worked by hand, and what its listeners heard.
#pragma once

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string_view>
#include <vector>

#include "app/session/session.h"

namespace pawnpath::app {

// Work posted by any thread, and delayed work, run when the test says so.
class Pump {
 public:
  [[nodiscard]] SessionHooks hooks() {
    return {[this](std::function<void()> work) { post(std::move(work)); },
            [this](std::chrono::milliseconds delay, std::function<void()> work) {
              delayed_.push_back({delay, std::move(work)});
            },
            {}};
  }

  void post(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(work));
    arrived_.notify_one();
  }

  // One piece of posted work; waits for it up to ten seconds. False when none came.
  bool run_one() {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      const auto is_there = [this] { return !queue_.empty(); };
      if (!arrived_.wait_for(lock, std::chrono::seconds(10), is_there)) return false;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    work();
    return true;
  }
  // What has been posted by now.
  void run_posted() {
    while (posted() > 0)
      run_one();
  }
  [[nodiscard]] std::size_t posted() {
    const std::lock_guard lock(mutex_);
    return queue_.size();
  }

  // Delayed work of at most `limit`, as if that time had passed.
  void let_pass(std::chrono::milliseconds limit) {
    std::vector<Delayed> due;
    std::vector<Delayed> rest;
    for (Delayed& delayed : delayed_) {
      (delayed.delay <= limit ? due : rest).push_back(std::move(delayed));
    }
    delayed_ = std::move(rest);
    for (Delayed& delayed : due)
      delayed.work();
  }
  [[nodiscard]] std::size_t delayed() const { return delayed_.size(); }

 private:
  struct Delayed {
    std::chrono::milliseconds delay;
    std::function<void()> work;
  };

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> queue_;  // guarded by mutex_
  std::vector<Delayed> delayed_;
};

struct Heard {
  Snapshot snapshot;
  Event event;
};

// A session on a pump. Answers come at once unless the settings ask for a pause.
struct Bench {
  explicit Bench(std::chrono::milliseconds least_pause = {})
      : session(pump.hooks(), settings(least_pause)) {
    session.add_listener([this](const Snapshot& snapshot, const Event& event) {
      heard.push_back({snapshot, event});
    });
  }
  static SessionSettings settings(std::chrono::milliseconds least_pause) {
    SessionSettings settings;
    settings.seed = 1;
    settings.least_pause = least_pause;
    return settings;
  }

  static Seat person() { return {}; }
  static Seat computer(Level level = Level::beginner) { return {level, {}}; }
  void begin(Seat light, Seat dark, const Position& start = Position(), DrawRules draws = {}) {
    session.new_game({start, draws, {light, dark}});
  }
  // Runs the computer's next answer.
  bool answer() {
    const int plies = game().plies();
    while (game().plies() == plies) {
      if (!pump.run_one()) return false;
    }
    return true;
  }
  bool play(std::string_view text) { return !session.play(text).refused(); }

  [[nodiscard]] const Snapshot& now() const { return session.snapshot(); }
  [[nodiscard]] const Game& game() const { return *session.snapshot().game; }
  [[nodiscard]] const Event& last() const { return heard.back().event; }

  Pump pump;  // outlives the session
  Session session;
  std::vector<Heard> heard;
};

// The actions of a game lead, from its start, to what it shows.
inline void check_replays(const Game& game) {
  Game again(game.start(), game.draw_rules());
  for (const Action action : game.actions())
    BOOST_REQUIRE(!again.play(action).refused());
  BOOST_REQUIRE((again.position() == game.position()));
}

// The snapshot agrees with itself, whatever happened.
inline void check_sound(const Snapshot& now) {
  check_replays(*now.game);
  const Game& game = *now.game;
  const bool due = !now.paused && !game.is_over() && now.seat(game.position().turn()).is_computer();
  BOOST_REQUIRE(now.thinking == due);
  BOOST_REQUIRE((!now.is_viewing() || *now.viewed_ply < game.plies()));
  if (now.is_viewing()) BOOST_REQUIRE((!now.can_undo && !now.can_redo));
}

}  // namespace pawnpath::app
