#!/usr/bin/env bash
# Preferences: Cancel changes nothing, OK holds at once and after the next start.
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

position_in_words() { wine "$windows_bin/ui-edits.exe" | tr -d '\r'; }

start_game
step "Cancel changes nothing"
key ctrl+comma
in_dialog '^Preferences$' alt+l alt+a alt+s Escape
assert_contains "the words" "E 1" "$(position_in_words)"

step "letters as words, short names, rows for braille, no sounds, Master's time"
key ctrl+comma
in_dialog '^Preferences$' alt+s alt+l alt+n Down alt+w Down alt+i Up alt+r Down alt+m Down Return
assert_equal "sounds" no "$(setting sounds)"
assert_equal "letters as words" yes "$(setting letters-as-words)"
assert_equal "names" brief "$(setting speech)"
assert_equal "rows for braille" yes "$(setting position-as-rows)"
assert_equal "Master's time" 1000 "$(setting master-milliseconds)"
assert_equal "threads" 2 "$(setting threads)"
assert_equal "memory" 128 "$(setting memory-mib)"
assert_contains "the rows" "1 . . . . l . . . ." "$(position_in_words)"

step "the rows follow the game"
key ctrl+m
type_text e2
key Return
assert_plies 2
assert_contains "the rows" "2 . . . . l . . . ." "$(position_in_words)"

step "they are there after the next start"
stop_game
start_game
sleep 1
assert_contains "the rows" "2 . . . . l . . . ." "$(position_in_words)"
stop_game
