#!/usr/bin/env bash
# The panels beside the board by mouse: a step's button, the wall picker, the move box and its
# button, the list of moves and the way back.
source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"

# Where things are in a window of the first size, at 100 %.
step_button() { click "$game_window" $((740 + 92 * ($1 - 1))) 198; }
place_wall() { click "$game_window" 1118 260; }
play_move() { click "$game_window" 1118 331; }
move_box() { click "$game_window" 850 331; }
# While an earlier position is viewed, above the card.
back_to_the_game() { click "$game_window" 745 71; }
continue_from_here() { click "$game_window" 860 71; }
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

step "a click in the list shows that position, a button leads back"
list_item 1
sleep 1
assert_contains "the position after move 1" "Light pawn on E 2" "$(position_in_words)"
shot "$output/viewing.png" "$game_window"
back_to_the_game
sleep 1
assert_contains "the position now" "Light pawn on E 3" "$(position_in_words)"
step_button 1
assert_plies 4

step "from the position viewed the game goes on"
list_item 2
sleep 1
continue_from_here
assert_plies 2
stop_game
