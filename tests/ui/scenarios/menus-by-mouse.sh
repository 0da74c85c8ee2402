#!/usr/bin/env bash
# The commands of the menus and a dialog by mouse alone: a new game, undo and redo, the look, a
# practice position, a picture of the board, giving up.
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

# In a window at 100 %: where each menu is, and its items below it.
declare -A menu_at=([game]=19 [play]=57 [view]=92 [learn]=171)
menu() { # NAME ITEM SEPARATORS: the item's number from 0, and how many lines stand above it
  activate "$game_window" || true
  click "$game_window" "${menu_at[$1]}" 10
  sleep 0.5
  click "$game_window" $((menu_at[$1] + 30)) $((30 + 16 * $2 + 9 * $3))
  sleep 0.5
}
setting_is() { [[ $(setting "$1") == "$2" ]]; }
assert_setting() { wait_for 10 setting_is "$1" "$2" || fail "$1 is '$(setting "$1")', not '$2'"; }

save_picture() { # FILE
  menu game 10 1
  file_dialog '^Save picture' "$1"
  wait_for 15 test -s "$1" || fail "no picture in $1"
}

printf 'opponent = person\n' >"$data/settings.txt"
start_game

step "New game: rules and start by clicks"
menu game 0 0
dialog '^New game$'
new_game="$(wait_window '^New game$' 5)"
click "$new_game" 276 43
sleep 0.5
click "$new_game" 100 74
sleep 0.3
click "$new_game" 453 339
wait_no_window '^New game$' 15 || fail "the dialog stays open"
assert_kept '[Rules "passage"]' "the new game"

step "A step by its button, taken back and played again"
click "$game_window" $((740 + 92)) 198
assert_plies 1
menu play 0 0
assert_plies 0
menu play 1 0
assert_plies 1

step "A practice position"
menu learn 3 0
assert_kept '[Position "e4 e5 10 9 light e5h"]' "the practice position"

step "The look"
menu view 5 1
assert_setting theme dark
menu view 4 1
assert_setting theme light
menu view 0 0
assert_setting path-hint no
save_picture "$scratch/upright.png"
menu view 1 0
assert_setting turned yes
save_picture "$scratch/turned.png"
# Without the frame, whose coordinates stand upright in both.
inner() { convert "$scratch/$1.png" -gravity center -crop 1000x1000+0+0 +repage "${@:2}"; }
inner upright -rotate 180 "$scratch/rotated.png"
inner upright "$scratch/as-it-was.png"
inner turned "$scratch/seen.png"
unlike() { # PICTURE: how far it is from what is seen
  { compare -metric RMSE "$scratch/$1.png" "$scratch/seen.png" null: 2>&1 || true; } |
    sed 's/.*(\(.*\))/\1/'
}
awk -v turned="$(unlike rotated)" -v not="$(unlike as-it-was)" 'BEGIN { exit !(turned * 2 < not) }' ||
  fail "the turned picture is not the other one turned: $(unlike rotated), $(unlike as-it-was)"

step "On the turned board a click goes where it is seen"
click "$game_window" $((84 + 66 * 4)) $((102 + 66 * 4)) # E 5, where the other pawn is
click "$game_window" $((84 + 66 * 4)) $((102 + 66 * 2)) # E 3, seen in the third row
wait_for 15 has_at_least 1 || fail "no step"
assert_equal "the step" e3 "$(game_action 1)"

step "Giving up: called off, then done"
menu game 3 0
question="$(wait_window '^Resign$' 15)" || fail "no question"
click "$question" 314 38
wait_no_window '^Resign$' 15 || fail "the question stays open"
menu game 3 0
question="$(wait_window '^Resign$' 15)" || fail "no question"
click "$question" 231 38
wait_no_window '^Resign$' 15 || fail "the question stays open"
assert_kept '[Termination "resign"]' "the game"
stop_game
