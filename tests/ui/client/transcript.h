// Transcript: what would be heard, line by line, in a UTF-8 file and in memory.
//
// A line is a word for how it was heard, a tab's width of blanks, and the text.
#pragma once

#include <fstream>
#include <string>
#include <vector>

namespace client {

class Transcript {
 public:
  // Begins anew in that file; false when it cannot be written.
  bool open(const std::wstring& path);
  void add(const std::wstring& how, const std::wstring& text);
  void heading(const std::wstring& text);          // of a part of the scenario
  void heading_of_keys(const std::wstring& keys);  // what was pressed

  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  [[nodiscard]] const std::wstring& line(std::size_t i) const { return lines_[i]; }

 private:
  void write(const std::wstring& line);

  std::ofstream file_;
  std::vector<std::wstring> lines_;
};

}  // namespace client
