#!/usr/bin/env bash
# Dialogs by ear and by keys: each control has a name and a place in the tab order, Escape closes,
# focus returns; a record is saved and opened again.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${two_people[@]}"
start_to_hear

transcript new-game-dialog
part "Its controls"
press Ctrl+N
walk_window
part "Escape changes nothing, and the focus is where it was"
press Escape
press Ctrl+1
part "From the move box"
press Ctrl+M Ctrl+N
press Escape
transcript help-dialogs
press F1
walk_window
press Escape
press Ctrl+M
press Alt+h a
walk_window
press Enter
press Ctrl+B

transcript resign-dialog
press Alt+g g
walk_window
press Escape
press Ctrl+1

transcript menus-by-letters
part "Open and leave a menu; no letter reaches the board"
press Alt+v Escape Escape
press Alt+g Right Right Escape Escape
press Ctrl+M
enter d4
press Alt+p Escape Escape
press Ctrl+1
press Ctrl+A Delete Ctrl+B

transcript save-and-open
part "Save"
play_typed e2 d4h e3
press Ctrl+B
tell_listener listen off
press Ctrl+S
wait_window '^Save' 15 >/dev/null || fail "no dialog after Ctrl+S"
press Ctrl+A
enter "$(windows_path "$scratch/saved.txt")"
tell_listener listen on
press Enter
hear "saved"
read_status
part "A new game, and the old one again"
press Ctrl+Shift+N
tell_listener listen off
press Ctrl+O
wait_window '^Open' 15 >/dev/null || fail "no dialog after Ctrl+O"
enter "$(windows_path "$scratch/saved.txt")"
tell_listener listen on
press Enter
hear "loaded"
press Ctrl+5
part "A file that is no record"
printf 'e2 e8 e3 e4\n' >"$scratch/bad.txt"
tell_listener listen off
press Ctrl+O
wait_window '^Open' 15 >/dev/null || fail "no dialog after Ctrl+O"
enter "$(windows_path "$scratch/bad.txt")"
tell_listener listen on
press Enter
hear "dialog  Open"
press Enter
press Ctrl+1
part "The one slot"
press Alt+g p
press Ctrl+Z
press Alt+g l
hear "loaded"
press Ctrl+Shift+C

end_transcripts
stop_game
