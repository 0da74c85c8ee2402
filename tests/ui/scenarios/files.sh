#!/usr/bin/env bash
# Picture of the board, recent files, backup and restoring, and what is said when they fail.
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

start_game
key ctrl+m
type_text e2
key Return
assert_plies 2

step "a picture of the board, larger than the window's"
menu_item g f
file_dialog '^Save picture' "$scratch/board.png"
wait_for 15 test -s "$scratch/board.png" || fail "no picture was saved"
assert_equal "its size" "PNG 1200x1200" "$(identify -format '%m %wx%h' "$scratch/board.png")"
colours="$(convert "$scratch/board.png" -unique-colors -format '%w' info:)"
((colours > 50)) || fail "the picture has only $colours colours"

step "a picture that cannot be saved"
menu_item g f
file_dialog '^Save picture' /proc/board.png  # where nobody can write
message '^Save picture'

step "a record saved is a recent file, and opens from there"
save_record "$scratch/game.txt"
key ctrl+m
type_text e3
key Return
assert_plies 4
menu_item g r
in_dialog '^Open a recent file' Return
assert_plies 2

step "a record that is dropped onto the window"
printf '1. e2 e8\n2. d4h *\n' >"$scratch/dropped.txt"
eval "$(xdotool getwindowgeometry --shell "$game_window")"
"$library/drop_file.py" "$game_window" $((X + 300)) $((Y + 300)) "$scratch/dropped.txt" ||
  fail "the window did not take the file"
assert_plies 3
assert_equal "its actions" "e2 e8 d4h " "$(game_actions)"

step "a recent file that is gone leaves the list"
rm "$scratch/game.txt"
menu_item g r
in_dialog '^Open a recent file' Down Return
message '^Open a record'
assert_contains "recent files" "dropped.txt" "$(setting recent-1)"
assert_equal "recent files" "" "$(setting recent-2)"

step "everything in one file"
key ctrl+comma
in_dialog '^Preferences$' alt+l Return
before="$(game_actions)"
menu_item g b
file_dialog '^Back up' "$scratch/backup.txt"
wait_for 15 test -s "$scratch/backup.txt" || fail "no backup was written"
assert_contains "the backup" "[settings.txt" "$(cat "$scratch/backup.txt")"

step "a damaged backup changes nothing"
sed 's/letters-as-words = yes/letters-as-words = non/' "$scratch/backup.txt" >"$scratch/bad.txt"
key ctrl+comma
in_dialog '^Preferences$' alt+l Return
key ctrl+m
type_text e7
key Return
assert_plies 4
menu_item g k
file_dialog '^Restore' "$scratch/bad.txt"
message '^Restore'
assert_equal "letters as words" no "$(setting letters-as-words)"
assert_plies 4

step "restoring brings settings and game back, and keeps what was there"
menu_item g k
file_dialog '^Restore' "$scratch/backup.txt"
assert_plies 3
assert_equal "the game" "$before" "$(game_actions)"
has_letter_words() { [[ "$(setting letters-as-words)" == yes ]]; }
wait_for 5 has_letter_words || fail "the settings were not restored"
assert_contains "what was there" "letters-as-words = no" "$(cat "$data/before-restore-1.txt")"
stop_game
