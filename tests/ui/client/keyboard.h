// Keys sent as a keyboard would send them, to whatever has the focus.
//
// A key is named like `Ctrl+Shift+C`, `Right`, `F6`, `e`.
#pragma once

#include <string>

namespace client {

// False for a name that is no key.
[[nodiscard]] bool press(const std::string& key);
[[nodiscard]] bool press(wchar_t character);

}  // namespace client
