// Coach: suggestions and live analysis for the position that is shown, beside the game.
//
// The calls that matter are suggest(), watch() and show(). It plays nothing and knows no windows;
// what it finds comes back through its hooks, on the thread that calls it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/session.h"
#include "app/session/snapshot.h"
#include "engine/ai/analyst.h"

namespace pawnpath::app {

// What was found for `position`.
struct Advice {
  Position position;
  std::vector<Line> lines;  // best first
  int depth = 0;
};

struct CoachHooks {
  // Called on the coach's threads too: queues `work` to run on the caller's thread. Queued work may
  // be dropped at any time.
  std::function<void(std::function<void()> work)> post;
  // Runs `work` on the caller's thread after `delay`, or never.
  std::function<void(std::chrono::milliseconds delay, std::function<void()> work)> later;
  std::function<void()> on_thread;  // e.g. lower its priority
  std::function<void(const Advice&)> suggested;
  std::function<void(const Advice&)> analysed;  // better and better, for the position shown last
};

class Coach {
 public:
  // `nodes` replaces the clock of suggestions, for repeatable runs.
  explicit Coach(CoachHooks hooks, std::optional<std::int64_t> nodes = {});
  ~Coach();
  Coach(const Coach&) = delete;
  Coach& operator=(const Coach&) = delete;

  // Looks for a good action in the position shown. False when the game is over there.
  bool suggest(const Snapshot& snapshot);

  // Live analysis: off at first. show() keeps it at the position on the screen, and drops a
  // suggestion for a position that has gone; call it with every snapshot.
  void watch(bool on, const Snapshot& snapshot);
  [[nodiscard]] bool is_watching() const { return watching_; }
  void show(const Snapshot& snapshot);

 private:
  // The newest result of an analyst, on its way to the caller's thread. Shallow depths come by the
  // thousand: there is never more than one message under way, and not many in a second.
  struct Mail {
    std::mutex mutex;
    std::optional<std::pair<std::uint64_t, SearchResult>> newest;  // with its request; guarded
    bool under_way = false;                                        // guarded
  };
  // What is asked about. A resignation or a draw ends the game where it stands, so the position
  // alone does not tell.
  struct Question {
    std::uint64_t hash = 0;
    bool is_over = false;
    friend bool operator==(const Question&, const Question&) = default;
  };
  // One question under way and its thread, made when first needed.
  struct Desk {
    std::shared_ptr<Mail> mail = std::make_shared<Mail>();
    std::chrono::steady_clock::time_point shown;  // when something came last
    std::optional<Question> asked;
    std::uint64_t request = 0;  // 0: nothing is waited for
    Position position;
    std::unique_ptr<Analyst> analyst;
  };

  [[nodiscard]] static Question question(const Snapshot& snapshot);
  void ask(Desk& desk, const Game& game, int lines, const Settings& limits, bool only_final);
  static void drop(Desk& desk);
  void open_mail(Desk& desk);
  void take(Desk& desk, std::uint64_t request, const SearchResult& result);

  CoachHooks hooks_;
  std::optional<std::int64_t> nodes_;
  bool watching_ = false;
  std::shared_ptr<Coach*> door_;  // emptied when the coach goes; queued work looks first
  Desk suggestions_;
  Desk analysis_;
};

}  // namespace pawnpath::app
