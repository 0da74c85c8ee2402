#!/usr/bin/env bash
# The Speak keys, the turned board and the ring of F6, by ear, in a position with walls.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

record_of "$scratch/walls.txt" "e3 d7 8 7 light d4h,f4h,b6h,e6v,c2v" "1. e4 d6 2. g2h"
settings "${two_people[@]}"
start_to_hear --nodes 20000 "$(windows_path "$scratch/walls.txt")"
# What the coach prefers is not this scenario's affair.
masks+=(-e 's/^(says    Suggested: ).*/\1(a move, and why)/')

transcript speak-keys
press Ctrl+1
press Ctrl+2
press Ctrl+3
press Ctrl+4
press Ctrl+5
press Ctrl+6
part "The cursor's square at length, a wall, an empty slot"
press o Ctrl+7
press p Left Ctrl+7
press n Ctrl+7
press w Up Up Ctrl+7
press Escape
part "The menu gives the same answers"
press Alt+s t
press Alt+s m

transcript turned-board
press Ctrl+T
press p
press Up
press Down Down
press Left
press n n
press w Ctrl+7
press Escape
press Ctrl+5
press Ctrl+T
press p Up

transcript ring-of-f6
part "Forth"
press F6
press F6
press F6
press F6
part "And back"
press Shift+F6
press Shift+F6
press Shift+F6
press Shift+F6
part "From a control that is no part of the ring"
press Tab
press F6
press Shift+F6
press Shift+Tab Shift+Tab
press Shift+F6

transcript position-in-words
press Ctrl+B F6 F6 F6
press Down Down Down
press Down Down
press Down Down Down
part "A text that changes keeps the line"
press Up Up
press Alt+Left
press Down
press Up
press Alt+Right
press Down

transcript move-box-keys
part "A letter or a digit on the board begins to type"
press Ctrl+B
press d
enter 4h
part "Editing keys stay in the box"
press Ctrl+A
press Ctrl+X
press Ctrl+V
press Home
press Delete
press Ctrl+Z
press Ctrl+A Ctrl+C
press End Ctrl+V
press Ctrl+A Delete
part "Letters that mean something on the board"
enter nporw
press Backspace Backspace Backspace Backspace Backspace
part "Ctrl+Z and Ctrl+Y never touch the game"
press Ctrl+1
enter c6
press Enter
press Ctrl+Z
press Ctrl+Y
press Escape
press Ctrl+1
press Ctrl+B Ctrl+Z

transcript main-window-controls
press Ctrl+B
walk_window GPVSLH
part "Alt and a letter"
press Alt+t
press Alt+o
press Alt+i
press Alt+c
press Alt+b

transcript suggestion
press Ctrl+B Ctrl+G
hear "Suggested"

transcript board-object
part "Every place of the board answers"
press Ctrl+B p
check_board 9

end_transcripts
stop_game
