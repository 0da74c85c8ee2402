#include "tests/ui/client/walk.h"

#include <algorithm>
#include <map>

#include "tests/ui/client/accessible.h"
#include "tests/ui/client/keyboard.h"
#include "tests/ui/client/native.h"
#include "tests/ui/client/text.h"

namespace client {
namespace {

constexpr int kMostStops = 80;
constexpr Milliseconds kStep{40};

bool contains(const std::vector<HWND>& windows, HWND window) {
  return std::find(windows.begin(), windows.end(), window) != windows.end();
}

// Of all that is neither the system's control nor the board nobody knows the role.
bool is_board(HWND window) {
  if (kind_of(window) != Kind::other) return false;
  const auto object = object_of_window(window);
  return object && object->role() == ROLE_SYSTEM_TABLE;
}

std::wstring spoken_stop(HWND window) {
  if (kind_of(window) != Kind::other) return spoken(window);
  const auto object = object_of_window(window);
  return object ? spoken(*object) : std::wstring();
}

// Where Tab stops, from what has the focus until it is there again.
std::vector<HWND> tab_stops(Listener& listener) {
  std::vector<HWND> stops;
  HWND stop = listener.focus();
  while (stop != nullptr && !contains(stops, stop) && stops.size() < kMostStops) {
    stops.push_back(stop);
    if (!press("Tab")) break;
    listener.settle(kStep);
    stop = listener.focus();
  }
  return stops;
}

class Inspection {
 public:
  Inspection(std::vector<HWND> stops, const std::wstring& taken) : stops_(std::move(stops)) {
    for (const wchar_t letter : taken)
      mnemonics_[letter] = L"a menu";
  }

  void stop(HWND window) {
    const Kind kind = kind_of(window);
    if (kind == Kind::other && !is_board(window)) {
      wrong(L"Tab stops at a window of class " + class_of(window));
      return;
    }
    name(kind == Kind::other ? spoken_stop(window) : name_of(window), window);
    if (kind != Kind::other) mnemonic(mnemonic_in(label_of(window)), name_of(window));
  }

  void control(HWND window) {
    const Kind kind = kind_of(window);
    if (kind == Kind::other || !IsWindowEnabled(window) || contains(stops_, window)) return;
    if (kind == Kind::radio_button && has_radio_stop()) return;  // arrows go through the group
    wrong(L"Tab does not stop at " + spoken(window));
  }

  [[nodiscard]] const std::vector<std::wstring>& faults() const { return faults_; }

 private:
  [[nodiscard]] bool has_radio_stop() const {
    return std::any_of(stops_.begin(), stops_.end(),
                       [](HWND window) { return kind_of(window) == Kind::radio_button; });
  }

  void name(const std::wstring& text, HWND window) {
    if (text.empty()) {
      wrong(L"a control of class " + class_of(window) + L" has no name");
    } else if (names_[text]++ == 1) {
      wrong(L"two controls are called " + text);
    }
  }

  void mnemonic(wchar_t letter, const std::wstring& owner) {
    if (letter == 0) return;
    std::wstring& other = mnemonics_[letter];
    if (!other.empty()) wrong(owner + L" and " + other + L" share Alt+" + letter);
    other = owner;
  }

  void wrong(const std::wstring& sentence) { faults_.push_back(sentence); }

  std::vector<HWND> stops_;
  std::map<std::wstring, int> names_;
  std::map<wchar_t, std::wstring> mnemonics_;
  std::vector<std::wstring> faults_;
};

}  // namespace

std::vector<std::wstring> walk(Listener& listener, const std::wstring& taken) {
  listener.listen(false);
  const std::vector<HWND> stops = tab_stops(listener);
  listener.listen(true);
  Inspection inspection(stops, taken);
  for (HWND window : stops) {
    listener.transcript().add(L"tab", spoken_stop(window));
    inspection.stop(window);
  }
  for (HWND window : windows_in(listener.active()))
    inspection.control(window);
  std::vector<std::wstring> faults = inspection.faults();
  if (stops.empty()) faults.push_back(L"nothing has the focus");
  listener.forget();
  return faults;
}

}  // namespace client
