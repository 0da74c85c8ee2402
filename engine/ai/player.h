// The computer as a player: one action for a game, at once or from a thread of its own.
//
// The calls that matter are Computer::choose(), which blocks, and Player::start(), which does not
// and answers through the callback. Nothing here waits for effect: the pause before a quick answer
// is the window's.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

#include "engine/ai/level.h"
#include "engine/ai/request_thread.h"
#include "engine/ai/search_team.h"
#include "engine/rules/game.h"

namespace pawnpath {

// Chooses actions at any level and keeps what its searches have learned from one to the next.
class Computer {
 public:
  // `table_bytes` is what Master may use to remember positions; `on_thread` runs first on each
  // thread that a search needs beside the caller's.
  explicit Computer(std::size_t table_bytes = kDefaultTableBytes,
                    Networks networks = Networks::built_in(), std::function<void()> on_thread = {})
      : table_bytes_(table_bytes),
        networks_(std::move(networks)),
        on_thread_(std::move(on_thread)) {}

  // A legal action for the side to move; no action only when `stop` was set before one was found.
  // Preconditions: the game is not over, the level is available.
  [[nodiscard]] Action choose(const Game& game, const Settings& settings,
                              const std::atomic<bool>* stop = nullptr);

  // What Master sees in a position: the best lines, without chance. Limits come from `settings`
  // (its level is not looked at); with neither time nor nodes it goes on until `stop` is set.
  SearchResult analyse(const Game& game, const Settings& settings, int lines,
                       const std::atomic<bool>* stop = nullptr,
                       const Search::OnDepth& on_depth = {});

  static constexpr std::size_t kDefaultTableBytes = std::size_t{128} << 20;

 private:
  SearchTeam& team_for(bool is_repeatable);
  void use_table_of(std::size_t bytes);

  std::size_t table_bytes_;
  Networks networks_;
  std::function<void()> on_thread_;
  // Made when they are first needed.
  std::unique_ptr<SearchTeam> small_;
  std::unique_ptr<SearchTeam> large_;
};

// The same with a Computer of its own: nothing is remembered.
[[nodiscard]] Action choose_action(const Game& game, const Settings& settings,
                                   const std::atomic<bool>* stop = nullptr);

// One thread that thinks about one request at a time.
class Player {
 public:
  // Called on the player's thread; must be quick and must not call the player.
  using Callback = std::function<void(std::uint64_t request, Action action)>;

  // `on_thread_start` runs once on the new thread, to give it a name or a lower priority.
  explicit Player(Callback on_answer, std::function<void()> on_thread_start = {});

  // Thinks about a copy of `game`; a request under way is cancelled. Returns the request's number,
  // which the answer carries, so that a stale answer can be told from the right one.
  std::uint64_t start(const Game& game, const Settings& settings);
  // The request under way, if any, is given up. An answer that is being delivered at this moment
  // may still arrive: compare its number.
  void cancel() { thread_.cancel(); }

 private:
  Callback on_answer_;
  Computer computer_;     // used on the thread alone
  RequestThread thread_;  // last: it is joined before the rest goes
};

}  // namespace pawnpath
