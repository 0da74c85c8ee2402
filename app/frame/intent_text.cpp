#include "app/frame/intent_text.h"

#include "app/a11y/cell_name.h"
#include "engine/rules/legal.h"
#include "engine/text/action_text.h"
#include "engine/text/position_text.h"

namespace pawnpath::app {
namespace {

// Spoken, the routes have just been heard with the slot's name.
std::string aim_sentence(const Position& position, Action wall, Wording wording) {
  const std::string preview = wall_preview(position, wall, wording) + ".";
  if (!is_legal(position, wall)) return preview;
  if (!wording.spoken) return preview + " Again places it.";
  return "Aimed at " + wall_name(wall, wording) + ". Enter again places it.";
}

}  // namespace

std::string intent_sentence(const Intent& intent, const BoardPanel& board, bool mode_changed,
                            Wording wording) {
  const Position& position = board.snapshot().shown();
  switch (intent.kind) {
    case IntentKind::edge:
      return "Edge.";
    case IntentKind::same:
      return cell_name(board.snapshot(), board.cursor().place(), board.marked_steps(), wording) +
             ".";
    case IntentKind::no_wall:
      return walls_on_board_sentence(position, wording);
    case IntentKind::mode:
      if (!mode_changed) return {};
      return board.cursor().mode() == Cursor::Mode::wall ? "Wall mode." : "Step mode.";
    case IntentKind::aim:
      return aim_sentence(position, intent.action, wording);
    case IntentKind::cleared:
      return "Aim taken away.";
    default:
      return {};
  }
}

}  // namespace pawnpath::app
