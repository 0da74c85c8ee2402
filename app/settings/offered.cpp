#include "app/settings/offered.h"

#include <algorithm>

namespace pawnpath::app {

std::vector<int> offered(std::span<const int> usual, int current) {
  std::vector<int> values(usual.begin(), usual.end());
  const auto place = std::lower_bound(values.begin(), values.end(), current);
  if (place == values.end() || *place != current) values.insert(place, current);
  return values;
}

std::string seconds_text(std::chrono::milliseconds time) {
  const auto thousandths = time.count();
  std::string text = std::to_string(thousandths / 1000);
  std::string part = std::to_string(1000 + thousandths % 1000).substr(1);
  part.erase(part.find_last_not_of('0') + 1);
  if (!part.empty()) text += '.' + part;
  return text + (text == "1" ? " second" : " seconds");
}

}  // namespace pawnpath::app
