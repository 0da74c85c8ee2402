#!/usr/bin/env bash
# Pictures to be looked at by a person: the window in every theme, both rule sets and at 100, 150
# and 200 %, small and large, and the dialogs. Not a test; after tests/run.sh has built everything:
#   tests/ui/pictures.sh [FOLDER]    into build/pictures without one
source "$(dirname "${BASH_SOURCE[0]}")/listen.sh"

pictures="$(realpath -m "${1:-$repository/build/pictures}")"
mkdir -p "$pictures"

write_records() {
  record_of "$scratch/standard.txt" 'e4 e6 8 7 light b3h,c7h,e2v,f5v,g4h' e5 d6v e4
  printf '[Rules "passage"]\n\n1. d2 d6 2. c3h d5 3. d3 e4v *\n' >"$scratch/passage.txt"
}

# The system's scale is read when a program starts.
use_scale() { # DOTS-PER-INCH
  wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d "$1" /f >/dev/null
  end_wine
}

take() { # NAME [WINDOW]
  sleep 0.7
  shot "$pictures/$1.png" "${2:-root}"
  say "  $pictures/$1.png"
}

# begin THEME RULES [KEY=VALUE...]
begin() {
  settings "${two_people[@]}" "theme=$1" "${@:3}"
  rm -f "$data"/autosave*
  xdotool mousemove 2 2
  start_game "$(windows_path "$scratch/$2.txt")"
  sleep 1
  key ctrl+b
}

windows_of_every_look() { # PERCENT
  local theme rules
  for theme in light dark contrast; do
    for rules in standard passage; do
      begin "$theme" "$rules"
      key ctrl+m
      type_text d4h
      take "$1-$theme-$rules" "$game_window"
      stop_game
    done
  done
}

small_window() { # PERCENT WIDTH HEIGHT
  begin light standard "window=40 40 $2 $3"
  take "$1-small" "$game_window"
  stop_game
}

dialog_picture() { # NAME TITLE KEY...
  local name=$1 title=$2 window
  shift 2
  key "$@"
  window="$(wait_window "$title" 15)" || fail "no dialog '$title'"
  take "$name" "$window"
  key Escape
  wait_no_window "$title" 15 || fail "the dialog '$title' stays open"
}

dialogs() { # PERCENT
  begin light standard
  dialog_picture "$1-new-game" '^New game$' ctrl+n
  dialog_picture "$1-preferences" '^Preferences$' ctrl+comma
  dialog_picture "$1-position" '^Set up a position$' alt+g u
  dialog_picture "$1-players" '^Players$' alt+p y
  dialog_picture "$1-rules" '^Rules$' alt+h r
  key ctrl+l
  take "$1-best-lines" "$game_window"
  stop_game
}

new_prefix "$repository/build/wine/pictures"
install_game "$setup"
write_records
start_display 2560x1800x24
for percent in 100 150 200; do
  use_scale $((96 * percent / 100))
  windows_of_every_look "$percent"
  small_window "$percent" $((800 * percent / 100)) $((600 * percent / 100))
  dialogs "$percent"
done
