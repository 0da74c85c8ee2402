#!/usr/bin/env bash
# By ear what comes up now and then: a wall of the computer, viewing from every part of the window,
# the turned board in wall mode, rows for braille, refusals by arrows, keys of the game in lists.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

# A game against the computer, as it lies in the data folder: you are Light.
computer_game() { # LEVEL POSITION
  printf '[Game "Pawn Path"]\n[Position "%s"]\n[Result "*"]\n' "$2"
  printf '[LightPlayer "person"]\n[DarkPlayer "%s"]\n\n*\n' "$1"
}

settings "${you_are_light[@]}"
mkdir -p "$data"
computer_game casual "e7 e4 10 10 light -" >"$data/autosave.txt"
start_to_hear
transcript a-wall-of-the-computer
part "The game that was waiting"
press Ctrl+1
press p Up Enter
hear "Dark wall"
press Ctrl+1
press Ctrl+3
part "It is taken back together with the move before it"
press Ctrl+Z
stop_listening
stop_game

rm -f "$data"/autosave*
record_of "$scratch/walls.txt" "e3 d7 8 7 light d4h,f4h,b6h,e6v,c2v" "1. e4 d6 2. g2h"
settings "${two_people[@]}"
start_to_hear --nodes 20000 "$(windows_path "$scratch/walls.txt")"
masks+=(-e 's/(Suggested: ).*/\1(a move, and why)/')

transcript viewing-from-everywhere
part "The controls there are while an earlier position is viewed"
press Alt+Left
press Tab Tab Tab
press Shift+Tab Shift+Tab
press Alt+a
part "From the move box"
press Alt+Left
press Ctrl+M
enter e5
press Enter
press Escape
part "From the wall picker"
press Alt+Left
press Alt+c
press Up
hear "horizontal:"
press Escape
part "A suggestion is for what is viewed"
press Alt+Left
press Ctrl+G
hear "Suggested"
press Alt+e

transcript turned-board-in-wall-mode
press Ctrl+B Ctrl+T
press w
press Right
press Up
press Home
press End
press PageUp
press PageDown
press r
press p
press o
press Escape
press r
press Ctrl+T

transcript refusals-by-arrows
part "The own square, the other pawn's, too far, diagonal, behind a wall"
press p Enter
press o Enter
press PageUp Enter
press p Up Left Enter
press p Right Enter
part "A wall that overlaps, one that crosses"
press n Enter
press w r Enter
press Escape Escape

transcript keys-of-the-game-in-lists
part "Undo in the list of moves"
press F6 F6
press Ctrl+Z
press Up
press Ctrl+Y
part "And in the position in words"
press F6
press Ctrl+Z
press Ctrl+Y

end_transcripts
stop_listening
stop_game

settings "${two_people[@]}" position-as-rows=yes
rm -f "$data"/autosave*
start_to_hear "$(windows_path "$scratch/walls.txt")"
transcript rows-for-braille
press F6 F6 F6
press Down
press Down Down
press Down
press Ctrl+Home
press Right Right

end_transcripts
stop_game
