#!/usr/bin/env bash
# Whole games of two people by ear: by arrows alone, by the move box alone, by the step buttons; a
# draw, a resignation, the last message again.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${two_people[@]}"
start_to_hear

transcript game-by-arrows
part "The pawns run at each other, and a wall comes between"
press p Up Enter
press p Down Enter
press p Up Enter
press p Down Enter
press p Left w r Enter Enter
press p Down Enter
press p Up Enter
press p Down Enter
part "Light jumps, Dark has been passed"
press p Up Up Enter
press p Down Enter
press p Up Enter
press p Down Enter
press p Up Enter
press p Down Enter
part "The last step"
press p Up Enter
hear "wins"
press p Left Enter
read_status

transcript game-by-move-box
part "A new game by Ctrl+N and Enter"
press Ctrl+N Enter
hear "New game"
part "Every move is typed"
press Ctrl+M
for move in e2 "E 8" "D4 H" e7 e3 e6 e4 e5 f4 f5v f5 d5 f6 c5 f7 c4 f8 c3 f9; do
  enter "$move"
  press Enter
done
hear "wins"
part "After the end nothing can be played"
enter d4
press Enter
press Ctrl+1

fresh_game
transcript step-buttons
part "A button stays where it is and gets another name"
press Tab Tab
press Space
press Space
press Tab
press Enter
press Shift+Tab Shift+Tab

fresh_game
transcript draw-by-repetition
for moves in 1 2; do
  play_typed e2 e8 e1 e9
done
hear "Draw"
press Ctrl+5
press Ctrl+B Ctrl+Z

fresh_game
transcript resigning
part "Called off"
press Alt+g g
hear "Resign"
press Escape
part "Done"
press Alt+g g
press Left Enter
hear "resigned"
press Ctrl+1
part "And taken back"
press Ctrl+Z
press Ctrl+Y

fresh_game
transcript last-message-again
part "Nothing but the greeting"
press Ctrl+0 Ctrl+0
part "The last, the one before it; equal texts are said again"
press Ctrl+3
press Ctrl+3
press Ctrl+4
press Ctrl+0
press Ctrl+0
press Ctrl+0
part "An edge is said, not kept"
press Down
press Ctrl+0

end_transcripts
stop_game
