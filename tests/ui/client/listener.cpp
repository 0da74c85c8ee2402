#include "tests/ui/client/listener.h"

#include "tests/ui/client/accessible.h"
#include "tests/ui/client/native.h"
#include "tests/ui/client/text.h"

namespace client {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kRounds = 5;
constexpr DWORD kLiveRegionChanged = 0x8019;  // EVENT_OBJECT_LIVEREGIONCHANGED

Listener* listening = nullptr;  // the hook's function gets no pointer of ours

}  // namespace

Listener::Listener(HWND main) : main_(main) {
  DWORD process = 0;
  thread_ = GetWindowThreadProcessId(main, &process);
  listening = this;
  const auto hook = [process](DWORD event) {
    return SetWinEventHook(event, event, nullptr, &Listener::on_event, process, 0,
                           WINEVENT_OUTOFCONTEXT);
  };
  focus_hook_ = hook(EVENT_OBJECT_FOCUS);
  live_hook_ = hook(kLiveRegionChanged);
}

Listener::~Listener() {
  UnhookWinEvent(focus_hook_);
  UnhookWinEvent(live_hook_);
  listening = nullptr;
}

void CALLBACK Listener::on_event(HWINEVENTHOOK, DWORD event, HWND window, LONG object, LONG child,
                                 DWORD, DWORD) {
  if (listening != nullptr) listening->heard_.push_back({event, window, object, child});
}

HWND Listener::focus() const {
  GUITHREADINFO info = {};
  info.cbSize = sizeof(info);
  return GetGUIThreadInfo(thread_, &info) ? info.hwndFocus : nullptr;
}

HWND Listener::active() const {
  GUITHREADINFO info = {};
  info.cbSize = sizeof(info);
  return GetGUIThreadInfo(thread_, &info) ? info.hwndActive : nullptr;
}

// --- Taking in

void Listener::pump(Milliseconds limit) {
  MsgWaitForMultipleObjects(0, nullptr, FALSE, static_cast<DWORD>(limit.count()), QS_ALLINPUT);
  MSG message;
  while (PeekMessageW(&message, nullptr, 0, 0, PM_REMOVE)) {
    TranslateMessage(&message);
    DispatchMessageW(&message);
  }
  take_all();
}

// Asking an object lets further events in, which wait for their turn.
void Listener::take_all() {
  if (is_taking_) return;
  is_taking_ = true;
  while (!heard_.empty()) {
    const Heard heard = heard_.front();
    heard_.pop_front();
    take(heard);
  }
  is_taking_ = false;
}

void Listener::take(const Heard& heard) {
  if (heard.event == EVENT_OBJECT_FOCUS) return take_focus(heard);
  const auto object = object_of_event(heard.window, heard.object, heard.child);
  if (object) write(L"says", object->name());
}

// A focus event counts only if the object or one around it says that it has the focus.
void Listener::take_focus(const Heard& heard) {
  if (heard.object != OBJID_CLIENT) return;
  if (kind_of(heard.window) != Kind::other) {
    if (heard.window != focus()) return;
    look_at_root(heard.window);
    control_ = heard.window;
    board_ = nullptr;
    value_ = value(control_);
    if (!is_system_dialog(root_)) write(L"focus", spoken(control_));
    return;
  }
  const auto object = object_of_event(heard.window, heard.object, heard.child);
  if (!object || !object->has_focus()) return;
  look_at_root(heard.window);
  control_ = nullptr;
  if (object->child != CHILDID_SELF) enter_board(heard.window);
  write(L"focus", spoken(*object));
}

// Coming from elsewhere, what is around a cell is spoken before it.
void Listener::enter_board(HWND window) {
  if (board_ == window) return;
  board_ = window;
  if (const auto object = object_of_window(window)) write(L"enter", spoken(*object));
}

void Listener::look_at_root(HWND window) {
  HWND root = GetAncestor(window, GA_ROOT);
  if (root == root_) return;
  root_ = root;
  board_ = nullptr;
  write(root == main_ ? L"window" : L"dialog", text_of(root));
  if (root == main_ || is_system_dialog(root)) return;
  for (const std::wstring& message : messages_in(root))
    write(L"text", message);
}

// Wine's controls tell nobody what keys changed in them.
void Listener::look_at_control() {
  if (control_ == nullptr || control_ != focus() || is_system_dialog(root_)) return;
  const std::wstring now = value(control_);
  if (now == value_) return;
  value_ = now;
  write(L"value", now);
}

void Listener::write(const wchar_t* how, const std::wstring& text) {
  if (listens_ && !text.empty()) transcript_.add(how, text);
}

// --- Waiting

void Listener::forget() {
  pump(Milliseconds(20));
  root_ = active();
  control_ = focus();
  board_ = kind_of(control_) == Kind::other ? control_ : nullptr;
  if (board_ != nullptr) control_ = nullptr;
  if (control_ != nullptr) value_ = value(control_);
}

// What was pressed stands in the game's queue. A message that is answered once may have been
// answered before it; answered again and again, it has let the key and what follows it pass.
void Listener::settle(Milliseconds quiet) {
  for (int i = 0; i < kRounds; ++i) {
    pump(Milliseconds(4));
    ask(main_, WM_NULL);
  }
  auto last = Clock::now();
  std::size_t lines = transcript_.size();
  while (Clock::now() - last < quiet) {
    pump(Milliseconds(10));
    if (transcript_.size() == lines) continue;
    lines = transcript_.size();
    last = Clock::now();
  }
  look_at_control();
}

bool Listener::wait_for(const std::wstring& part, std::size_t from, Milliseconds limit) {
  const auto end = Clock::now() + limit;
  for (std::size_t i = from;; ++i) {
    while (i >= transcript_.size()) {
      if (Clock::now() > end) return false;
      pump(Milliseconds(20));
      look_at_control();
    }
    if (transcript_.line(i).find(part) != std::wstring::npos) return true;
  }
}

}  // namespace client
