// ui-client: watches the game from outside as a screen reader does, presses keys, and writes down
// what would be heard.
//
//   ui-client TITLE      the title of the game's window
//
// It reads commands from its input, one a line, and answers each with `ok` or `failed REASON`:
//   transcript PATH      begin a transcript there
//   step TEXT            a heading
//   keys KEY ...         press keys, each heard out before the next (`Ctrl+M`, `Right`, `e`)
//   type TEXT            the same for text
//   wait SECONDS TEXT    until a line with that text, after the last keys
//   listen on|off        whether what is heard is written down
//   status               the status bar, as a reader reads it on demand
//   walk [LETTERS]       go round the window in front by Tab and check every control; letters of
//                        the menus
//   board SIZE           check the board's accessible object
//   quit                 end; so does the end of the input
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <objbase.h>

#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

#include "tests/ui/client/board_check.h"
#include "tests/ui/client/keyboard.h"
#include "tests/ui/client/listener.h"
#include "tests/ui/client/native.h"
#include "tests/ui/client/text.h"
#include "tests/ui/client/walk.h"

namespace client {
namespace {

constexpr Milliseconds kQuietKey{30};
constexpr Milliseconds kQuietEnd{260};
constexpr int kSecondsForWindow = 40;

// Lines of the input, read beside the loop that lets events in.
class Input {
 public:
  Input() {
    std::thread([this] { read(); }).detach();
  }
  // False at the end of the input.
  bool next(std::string& line, Listener& listener) {
    for (;;) {
      {
        const std::lock_guard lock(mutex_);
        if (!lines_.empty()) {
          line = lines_.front();
          lines_.pop();
          return true;
        }
        if (ended_) return false;
      }
      listener.pump(Milliseconds(10));
    }
  }

 private:
  void read() {
    for (std::string line; std::getline(std::cin, line);) {
      const std::lock_guard lock(mutex_);
      lines_.push(line);
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }

  std::mutex mutex_;
  std::queue<std::string> lines_;
  bool ended_ = false;
};

using Fault = std::optional<std::string>;

class Commands {
 public:
  explicit Commands(Listener& listener) : listener_(listener) {}

  Fault run(const std::string& line) {
    const std::size_t blank = line.find(' ');
    const std::string name = line.substr(0, blank);
    const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
    const auto command = kCommands.find(name);
    if (command == kCommands.end()) return "there is no command " + name;
    return (this->*command->second)(rest);
  }

 private:
  using Command = Fault (Commands::*)(const std::string&);
  static const std::map<std::string, Command> kCommands;

  Fault transcript(const std::string& path) {
    listener_.forget();
    from_ = 0;
    if (listener_.transcript().open(from_utf8(path))) return std::nullopt;
    return "the transcript cannot be written to " + path;
  }

  Fault step(const std::string& text) {
    listener_.settle(kQuietKey);
    listener_.transcript().heading(from_utf8(text));
    return std::nullopt;
  }

  Fault keys(const std::string& text) {
    begin(text);
    for (const std::string& key : words_of(text)) {
      if (!press(key)) return "there is no key " + key;
      listener_.settle(kQuietKey);
    }
    listener_.settle(kQuietEnd);
    return std::nullopt;
  }

  Fault type(const std::string& text) {
    begin('"' + text + '"');
    for (const wchar_t character : from_utf8(text)) {
      if (!press(character)) return "there is no key for every character of " + text;
      listener_.pump(Milliseconds(5));
    }
    listener_.settle(kQuietEnd);
    return std::nullopt;
  }

  Fault wait(const std::string& text) {
    const std::size_t blank = text.find(' ');
    const Milliseconds limit{1000 * std::stoi(text)};
    const std::wstring part = from_utf8(text.substr(blank + 1));
    if (!listener_.wait_for(part, from_, limit)) return "not heard: " + text.substr(blank + 1);
    listener_.settle(kQuietEnd);
    return std::nullopt;
  }

  Fault listen(const std::string& text) {
    listener_.settle(kQuietEnd);
    listener_.listen(text == "on");
    if (text == "on") listener_.forget();
    return std::nullopt;
  }

  Fault status(const std::string&) {
    for (HWND window : windows_in(listener_.main_window())) {
      if (class_of(window) != L"msctls_statusbar32") continue;
      const std::wstring text = text_of(window);
      if (text.empty()) return "the status bar is empty";
      listener_.transcript().add(L"status", text);
      return std::nullopt;
    }
    return "there is no status bar";
  }

  Fault walk_round(const std::string& letters) { return told(walk(listener_, from_utf8(letters))); }
  Fault board(const std::string& size) {
    return told(check_board(listener_, size.empty() ? 9 : std::stoi(size)));
  }

  Fault told(const std::vector<std::wstring>& faults) {
    std::string all;
    for (const std::wstring& fault : faults) {
      listener_.transcript().add(L"WRONG", fault);
      all += (all.empty() ? "" : "; ") + to_utf8(fault);
    }
    return all.empty() ? Fault() : Fault(all);
  }

  void begin(const std::string& pressed) {
    from_ = listener_.transcript().size();
    if (listener_.listens()) listener_.transcript().heading_of_keys(from_utf8(pressed));
  }

  Listener& listener_;
  std::size_t from_ = 0;  // the first line after the last keys
};

const std::map<std::string, Commands::Command> Commands::kCommands = {
    {"transcript", &Commands::transcript},
    {"step", &Commands::step},
    {"keys", &Commands::keys},
    {"type", &Commands::type},
    {"wait", &Commands::wait},
    {"listen", &Commands::listen},
    {"status", &Commands::status},
    {"walk", &Commands::walk_round},
    {"board", &Commands::board}};

HWND find_window(const std::wstring& title) {
  for (int tries = 0; tries < 10 * kSecondsForWindow; ++tries) {
    HWND window = FindWindowW(nullptr, title.c_str());
    if (window != nullptr && IsWindowVisible(window)) return window;
    Sleep(100);
  }
  return nullptr;
}

// Keys go to what is in front.
void wait_until_in_front(HWND window) {
  for (int tries = 0; tries < 100 && GetForegroundWindow() != window; ++tries)
    Sleep(100);
}

int run(const std::string& title) {
  HWND window = find_window(from_utf8(title));
  if (window == nullptr) {
    std::cout << "failed no window is called " << title << std::endl;
    return 1;
  }
  wait_until_in_front(window);
  Listener listener(window);
  Commands commands(listener);
  std::cout << "ok" << std::endl;
  Input input;
  for (std::string line; input.next(line, listener);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line == "quit") break;
    const Fault fault = commands.run(line);
    std::cout << (fault ? "failed " + *fault : std::string("ok")) << std::endl;
  }
  return 0;
}

}  // namespace
}  // namespace client

int main(int count, char** arguments) {
  _setmode(_fileno(stdout), _O_BINARY);
  if (count != 2) {
    std::cerr << "usage: ui-client TITLE\n";
    return 2;
  }
  CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED);
  const int code = client::run(arguments[1]);
  std::cout.flush();
  // The thread that reads may still wait for a line.
  std::_Exit(code);
}
