#!/usr/bin/env bash
# Playing, saving and closing write nothing into the folder where the game is installed, also
# without --data-dir: that folder may be one in which nobody may write.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix
start_display
run_setup /S
folder="$(installed_folder)"
before="$(checksums "$folder")"
chmod -R a-w "$folder"

# As its shortcut starts it: in its own folder, with no argument.
step "a game with the user's own data folder"
cd "$folder" || exit
wine PawnPath.exe >>"$output/$scenario.game.log" 2>&1 &
game_pid=$!
remember "$game_pid"
cd "$repository" || exit
game_window="$(wait_window '^Pawn Path' 40)" || fail "the game's window did not open"
activate "$game_window"
key ctrl+n
dialog="$(wait_window '^New game' 15)" || fail "no dialog after Ctrl+N"
activate "$dialog" || true
key Return
own_data="$(local_app_data)/Pawn Path"
is_played() { grep -q '^1\. ' "$own_data/autosave.txt"; }
sleep 1
key ctrl+m
type_text e2
key Return
wait_for 20 is_played || fail "no step reached the autosave in $own_data"
stop_game

assert_file "$own_data/settings.txt"
assert_equal "the installed files" "$before" "$(checksums "$folder")"
