#!/usr/bin/env bash
# The panels beside the board by mouse: a step's button, the wall picker, the move box and its
# button, the list of moves and the way back.
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

# Where things are in a window of the first size, at 100 %.
step_button() { click "$game_window" $((740 + 92 * ($1 - 1))) 198; }
place_wall() { click "$game_window" 1118 260; }
play_move() { click "$game_window" 1118 331; }
move_box() { click "$game_window" 850 331; }
list_item() { click "$game_window" 760 $((382 + 12 * ($1 - 1))); }

position_in_words() { wine "$windows_bin/ui-edits.exe" | tr -d '\r'; }

printf 'players = two-people\nopponent = person\n' >"$data/settings.txt"
start_game
step "the second of three buttons steps ahead"
step_button 2
assert_plies 1
assert_equal "the step" e2 "$(game_action 1)"

step "the picker's wall is placed; the mouse over the board leaves it alone"
xdotool mousemove --window "$game_window" 360 460
sleep 0.3
place_wall
assert_plies 2
assert_equal "the wall" e5h "$(game_action 2)"

step "a typed move, by the button"
move_box
type_text e3
play_move
assert_plies 3
assert_equal "the typed step" e3 "$(game_action 3)"

step "a click in the list shows that position, and nothing can be played there"
list_item 1
sleep 1
assert_contains "the position after move 1" "Light pawn on E 2" "$(position_in_words)"
step_button 1
place_wall
sleep 1
assert_plies 3

step "the last item is the game itself, which goes on"
list_item 3
sleep 1
assert_contains "the position now" "Light pawn on E 3" "$(position_in_words)"
step_button 1
assert_plies 4
stop_game
