#include "tests/ui/client/keyboard.h"

#include <windows.h>

#include <vector>

namespace client {
namespace {

struct NamedKey {
  const char* name;
  WORD code;
  bool extended;
};

constexpr NamedKey kKeys[] = {
    {"Left", VK_LEFT, true},     {"Right", VK_RIGHT, true},     {"Up", VK_UP, true},
    {"Down", VK_DOWN, true},     {"Home", VK_HOME, true},       {"End", VK_END, true},
    {"PageUp", VK_PRIOR, true},  {"PageDown", VK_NEXT, true},   {"Delete", VK_DELETE, true},
    {"Enter", VK_RETURN, false}, {"Escape", VK_ESCAPE, false},  {"Tab", VK_TAB, false},
    {"Space", VK_SPACE, false},  {"Backspace", VK_BACK, false}, {"F1", VK_F1, false},
    {"F6", VK_F6, false},        {"F10", VK_F10, false},        {"Ctrl", VK_CONTROL, false},
    {"Shift", VK_SHIFT, false},  {"Alt", VK_MENU, false}};

struct Stroke {
  WORD code = 0;
  bool extended = false;
};

INPUT input(Stroke stroke, bool up) {
  INPUT input = {};
  input.type = INPUT_KEYBOARD;
  input.ki.wVk = stroke.code;
  input.ki.wScan = static_cast<WORD>(MapVirtualKeyW(stroke.code, MAPVK_VK_TO_VSC));
  input.ki.dwFlags = (up ? KEYEVENTF_KEYUP : 0U) | (stroke.extended ? KEYEVENTF_EXTENDEDKEY : 0U);
  return input;
}

// All down in this order, up in the opposite one.
bool send(const std::vector<Stroke>& strokes) {
  std::vector<INPUT> inputs;
  for (const Stroke& stroke : strokes)
    inputs.push_back(input(stroke, false));
  for (auto stroke = strokes.rbegin(); stroke != strokes.rend(); ++stroke)
    inputs.push_back(input(*stroke, true));
  const auto count = static_cast<UINT>(inputs.size());
  return SendInput(count, inputs.data(), sizeof(INPUT)) == count;
}

Stroke named(const std::string& name) {
  for (const NamedKey& key : kKeys) {
    if (name == key.name) return {key.code, key.extended};
  }
  if (name.size() != 1) return {};
  const SHORT code = VkKeyScanW(
      static_cast<wchar_t>(name[0] >= 'A' && name[0] <= 'Z' ? name[0] - 'A' + 'a' : name[0]));
  return code == -1 ? Stroke{} : Stroke{static_cast<WORD>(code & 0xFF), false};
}

}  // namespace

bool press(const std::string& key) {
  std::vector<Stroke> strokes;
  std::string rest = key;
  for (std::size_t plus = rest.find('+'); plus != std::string::npos && plus + 1 < rest.size();
       plus = rest.find('+')) {
    strokes.push_back(named(rest.substr(0, plus)));
    rest = rest.substr(plus + 1);
  }
  strokes.push_back(named(rest));
  for (const Stroke& stroke : strokes) {
    if (stroke.code == 0) return false;
  }
  return send(strokes);
}

bool press(wchar_t character) {
  const SHORT code = VkKeyScanW(character);
  if (code == -1) return false;
  std::vector<Stroke> strokes;
  if ((code & 0x100) != 0) strokes.push_back({VK_SHIFT, false});
  strokes.push_back({static_cast<WORD>(code & 0xFF), false});
  return send(strokes);
}

}  // namespace client
