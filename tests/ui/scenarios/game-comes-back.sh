#!/usr/bin/env bash
# The game is there again after the window was closed, and after the program was killed.
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

start_game
key ctrl+m
type_text e2
key Return
assert_plies 2
before="$(game_actions)"

step "closed and started again"
stop_game
start_game
sleep 2
assert_equal "the game" "$before" "$(game_actions)"
key ctrl+m
type_text e3
key Return
assert_plies 4
before="$(game_actions)"

step "killed and started again"
kill_game
end_wine
start_game
sleep 2
assert_equal "the game" "$before" "$(game_actions)"
key ctrl+b ctrl+z
assert_plies 2
stop_game
