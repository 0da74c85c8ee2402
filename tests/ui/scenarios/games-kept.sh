#!/usr/bin/env bash
# A game is left for a practice position, gone on with from the list, given up, and counted once;
# a new game is made of every choice in the dialog.
# limit: 240
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

start_game
key ctrl+m
type_text e2
key Return
assert_plies 2
before="$(game_actions)"

step "a practice position takes its place without a question"
menu_item l w
assert_kept '[Position "e1 e9 10 9 light d1h"]' "practice position"
assert_kept '[DarkPlayer "casual"]' "the computer is the opponent"
assert_file "$data/games/game-1.txt"

step "the list brings the game back"
key ctrl+shift+o
dialog '^Games$'
shot "$output/games-list.png"
key Return
wait_no_window '^Games$' 10 || fail "the list of games did not close"
assert_plies 2
assert_equal "the game" "$before" "$(game_actions)"
wait_for 10 test ! -e "$data/games/game-1.txt" || fail "the game is in the list still"

step "given up, the result counts once"
for _ in 1 2; do
  menu_item g g
  dialog '^Resign$'
  key alt+r
  assert_kept '[Termination "resign"]' "given up"
  wait_no_window '^Resign$' 10 || fail "the question did not close"
  assert_equal "windows on the screen" 1 "$(find_windows . | wc -l)"
  assert_contains "results" "casual = 0 1 0" "$(cat "$data/results.txt")"
  key ctrl+b ctrl+z
  assert_kept '[Termination "unfinished"]' "the resignation was taken back"
done
menu_item g e
dialog '^Results$'
shot "$output/results.png"
key Escape

step "a new game by keys: Passage, two people, the other side begins with 4 walls"
key ctrl+n
dialog '^New game$'
key alt+r End alt+o Home alt+w Home Down alt+a Home Down alt+h Home Down Down
key alt+n ctrl+a
type_text Ann
key alt+p ctrl+a
type_text Bob
shot "$output/new-game.png"
key Return
assert_kept '[Rules "passage"]' "rules"
assert_kept '[Position "d1 d7 4 5 light -"]' "handicap"
assert_kept '[Light "Bob"]' "who gets Light"
assert_kept '[Dark "Ann"]' "who gets Dark"

step "the choices are there again"
stop_game
start_game
sleep 2
key ctrl+n
dialog '^New game$'
key Return
sleep 1
assert_kept '[Position "d1 d7 4 5 light -"]' "handicap once more"
stop_game
