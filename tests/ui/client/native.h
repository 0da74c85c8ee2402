// The system's own controls as a reader would speak them, from window class, the label in front
// and messages.
//
// The calls that matter are spoken() when a control gets the focus, and value() for what keys
// change in it. Wine's MSAA objects for these controls are too thin to be asked.
#pragma once

#include <windows.h>

#include <string>
#include <vector>

namespace client {

enum class Kind { other, push_button, check_box, radio_button, edit, text, list, choice };

[[nodiscard]] std::wstring class_of(HWND window);
[[nodiscard]] std::wstring text_of(HWND window);  // empty when it does not answer in time
LRESULT ask(HWND window, UINT message, WPARAM w = 0, LPARAM l = 0);

[[nodiscard]] Kind kind_of(HWND window);
[[nodiscard]] const wchar_t* role_word(Kind kind);

// With its mnemonic's mark: a button's own text, else the static text right in front.
[[nodiscard]] std::wstring label_of(HWND window);
[[nodiscard]] std::wstring name_of(HWND window);

// The selected item with its place, the checked state, the text, or the line with the caret.
[[nodiscard]] std::wstring value(HWND window);
[[nodiscard]] std::wstring spoken(HWND window);

[[nodiscard]] bool is_system_dialog(HWND root);  // one for files: driven, not transcribed
// Static texts of a dialog that name no control: a message, an explanation.
[[nodiscard]] std::vector<std::wstring> messages_in(HWND dialog);
[[nodiscard]] std::vector<HWND> windows_in(HWND root);  // visible ones, in creation order

}  // namespace client
