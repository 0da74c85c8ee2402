#!/usr/bin/env bash
# With animation, as people play: input never waits for what still moves, and what has come to rest
# looks as if it had never moved.
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

printf 'opponent = person\n' >"$data/settings.txt"
ANIMATED=1 start_game
sleep 1

step "moves as fast as keys can be pressed"
KEY_PAUSE_MS=8 key ctrl+b p Up Return p Down Return p Up Return p Down Return p Up Return p Down Return
KEY_PAUSE_MS=8 key w Return Return w Left Left r Return Return ctrl+z ctrl+z ctrl+y ctrl+y
assert_plies 8
xdotool mousemove 2 2
sleep 1.5
shot "$scratch/moved.png" "$game_window"

step "a click in the midst of a slide counts"
find_marks
click "$game_window" "$ahead_x" "$ahead_y"
assert_plies 9
key ctrl+z
assert_plies 8
sleep 1.5
xdotool mousemove 2 2
stop_game

step "the same position, never moved"
start_game
sleep 1
key ctrl+b
sleep 0.5
shot "$scratch/still.png" "$game_window"
board=(-crop 690x690+10+25 +repage)
convert "$scratch/moved.png" "${board[@]}" "$scratch/moved-board.png"
convert "$scratch/still.png" "${board[@]}" "$scratch/still-board.png"
different="$({ compare -metric AE -fuzz 3% "$scratch/moved-board.png" "$scratch/still-board.png" null: || true; } 2>&1)"
# Only the ring of the keyboard's cursor may stand elsewhere.
((${different%%.*} < 6000)) || fail "$different pixels differ from a board that never moved"
stop_game
