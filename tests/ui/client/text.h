// Small helpers for text: wide strings inside (as Windows has them), UTF-8 outside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace client {

[[nodiscard]] std::string to_utf8(const std::wstring& text);
[[nodiscard]] std::wstring from_utf8(const std::string& text);

// Line ends and tabs become single blanks; none at the ends.
[[nodiscard]] std::wstring one_line(std::wstring_view text);

// A label without its mark, and the letter behind the mark in upper case (0 for none).
[[nodiscard]] std::wstring without_mnemonic(std::wstring_view label);
[[nodiscard]] wchar_t mnemonic_in(std::wstring_view label);

// The words between blanks.
[[nodiscard]] std::vector<std::string> words_of(const std::string& text);

// Joins what is not empty by ", ".
[[nodiscard]] std::wstring listed(const std::vector<std::wstring>& parts);

}  // namespace client
