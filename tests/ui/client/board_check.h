// check_board(): asks the board's accessible object everything a reader could ask, of every child.
//
// Name, role, state, location, hit test, navigation, focus, selection, default action, and ids
// that are none. Afterwards the cursor is on the first square.
#pragma once

#include <string>
#include <vector>

#include "tests/ui/client/listener.h"

namespace client {

// What is wrong, one sentence each. `size` is the number of squares along an edge.
[[nodiscard]] std::vector<std::wstring> check_board(Listener& listener, int size);

}  // namespace client
