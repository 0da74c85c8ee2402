// walk(): goes once round the window in front by Tab and holds every control against the contract.
//
// Found are controls without a name or a label in front, without a place in the tab order, of a
// foreign window class, and two of one name or mnemonic.
#pragma once

#include <string>
#include <vector>

#include "tests/ui/client/listener.h"

namespace client {

// Writes one line for each stop into the transcript. `taken` holds mnemonics that belong to the
// menus. Returns what is wrong, one sentence each.
[[nodiscard]] std::vector<std::wstring> walk(Listener& listener, const std::wstring& taken);

}  // namespace client
