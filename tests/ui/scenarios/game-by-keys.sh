#!/usr/bin/env bash
# A game against the computer by keys alone: typed step, arrow step, wall, refused wall, undo, and
# the record saved by the dialog is the game that was played.
# limit: 240
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

start_game
step "a typed step is answered"
key ctrl+m
type_text e2
key Return
assert_plies 2
assert_equal "my first action" e2 "$(game_action 1)"

step "the same square again is refused, and nothing changes"
key ctrl+m ctrl+a
type_text e2
key Return
sleep 1
assert_plies 2

step "a step by arrows"
key ctrl+b p Up Return
assert_plies 4
assert_equal "my second action" e3 "$(game_action 3)"

step "a wall by W, Enter and Enter"
key ctrl+b Home w Return Return
assert_plies 6
assert_equal "my wall" a3h "$(game_action 5)"

step "a wall across it is refused"
key ctrl+m ctrl+a
type_text "A3 V"
key Return
sleep 1
assert_plies 6
key Escape ctrl+b

step "undo takes back the computer's answer and my wall, redo brings them again"
key ctrl+z
assert_plies 4
key ctrl+y
assert_plies 6

step "the saved record is the game"
save_record "$scratch/game.txt"
assert_equal "the record's actions" "$(game_actions)" "$(record_actions "$scratch/game.txt" | tr '\n' ' ')"
answer="$(engine "pp-load $scratch/game.txt" pp-draw-watch)"
assert_contains "plies in the engine" "= 6 1" "$answer"
stop_game
