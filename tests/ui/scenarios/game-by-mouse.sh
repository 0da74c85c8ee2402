#!/usr/bin/env bash
# Steps and walls by mouse: a marked square, a groove that is clicked, a wall that is dragged.
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

start_game
find_marks
step "a click on the marked square ahead"
click "$game_window" "$ahead_x" "$ahead_y"
assert_plies 2
assert_equal "my first action" e2 "$(game_action 1)"

# Of e2 the groove above lies half a square's pitch higher, its slot's middle as much to the right.
step "a click on a groove places the wall that is seen there"
groove_x=$((ahead_x + pitch / 2))
groove_y=$((ahead_y - 3 * pitch - pitch / 2))
click "$game_window" $((groove_x - 6)) "$groove_y"
assert_plies 4
assert_equal "my wall" e5h "$(game_action 3)"

step "a drag upwards places a vertical wall"
start_x=$((ahead_x - 3 * pitch + pitch / 2))
drag "$game_window" "$start_x" $((ahead_y + 10)) "$start_x" $((ahead_y - pitch))
assert_plies 6
assert_contains "a vertical wall right of file b" "b" "$(game_action 5)"
assert_contains "its direction" "v" "$(game_action 5)"
stop_game
