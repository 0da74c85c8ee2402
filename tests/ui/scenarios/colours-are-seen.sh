#!/usr/bin/env bash
# Marks and text stand out from what is round them, measured in pictures of the window: marks 3 to
# 1, text 4.5 to 1, in the light and the dark theme. The system's own colours are the system's.
# limit: 240
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

# A position with a wall of each side, a path hint, marked steps, the ring and a last action.
record="$scratch/record.txt"
printf '1. e2 e8\n2. d4h e3h\n*\n' >"$record"

stands_out() { # WHAT COLOUR
  local found
  found="$("$library/contrast.py" mark "$picture" 660x680+16+40 "$2" 3)" ||
    fail "$theme: $1 does not stand out from what is round it: $found"
  step "$theme: $1 $found to 1"
}

is_legible() { # WHAT CROP
  local found
  found="$("$library/contrast.py" text "$picture" "$2" 4.5)" ||
    fail "$theme: $1 is not legible: $found"
  step "$theme: $1 $found to 1"
}

look() { # THEME LEGAL PATH LIGHT-WALL DARK-WALL RING REFUSED
  theme=$1
  settings "${two_people[@]}" "theme=$theme"
  rm -f "$data"/autosave*
  xdotool mousemove 2 2
  start_game "$(windows_path "$record")"
  key ctrl+b Right
  sleep 0.5
  picture="$output/colours-$theme.png"
  shot "$picture" "$game_window"
  stands_out "a legal step's mark" "$2"
  stands_out "the path hint" "$3"
  stands_out "a wall of Light" "$4"
  stands_out "a wall of Dark" "$5"
  stands_out "the keyboard's ring" "$6"
  is_legible "the ranks" 20x600+22+75
  is_legible "the files" 600x22+56+672
  is_legible "whose turn it is" 300x30+694+32
  is_legible "the card's text" 240x80+728+66
  # A wall that is allowed, then one that overlaps a standing wall, each with its caption.
  key ctrl+m
  type_text a7h
  sleep 0.5
  picture="$output/colours-$theme-aim.png"
  shot "$picture" "$game_window"
  stands_out "an aimed wall" "$2"
  key ctrl+a
  type_text c4h
  sleep 0.5
  picture="$output/colours-$theme-refused.png"
  shot "$picture" "$game_window"
  stands_out "a refused wall" "$7"
  stop_game
}

start_display
look light '#176B3A' '#5B2A9D' '#9A3F0B' '#143F6E' '#0A4FC4' '#A4241C'
look dark '#7BD69B' '#CFA8FF' '#F0A35E' '#7DB8F0' '#FFD54A' '#FF9A90'
