#!/usr/bin/env bash
# The position editor names what is wrong and starts what is right; a position line is copied and
# pasted; the players of the game at hand are changed.
# limit: 240
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

start_game
step "a position with too many walls starts nothing"
menu_item g u
dialog '^Set up a position$'
key alt+m End alt+a ctrl+a
type_text d1h
key alt+w
shot "$output/position-faults.png"
key Return
sleep 0.5
dialog '^Set up a position$'
step "with fewer walls left it starts, and I have the side to move"
key alt+g Home
shot "$output/position-good.png"
key alt+s
wait_no_window '^Set up' 10 || fail "the position did not start"
assert_kept '[Position "e1 e9 0 10 dark d1h,e5h"]' "the position"
assert_kept '[LightPlayer "casual"]' "the computer has the other side"

step "the position line is copied, and pasted on the board of another game"
menu_item g i
menu_item l j
assert_kept '[Position "e4 e5 10 10 light -"]' "another game"
key ctrl+b ctrl+v
assert_kept '[Position "e1 e9 0 10 dark d1h,e5h"]' "the pasted position"

step "the record is copied, and pasted"
key ctrl+m
type_text e8
key Return
assert_plies 2
before="$(game_actions)"
key ctrl+shift+c
menu_item l o
assert_plies 0
key ctrl+b ctrl+v
assert_plies 2
assert_equal "the pasted record" "$before" "$(game_actions)"
assert_kept '[LightPlayer "person"]' "two people go on with it"

step "two computers play on, and pause"
menu_item p y
dialog '^Players$'
shot "$output/players.png"
key alt+l End alt+d End
key Return
assert_kept '[LightPlayer "master"]' "Light's player"
assert_kept '[DarkPlayer "master"]' "Dark's player"
wait_for 20 has_at_least 3 || fail "the computers do not play"
key ctrl+b ctrl+p
sleep 1
plies="$(game_actions | wc -w)"
sleep 4
assert_equal "plies while paused" "$plies" "$(game_actions | wc -w)"
key ctrl+p
wait_for 20 has_at_least $((plies + 1)) || fail "play does not go on"
stop_game
