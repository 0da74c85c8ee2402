// Fields: how values of each type stand in the settings file, and the table of keys.
//
// The call that matters is fields(). For preferences.cpp alone.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/settings/preferences.h"

namespace pawnpath::app {

struct Field {
  std::string_view key;
  // Changes nothing and returns false when `value` is no value of the field.
  bool (*read)(Preferences& preferences, std::string_view value);
  // Empty for a value that is not to be written.
  std::string (*write)(const Preferences& preferences);
};

// In the order in which they are written.
[[nodiscard]] std::span<const Field> fields();

}  // namespace pawnpath::app
