// Session: the one owner of the live game and its players.
//
// The calls that matter are play(), undo() and new_game(): every input (mouse, keys, move box,
// buttons, records, the computer) goes through them. After each call the listeners get the new
// Snapshot and the Event that led to it, on the calling thread, which must always be the same one.
// Session knows no windows and no files: storage listens like everybody else.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "app/session/snapshot.h"
#include "engine/ai/player.h"

namespace pawnpath::app {

// How Session reaches the world. Both are called on Session's thread but `post`, which is called
// on the player's thread too and must queue `work` to run on Session's thread.
struct SessionHooks {
  std::function<void(std::function<void()> work)> post;
  // Runs `work` on Session's thread after `delay`; nothing may run after the hooks' owner is gone.
  std::function<void(std::chrono::milliseconds delay, std::function<void()> work)> later;
  std::function<void()> on_player_thread;  // e.g. lower its priority
};

struct SessionSettings {
  std::uint64_t seed = 0;
  std::chrono::milliseconds least_pause{500};  // before a computer's answer is shown
  std::optional<std::int64_t> nodes;           // for repeatable runs
  std::chrono::milliseconds master_time{2000};
  int threads = 1;
};

class Session {
 public:
  using Listener = std::function<void(const Snapshot&, const Event&)>;

  Session(SessionHooks hooks, SessionSettings settings);
  ~Session();  // the search is stopped and joined first
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void add_listener(Listener listener);
  [[nodiscard]] const Snapshot& snapshot() const { return snapshot_; }
  void set_settings(const SessionSettings& settings);

  // Games.
  void new_game(const GameOptions& options);
  // A whole game, read from a record. `event_text` is said with it.
  void load(Game game, const Seat (&seats)[2], std::string event_text = {});
  void set_seats(const Seat (&seats)[2]);
  void rematch();  // the same options, seats swapped

  // A person's action. Refused (game over, not your turn, viewing, against the rules) it changes
  // nothing and says why by a `refused` event.
  Refusal play(Action action);
  // The same from typed text: `e2`, `D4 H`.
  Refusal play(std::string_view text);
  // Why play(action) would be refused now; not refused when it would be played.
  [[nodiscard]] Refusal why_not(Action action) const;
  void resign();  // the person to move, or the person against the computer

  // History. Against the computer Undo goes back to the nearest earlier position where the person
  // is to move. False, with a `refused` event that gives the reason, when there is none.
  bool undo();
  bool redo();

  // Looking at an earlier position; the game and the computer go on.
  void view(int ply);
  void return_to_game();
  void continue_from_here();

  // Computer against computer.
  void pause();
  void resume();

 private:
  class Thinker;

  Refusal refuse(Refusal refusal, std::string text = {});
  void publish(Event event);
  void think_if_due();
  void stop_thinking();
  void on_answer(std::uint64_t request, Action action);

  SessionHooks hooks_;
  SessionSettings settings_;
  std::vector<Listener> listeners_;
  Game game_;
  Snapshot snapshot_;
  std::unique_ptr<Thinker> thinker_;
};

}  // namespace pawnpath::app
