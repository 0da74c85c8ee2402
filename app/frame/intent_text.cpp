#include "app/frame/intent_text.h"

#include "app/a11y/cell_name.h"
#include "engine/rules/legal.h"
#include "engine/rules/refusal.h"
#include "engine/text/action_text.h"
#include "engine/text/position_text.h"
#include "engine/text/refusal_text.h"

namespace pawnpath::app {
namespace {

// The routes, or what is wrong in short, have just been heard with the slot's name.
std::string aim_sentence(const Snapshot& snapshot, Action wall, Wording wording) {
  const Position& position = snapshot.shown();
  if (!is_legal(position, wall)) {
    return refusal_sentence(why_not(position, wall), position, wording);
  }
  const std::string aimed = "Aimed at " + wall_name(wall, wording) + ".";
  return snapshot.awaits_person() ? aimed + " Enter again places it." : aimed;
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
    case IntentKind::no_turn:
      return "R turns a wall, in wall mode. W is wall mode.";
    case IntentKind::no_wall:
      return walls_on_board_sentence(position, wording);
    case IntentKind::mode:
    case IntentKind::place:
      if (!mode_changed) return {};
      return board.cursor().mode() == Cursor::Mode::wall ? "Wall mode." : "Step mode.";
    case IntentKind::aim:
      return aim_sentence(board.snapshot(), intent.action, wording);
    case IntentKind::cleared:
      return "Aim taken away.";
    default:
      return {};
  }
}

}  // namespace pawnpath::app
