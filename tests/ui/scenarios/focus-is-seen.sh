#!/usr/bin/env bash
# The keyboard ring is at least two pixels thick in every theme that is ours, moves with the
# cursor, and is gone while another control has the focus. A reader is not needed for this one.
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${two_people[@]}" theme=light
[[ -n ${DISPLAY:-} ]] || start_display
xdotool mousemove 2 2
start_game

# How many pixels of this colour have such pixels around them, two in each direction.
thick_pixels() { # COLOUR [GRAVITY PERCENT]: on the board, or in the column beside it
  sleep 0.5
  shot "$scratch/focus.png" "$game_window"
  convert "$scratch/focus.png" -gravity "${2:-west}" -crop "${3:-58}%x100%+0+0" +repage -alpha off -fuzz 2% \
    -fill black +opaque "$1" -fill white -opaque "$1" \
    -morphology Erode Rectangle:2x2 -format '%[fx:round(mean*w*h)]' info:
}

assert_ring() { # WHAT COLOUR [GRAVITY PERCENT]
  local count
  count="$(thick_pixels "${@:2}")"
  step "$1: $count pixels"
  ((count > 100)) || fail "$1: the ring is thinner than two pixels or not there ($count)"
}

key p Right
assert_ring "light, a square" '#0A4FC4'
key w
assert_ring "light, a slot" '#0A4FC4'
key Escape
key ctrl+m
assert_equal "pixels of the ring while the move box has the focus" 0 "$(thick_pixels '#0A4FC4')"
key ctrl+b
assert_ring "light, back again" '#0A4FC4'
key Tab
assert_ring "light, a step's button" '#0A4FC4' east 41
key ctrl+m
assert_ring "light, the move box" '#0A4FC4' east 41
key F6
assert_ring "light, the list of moves" '#0A4FC4' east 41
key F6
assert_ring "light, the position in words" '#0A4FC4' east 41
key alt+c
assert_ring "light, the wall's column" '#0A4FC4' east 41
key ctrl+b
assert_equal "pixels in the column while the board has the focus" 0 "$(thick_pixels '#0A4FC4' east 41)"
key alt+v d
assert_ring "dark, a square" '#FFD54A'
stop_game
