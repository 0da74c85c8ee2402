#!/usr/bin/env bash
# While the game runs, nothing is changed and nothing is closed: a silent setup or uninstaller
# ends with code 2, a normal setup asks and goes on once the game has been closed.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix
start_display
run_setup /S
folder="$(installed_folder)"
before="$(checksums "$folder")"
start_game

step "silent setup"
code=0
run_setup /S || code=$?
assert_equal "the setup's code" 2 "$code"
assert_equal "the files" "$before" "$(checksums "$folder")"
game_is_running || fail "the game was closed"

step "silent uninstaller, in place"
code=0
uninstall_in_place "$folder" "$(entry_value InstallLocation)" || code=$?
assert_equal "the uninstaller's code" 2 "$code"
assert_equal "the files" "$before" "$(checksums "$folder")"
has_entry || fail "the uninstall entry is gone"
game_is_running || fail "the game was closed"

step "normal setup: Cancel changes nothing"
wine "$setup" &
remember $!
setup_pid=$!
window="$(wait_window '^Pawn Path Setup' 30)" || fail "the setup showed no window"
activate "$window"
key Return
sleep 2
shot "$output/$scenario-question.png"
key Escape
code=0
wait "$setup_pid" || code=$?
forget "$setup_pid"
assert_equal "the setup's code" 2 "$code"
assert_equal "the files" "$before" "$(checksums "$folder")"
game_is_running || fail "the game was closed"

step "normal setup: Retry after the game has been closed"
wine "$setup" &
remember $!
window="$(wait_window '^Pawn Path Setup' 30)" || fail "the setup showed no window"
activate "$window"
key Return
sleep 2
question="$(find_windows '^Pawn Path Setup' | tail -n 1)"
rm -f "$folder/README.txt"
stop_game
activate "$question"
key Return
wait_for 30 test -f "$folder/README.txt" || fail "the setup did not go on"
