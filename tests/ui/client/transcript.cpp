#include "tests/ui/client/transcript.h"

#include <filesystem>

#include "tests/ui/client/text.h"

namespace client {
namespace {

constexpr std::size_t kWidth = 8;

}  // namespace

bool Transcript::open(const std::wstring& path) {
  file_.close();
  file_.clear();
  file_.open(std::filesystem::path(path), std::ios::binary | std::ios::trunc);
  lines_.clear();
  return file_.good();
}

void Transcript::add(const std::wstring& how, const std::wstring& text) {
  const std::size_t blanks = how.size() < kWidth ? kWidth - how.size() : 1;
  write(how + std::wstring(blanks, L' ') + one_line(text));
}

void Transcript::heading(const std::wstring& text) { write(L"# " + text); }

void Transcript::heading_of_keys(const std::wstring& keys) { write(L"> " + keys); }

void Transcript::write(const std::wstring& line) {
  lines_.push_back(line);
  file_ << to_utf8(line) << '\n' << std::flush;
}

}  // namespace client
