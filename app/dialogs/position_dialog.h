// The dialog that sets up a position, with every fault named as long as there is one.
//
// The call that matters is ask_position(). It starts no game; the rules of a valid position are the
// engine's, see session/position_form.h.
#pragma once

#include <wx/window.h>

#include <optional>

#include "app/frame/actions.h"
#include "engine/rules/position.h"

namespace pawnpath::app {

// Begins with `shown`; `picture` draws pawns and walls as a square of that many pixels. Nothing
// when it was called off.
[[nodiscard]] std::optional<Position> ask_position(wxWindow& parent, const Position& shown,
                                                   const PictureOf& picture);

}  // namespace pawnpath::app
