#!/usr/bin/env bash
# A second start with a record while a window is open: the window that is there opens it, and the
# game that was on its board is in the list. While a dialog is open there, a second window comes.
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

second_start() { # ARGUMENT...: waits for its end
  local code=0
  timeout 40 env WINEDEBUG=-all wine "$(installed_folder)/PawnPath.exe" \
    --data-dir "$(windows_path "$data")" --no-animation "$@" || code=$?
  assert_equal "the second start's exit code" 0 "$code"
}
windows_open() { find_windows "^Pawn Path$" | wc -l; }

printf 'opponent = person\n' >"$data/settings.txt"
printf '[Light "Ann \\"A\\" Łódź"]\n\n1. e2 e8 2. d4h *\n' >"$scratch/a record, with blanks.txt"
start_game
key ctrl+m
type_text e2
key Return
assert_plies 1

step "without a record the first window comes to the front"
second_start
assert_equal "windows" 1 "$(windows_open)"
assert_plies 1

step "a record goes to the first window"
(cd "$scratch" && second_start "a record, with blanks.txt")
assert_plies 3
assert_kept 'Łódź' "the record"
assert_equal "windows" 1 "$(windows_open)"
key ctrl+shift+o
dialog '^Games'
key Return
assert_plies 1

step "a close from outside ends a dialog and then the game"
key ctrl+n
dialog '^New game$'
wine taskkill /im PawnPath.exe >/dev/null
wait_for 20 game_has_ended || fail "the game did not end"
code=0
wait "$game_pid" || code=$?
forget "$game_pid"
assert_equal "the exit code" 0 "$code"
assert_plies 1
