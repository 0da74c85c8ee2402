// ThemeChoice: which look the user asks for. What it means in colours is the board's theme.
#pragma once

namespace pawnpath::app {

enum class ThemeChoice { system, light, dark, contrast };

}  // namespace pawnpath::app
