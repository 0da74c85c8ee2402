#!/usr/bin/env bash
# Every reason for which a move is refused, typed into the move box and on the board, by ear.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

# try MOVE...: each is typed over the one before it, which stays selected.
try() {
  local move
  for move in "$@"; do
    enter "$move"
    press Enter
  done
}

settings "${two_people[@]}"
start_to_hear

transcript refused-names-and-steps
part "What is no name, or outside the board"
press Ctrl+M
try hello e "e2 h7" j4 e0 i9h
part "Steps that the pawn cannot do"
try e1 e4 d2
part "On the board the same reasons are said"
press Ctrl+B
press Up Up Enter
press Left Down Down Enter
press p Enter
read_status

transcript refused-walls
part "Across, over and on a wall"
press Ctrl+M
try d4h d4v c4h e4h d4h
part "A step against a wall"
try d1h e8 d2
press Ctrl+B p Up Enter
part "Nothing of it has changed the game"
press Ctrl+3

record_of "$scratch/jumps.txt" "e4 e5 2 10 light -" ""
open_record "$scratch/jumps.txt"
transcript refused-jumps
part "The straight jump is open"
press Ctrl+4
press Ctrl+M
try d5 e5
part "A wall behind the pawn, a wall beside it, a wall between"
try e3h e3
press Ctrl+4
try a1h d4v d4
try e4h e6 f5
press Ctrl+4
part "No walls left"
try a5h
press Ctrl+3

record_of "$scratch/goal.txt" "e8 e9 2 10 light -" ""
open_record "$scratch/goal.txt"
transcript goal-in-reach
part "The edge is behind the other pawn: two steps beside it win"
press Ctrl+4
press Ctrl+6
press p Right
press Up
press Ctrl+7
press Enter
hear "wins"

record_of "$scratch/routes.txt" "e1 e9 5 5 light a4h,c4h,e4h,g4h,h4v,h6v" ""
open_record "$scratch/routes.txt"
transcript refused-routes
part "A wall that would shut off one pawn, or the other"
press Ctrl+M
try h8v
record_of "$scratch/routes.txt" "e1 e9 5 5 light b5h,d5h,f5h,h5h,a3v,a5v" ""
open_record "$scratch/routes.txt"
press Ctrl+M
try a1v
record_of "$scratch/routes.txt" "e1 e9 5 5 light a4h,c4h,e4h,g4h,g5v" ""
open_record "$scratch/routes.txt"
part "Both"
press Ctrl+M
try h5h
part "And aimed at on the board"
press Ctrl+B End PageUp w
press Down Down Down
press Enter Enter

end_transcripts
stop_game
