// Session: the one owner of the live game and its players.
//
// The calls that matter are play(), undo() and new_game(): every input (mouse, keys, move box,
// buttons, records, the computer) goes through them. After each call the listeners get the new
// Snapshot and the Event that led to it, on the calling thread, which must always be the same one.
// Session knows no windows and no files: storage listens like everybody else.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>
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
  int memory = 64;  // MiB that Master may use to remember positions
};

class Session {
 public:
  using Listener = std::function<void(const Snapshot&, const Event&)>;

  Session(SessionHooks hooks, const SessionSettings& settings);
  ~Session();  // the search is stopped and joined first
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // A listener may call Session: what comes of it is told after the event at hand, to everybody.
  void add_listener(Listener listener);
  [[nodiscard]] const Snapshot& snapshot() const { return snapshot_; }
  // They hold from the next search on.
  void set_settings(const SessionSettings& settings);
  [[nodiscard]] const SessionSettings& settings() const { return settings_; }

  // Games. A loaded game between two computers stands still until resume().
  // `event_text` is said in place of "New game."
  void new_game(const GameOptions& options, std::string event_text = {});
  // A whole game, read from a record. `event_text` is said with it.
  void load(Game game, const Seat (&seats)[2], std::string event_text = {});
  void set_seats(const Seat (&seats)[2]);
  // The same options with the seats swapped. Fewer walls at the start go with their player, but a
  // position that was set up stays as it is.
  void rematch();

  // A person's action. Refused (game over, not your turn, viewing, against the rules) it changes
  // nothing and says why by a `refused` event. While an earlier position is viewed the code is
  // not_your_turn and the event has a text.
  Refusal play(Action action);
  // The same from typed text: `e2`, `D4 H`.
  Refusal play(std::string_view text);
  // Why play(action) would be refused now; not refused when it would be played.
  [[nodiscard]] Refusal why_not(Action action) const;
  // The person to move, or the person against the computer. False, with a `refused` event, when
  // the game is over, an earlier position is viewed, or nobody could resign.
  bool resign();

  // History. Against the computer Undo goes back to the nearest earlier position where the person
  // is to move; a resignation is taken back by itself. False, with a `refused` event that gives
  // the reason, when there is none. Between two computers play pauses.
  bool undo();
  bool redo();

  // Looking at an earlier position; the game and the computer go on. The game's last position is
  // the game itself; a ply beyond it is ignored.
  void view(int ply);
  void return_to_game();
  // What came after the viewed position is undone, so that Redo brings it back.
  void continue_from_here();

  // Computer against computer. Refused, with a `refused` event, when the game is over.
  void pause();
  void resume();

 private:
  class Thinker;
  using Door = std::shared_ptr<Session*>;  // emptied when Session goes; delayed work looks first

  // Asking.
  [[nodiscard]] bool computer_is_due() const;
  [[nodiscard]] int plies_to_undo() const;  // 0 when there is nothing for Undo
  [[nodiscard]] std::string viewing_refusal() const;

  // Telling. The player is started first if it is due, so that the snapshot says so.
  Refusal refuse(const Refusal& refusal, std::string_view typed = {});
  bool refuse(std::string text);
  void publish(Event event);
  void tell();
  void renew_snapshot();
  void start(Game game, const Seat (&seats)[2], Event event);
  int redo_plies();
  void stand_still();  // two computers, at an earlier position of their game

  // Thinking.
  void think_if_due();
  void stop_thinking();
  void later(std::chrono::milliseconds delay, std::uint64_t request,
             std::function<void(Session&)> work);
  void on_answer(std::uint64_t request, Action action);
  void play_answer(Action action);

  SessionHooks hooks_;
  SessionSettings settings_;
  std::vector<Listener> listeners_;
  Game game_;
  Snapshot snapshot_;
  std::uint64_t games_ = 0;  // begun so far
  std::deque<std::pair<Snapshot, Event>> outbox_;
  bool telling_ = false;
  Door door_;
  std::unique_ptr<Thinker> thinker_;
};

}  // namespace pawnpath::app
