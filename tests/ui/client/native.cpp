#include "tests/ui/client/native.h"

#include <algorithm>

#include "tests/ui/client/text.h"

namespace client {
namespace {

constexpr UINT kPatience = 3000;  // milliseconds for one answer

std::wstring item_text(HWND window, UINT length_message, UINT text_message, int index) {
  const LRESULT length = ask(window, length_message, static_cast<WPARAM>(index));
  if (length <= 0) return {};
  std::wstring text(static_cast<std::size_t>(length) + 1, L'\0');
  ask(window, text_message, static_cast<WPARAM>(index), reinterpret_cast<LPARAM>(text.data()));
  text.resize(static_cast<std::size_t>(length));
  return text;
}

std::wstring place_in(LRESULT index, LRESULT count) {
  return std::to_wstring(index + 1) + L" of " + std::to_wstring(count);
}

std::wstring list_value(HWND window) {
  const LRESULT count = ask(window, LB_GETCOUNT);
  const LRESULT index = ask(window, LB_GETCURSEL);
  if (count <= 0) return L"empty";
  if (index < 0) return L"nothing selected, " + std::to_wstring(count) + L" items";
  const auto i = static_cast<int>(index);
  return item_text(window, LB_GETTEXTLEN, LB_GETTEXT, i) + L", " + place_in(index, count);
}

std::wstring choice_value(HWND window) {
  const LRESULT index = ask(window, CB_GETCURSEL);
  if (index < 0) return L"nothing chosen";
  return item_text(window, CB_GETLBTEXTLEN, CB_GETLBTEXT, static_cast<int>(index));
}

// The whole line around the caret, wherever the control breaks it on the screen.
std::wstring caret_line(HWND window) {
  const std::wstring text = text_of(window);
  const auto caret = static_cast<std::size_t>(LOWORD(ask(window, EM_GETSEL)));
  const std::size_t at = std::min(caret, text.size());
  const std::size_t before = at == 0 ? std::wstring::npos : text.rfind(L'\n', at - 1);
  const std::size_t begin = before == std::wstring::npos ? 0 : before + 1;
  return one_line(text.substr(begin, text.find(L'\n', begin) - begin));
}

std::wstring edit_value(HWND window) {
  const std::wstring text = text_of(window);
  const auto selection = static_cast<DWORD>(ask(window, EM_GETSEL));
  const std::size_t from = LOWORD(selection);
  const std::size_t to = std::min<std::size_t>(HIWORD(selection), text.size());
  if (text.empty()) return L"blank";
  return from < to ? L"selected " + text.substr(from, to - from) : text;
}

std::wstring check_value(HWND window) {
  return ask(window, BM_GETCHECK) == BST_CHECKED ? L"checked" : L"not checked";
}

Kind button_kind(LONG style) {
  switch (style & BS_TYPEMASK) {
    case BS_CHECKBOX:
    case BS_AUTOCHECKBOX:
    case BS_3STATE:
    case BS_AUTO3STATE:
      return Kind::check_box;
    case BS_RADIOBUTTON:
    case BS_AUTORADIOBUTTON:
      return Kind::radio_button;
    case BS_GROUPBOX:
      return Kind::other;
    default:
      return Kind::push_button;
  }
}

bool is_class(HWND window, const wchar_t* name) { return class_of(window) == name; }

// The next sibling in front that can be seen.
HWND in_front_of(HWND window) {
  HWND sibling = GetWindow(window, GW_HWNDPREV);
  while (sibling != nullptr && !IsWindowVisible(sibling))
    sibling = GetWindow(sibling, GW_HWNDPREV);
  return sibling;
}

HWND behind(HWND window) {
  HWND sibling = GetWindow(window, GW_HWNDNEXT);
  while (sibling != nullptr && !IsWindowVisible(sibling))
    sibling = GetWindow(sibling, GW_HWNDNEXT);
  return sibling;
}

bool has_label_in_front(Kind kind) {
  return kind == Kind::edit || kind == Kind::text || kind == Kind::list || kind == Kind::choice;
}

}  // namespace

std::wstring class_of(HWND window) {
  wchar_t name[128] = L"";
  GetClassNameW(window, name, 128);
  return name;
}

LRESULT ask(HWND window, UINT message, WPARAM w, LPARAM l) {
  DWORD_PTR answer = 0;
  SendMessageTimeoutW(window, message, w, l, SMTO_ABORTIFHUNG, kPatience, &answer);
  return static_cast<LRESULT>(answer);
}

std::wstring text_of(HWND window) {
  const auto length = static_cast<std::size_t>(ask(window, WM_GETTEXTLENGTH));
  std::wstring text(length + 1, L'\0');
  const LRESULT found = ask(window, WM_GETTEXT, length + 1, reinterpret_cast<LPARAM>(text.data()));
  text.resize(static_cast<std::size_t>(found));
  return text;
}

Kind kind_of(HWND window) {
  const std::wstring name = class_of(window);
  const LONG style = GetWindowLongW(window, GWL_STYLE);
  if (name == L"Button") return button_kind(style);
  if (name == L"Edit") return (style & ES_MULTILINE) != 0 ? Kind::text : Kind::edit;
  if (name == L"ListBox") return Kind::list;
  if (name == L"ComboBox") return Kind::choice;
  return Kind::other;
}

const wchar_t* role_word(Kind kind) {
  switch (kind) {
    case Kind::push_button:
      return L"button";
    case Kind::check_box:
      return L"check box";
    case Kind::radio_button:
      return L"radio button";
    case Kind::edit:
      return L"edit";
    case Kind::text:
      return L"edit, multi line";
    case Kind::list:
      return L"list";
    case Kind::choice:
      return L"combo box";
    case Kind::other:
      break;
  }
  return L"";
}

std::wstring label_of(HWND window) {
  if (!has_label_in_front(kind_of(window))) return text_of(window);
  HWND label = in_front_of(window);
  return label != nullptr && is_class(label, L"Static") ? text_of(label) : std::wstring();
}

std::wstring name_of(HWND window) { return one_line(without_mnemonic(label_of(window))); }

std::wstring value(HWND window) {
  switch (kind_of(window)) {
    case Kind::check_box:
    case Kind::radio_button:
      return check_value(window);
    case Kind::edit:
      return edit_value(window);
    case Kind::text:
      return caret_line(window);
    case Kind::list:
      return list_value(window);
    case Kind::choice:
      return choice_value(window);
    default:
      return name_of(window);
  }
}

std::wstring spoken(HWND window) {
  const Kind kind = kind_of(window);
  const LONG style = GetWindowLongW(window, GWL_STYLE);
  const bool edits = kind == Kind::edit || kind == Kind::text;
  const std::wstring label = label_of(window);
  const wchar_t letter = mnemonic_in(label);
  std::vector<std::wstring> parts = {name_of(window), role_word(kind)};
  if (edits && (style & ES_READONLY) != 0) parts.push_back(L"read only");
  if (!IsWindowEnabled(window)) parts.push_back(L"unavailable");
  if (letter != 0) parts.push_back(std::wstring(L"Alt+") + letter);
  if (kind != Kind::push_button && kind != Kind::other) parts.push_back(value(window));
  return listed(parts);
}

std::vector<HWND> windows_in(HWND root) {
  std::vector<HWND> windows;
  const auto add = [](HWND window, LPARAM list) -> BOOL {
    if (IsWindowVisible(window)) reinterpret_cast<std::vector<HWND>*>(list)->push_back(window);
    return TRUE;
  };
  EnumChildWindows(root, add, reinterpret_cast<LPARAM>(&windows));
  return windows;
}

bool is_system_dialog(HWND root) {
  const auto windows = windows_in(root);
  return std::any_of(windows.begin(), windows.end(),
                     [](HWND window) { return is_class(window, L"SHELLDLL_DefView"); });
}

std::vector<std::wstring> messages_in(HWND dialog) {
  std::vector<std::wstring> messages;
  for (HWND window : windows_in(dialog)) {
    if (!is_class(window, L"Static")) continue;
    HWND next = behind(window);
    if (next != nullptr && has_label_in_front(kind_of(next))) continue;
    const std::wstring text = one_line(without_mnemonic(text_of(window)));
    if (!text.empty()) messages.push_back(text);
  }
  return messages;
}

}  // namespace client
