#!/usr/bin/env bash
# Walls, edges, undo and earlier positions by ear, with two people at one PC.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${two_people[@]}"
start_to_hear

transcript wall-aiming
part "Wall mode and back"
press w
press w
part "Aim, turn, aim anew, place"
press w Right Up
press Enter
press r
press Enter
press Enter
part "Escape takes the aim away, then leaves wall mode, then does nothing"
press w Right Enter
press Escape
press Escape
press Escape
part "A wall that is refused while it is aimed at"
press w Left
press Enter
press Enter
press Escape Escape
part "The last slot of a row"
press End w
press w
part "The picker"
press Tab Tab Tab
press Tab
press Up
hear "says    Wall"
press Tab Up
hear "says    Wall"
press Tab Up
hear "says    Wall"
press Tab Space
hear "says    Dark wall"

fresh_game
transcript edges-and-ends
part "Arrows stop at the edge and say so"
press Down
press Up Home
press Left
press End
press Right
press PageUp
press Up
press PageDown
press Down
part "In wall mode"
press w Right
press Down
press Home PageUp
press Up

fresh_game
tell_listener listen off
play_typed d4h e8 c4v f5v e2 h8h
press Ctrl+B
tell_listener listen on
transcript pawns-and-walls
part "The pawn to move and the other one"
press p
press p
press o
part "Walls one after the other, and back"
press n n n
press n n n
press Shift+N
press Shift+N
part "From a wall the arrows go on"
press Up
press n Enter

transcript undo-and-redo
part "Back to the start"
press Ctrl+Z Ctrl+Z Ctrl+Z
press Ctrl+Z Ctrl+Z Ctrl+Z
press Ctrl+Z
part "And forth"
press Ctrl+Y Ctrl+Y
part "A new move clears what could be played again"
play_typed e2
press Ctrl+B Ctrl+Y
read_status

transcript viewing
part "Earlier positions by Alt and arrows"
press Alt+Left
press Alt+Left
press Ctrl+1 Ctrl+2
part "An action is refused"
press Enter
press Ctrl+Z
part "Forth, and back at the game"
press Alt+Right
press Alt+Right
part "From the list of moves"
press Ctrl+M F6
press Up
press Enter
press Ctrl+5
press Escape
part "Ctrl+B returns too"
press Alt+Home
press Ctrl+B
read_status

transcript continue-from-here
press Alt+Left
part "The menu Play, by its letters"
press Alt+p c
hear "goes on"
press Ctrl+1
part "What was cut off can be played again"
press Ctrl+Y
part "With nothing viewed the command is greyed"
press Alt+p c
press Escape Escape
press Ctrl+1

end_transcripts
stop_game
