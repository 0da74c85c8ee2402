// Listener: hears the game from outside, as a screen reader does, and writes the transcript.
//
// The calls that matter are settle(), which waits until the game has answered what was pressed,
// and wait_for(). It hears focus and live-region events by SetWinEventHook (out of context) and
// looks at native controls after every key. What is spoken is native.h's and accessible.h's.
#pragma once

#include <windows.h>

#include <chrono>
#include <deque>
#include <string>

#include "tests/ui/client/transcript.h"

namespace client {

using Milliseconds = std::chrono::milliseconds;

class Listener {
 public:
  // Of the program that owns `main`. One Listener at a time.
  explicit Listener(HWND main);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  [[nodiscard]] Transcript& transcript() { return transcript_; }
  [[nodiscard]] HWND main_window() const { return main_; }
  [[nodiscard]] HWND focus() const;   // what has the focus in the game's thread
  [[nodiscard]] HWND active() const;  // its top-level window

  // What has the focus is not news; what changes in it from now on is.
  void forget();
  // Until the game has taken what was sent to it and nothing has been heard for `quiet`.
  void settle(Milliseconds quiet);
  // Until a line with this part appears from line `from` on.
  [[nodiscard]] bool wait_for(const std::wstring& part, std::size_t from, Milliseconds limit);
  // Lets messages in for that long at most, or until there is one.
  void pump(Milliseconds limit);
  // Says nothing of what it hears until the next call with true.
  void listen(bool on) { listens_ = on; }
  [[nodiscard]] bool listens() const { return listens_; }

 private:
  struct Heard {
    DWORD event;
    HWND window;
    LONG object;
    LONG child;
  };

  static void CALLBACK on_event(HWINEVENTHOOK, DWORD event, HWND window, LONG object, LONG child,
                                DWORD, DWORD);
  void take_all();
  void take(const Heard& heard);
  void take_focus(const Heard& heard);
  void look_at_control();
  void look_at_root(HWND window);
  void enter_board(HWND window);
  void write(const wchar_t* how, const std::wstring& text);

  HWND main_;
  DWORD thread_ = 0;
  HWINEVENTHOOK focus_hook_ = nullptr;
  HWINEVENTHOOK live_hook_ = nullptr;
  std::deque<Heard> heard_;
  bool is_taking_ = false;
  bool listens_ = true;
  HWND root_ = nullptr;     // the top-level window spoken of last
  HWND control_ = nullptr;  // the native control spoken of last
  std::wstring value_;      // what it held
  HWND board_ = nullptr;    // the window of the cells spoken of last
  Transcript transcript_;
};

}  // namespace client
