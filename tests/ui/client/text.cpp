#include "tests/ui/client/text.h"

#include <windows.h>

#include <sstream>

namespace client {

std::string to_utf8(const std::wstring& text) {
  const int length = static_cast<int>(text.size());
  const int bytes =
      WideCharToMultiByte(CP_UTF8, 0, text.data(), length, nullptr, 0, nullptr, nullptr);
  std::string result(static_cast<std::size_t>(bytes), '\0');
  WideCharToMultiByte(CP_UTF8, 0, text.data(), length, result.data(), bytes, nullptr, nullptr);
  return result;
}

std::wstring from_utf8(const std::string& text) {
  const int length = static_cast<int>(text.size());
  const int units = MultiByteToWideChar(CP_UTF8, 0, text.data(), length, nullptr, 0);
  std::wstring result(static_cast<std::size_t>(units), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), length, result.data(), units);
  return result;
}

std::wstring one_line(std::wstring_view text) {
  std::wstring result;
  for (const wchar_t c : text) {
    const bool blank = c == L' ' || c == L'\t' || c == L'\r' || c == L'\n';
    if (!blank) {
      result += c;
    } else if (!result.empty() && result.back() != L' ') {
      result += L' ';
    }
  }
  if (!result.empty() && result.back() == L' ') result.pop_back();
  return result;
}

std::wstring without_mnemonic(std::wstring_view label) {
  std::wstring result;
  for (std::size_t i = 0; i < label.size(); ++i) {
    if (label[i] == L'&' && i + 1 < label.size()) ++i;
    result += label[i];
  }
  return result;
}

wchar_t mnemonic_in(std::wstring_view label) {
  for (std::size_t i = 0; i + 1 < label.size(); ++i) {
    if (label[i] != L'&') continue;
    if (label[i + 1] != L'&') return static_cast<wchar_t>(towupper(label[i + 1]));
    ++i;
  }
  return 0;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;)
    words.push_back(word);
  return words;
}

std::wstring listed(const std::vector<std::wstring>& parts) {
  std::wstring result;
  for (const std::wstring& part : parts) {
    if (part.empty()) continue;
    if (!result.empty()) result += L", ";
    result += part;
  }
  return result;
}

}  // namespace client
