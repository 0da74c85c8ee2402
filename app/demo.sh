#!/usr/bin/env bash
# Plays a short game against the computer in the real window on a virtual display, by keys as a
# person would, and checks what it did. play.sh calls it where there is no display.
# Leaves build/demo/game.txt (the saved record) and build/demo/window.png.
set -euo pipefail
# shellcheck source=app/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
# shellcheck source=app/desktop.sh
source "$repository/app/desktop.sh"

demo="$repository/build/demo"
data="$demo/data"
record="$demo/game.txt"
picture="$demo/window.png"
engine_program=""

finish() {
  local code=$?
  trap - EXIT
  if ((code != 0 && code < 128)) && [[ -n ${DISPLAY:-} ]]; then
    timeout 10 import -silent -window root "$demo/failed.png" 2>/dev/null &&
      say "A picture of the display at that moment: $demo/failed.png" >&2
  fi
  end_wine
  end_started
  exit "$code"
}

# --- What the game says it is: the record that it keeps in its data folder.

autosave() { if [[ -f $data/autosave.txt ]]; then printf '%s' "$data/autosave.txt"; fi; }

actions() {
  local file
  file="$(autosave)"
  [[ -n $file ]] || return 0
  sed -e '/^\[/d' -e 's/{[^}]*}//g' "$file" | tr ' ' '\n' | grep -E '^[a-i][1-9][hv]?$' || true
}

count() { actions | wc -l; }
has_count() { (($(count) == $1)); }

# The text protocol's answer about the game as it stands; Windows' program, as installed.
ask() {
  printf '%s\n' "pp-load $(windows_path "$(autosave)")" "$1" quit |
    wine "$engine_program" | tr -d '\r' | sed -n '3s/^= *//p'
}

# after_exchange BEFORE WHAT: my action and the computer's answer are both in.
after_exchange() {
  wait_for 40 has_count $(($1 + 2)) || die "$2 did not lead to two more actions: $(actions | tr '\n' ' ')"
  say "  $2: played $(actions | tail -n 2 | head -n 1), the computer answered $(actions | tail -n 1)"
}

# --- Playing

next_square() { ask 'pp-route light' | cut -d ' ' -f 2; }

step_by_name() {
  local before square
  before="$(count)"
  square="$(next_square)"
  type_text "$square"
  key Return
  after_exchange "$before" "Typed a step"
}

# From the own pawn with the arrow that leads along the route.
step_by_arrow() {
  local before from to arrow
  before="$(count)"
  read -r from to _ <<<"$(ask 'pp-route light')"
  case "$to" in
    "${from:0:1}"*) [[ ${to:1} > ${from:1} ]] && arrow=Up || arrow=Down ;;
    *) [[ ${to:0:1} > ${from:0:1} ]] && arrow=Right || arrow=Left ;;
  esac
  key ctrl+b p "$arrow" Return
  after_exchange "$before" "Stepped by arrow key"
}

# Wall mode, aim, place; turned by R when the wall first aimed at is not allowed.
wall_by_keys() {
  local before tries
  before="$(count)"
  key ctrl+b w
  for tries in 1 2 3 4; do
    key Return Return
    wait_for 5 has_more_than "$before" && break
    ((tries < 4)) || die "no wall could be placed by keys"
    key Escape w Up r
  done
  after_exchange "$before" "Placed a wall by keys"
  actions | tail -n 2 | head -n 1 | grep -q '[hv]$' || die "what was played is no wall"
}

has_more_than() { (($(count) > $1)); }

refused_wall() {
  local before wall
  before="$(actions)"
  wall="$(grep '[hv]$' <<<"$before" | head -n 1)"
  key ctrl+b
  type_text "$wall"
  key Return
  sleep 1
  [[ "$(actions)" == "$before" ]] || die "the wall $wall was placed twice"
  say "  The wall $wall a second time: refused, nothing changed"
  key Escape Escape
}

undo() {
  local before
  before="$(count)"
  key ctrl+b ctrl+z
  wait_for 10 has_count $((before - 2)) || die "undo did not take back the last exchange"
  say "  Undo: $before actions, now $(count)"
}

save() {
  local dialog
  key ctrl+s
  dialog="$(wait_window '^Save' 20)" || die "Ctrl+S opened no dialog"
  activate "$dialog" || true
  key ctrl+a
  type_text "$(windows_path "$record")"
  key Return
  wait_for 20 test -s "$record" || die "the record was not saved"
}

start() {
  wine "$(installed_folder)/PawnPath.exe" --data-dir "$(windows_path "$data")" --seed 1 \
    --no-animation >"$demo/game.log" 2>&1 &
  remember $!
  game=$!
  window="$(wait_window '^Pawn Path' 60)" || die "the game's window did not open"
  activate "$window" || true
  sleep 1
}

close() {
  activate "$window" || true
  key alt+F4
  wait_for 20 is_over || die "the game did not close"
  wait "$game" || die "the game ended with code $?"
  forget "$game"
}

is_over() { ! kill -0 "$game" 2>/dev/null; }

check_record() {
  local made answer
  made="$(actions | tr '\n' ' ')"
  answer="$(printf '%s\n' "pp-load $(windows_path "$record")" showboard quit |
    wine "$engine_program" | tr -d '\r')"
  [[ $answer == =* && $answer != *$'\n?'* ]] || die "the engine does not read the record: $answer"
  for name in $made; do
    grep -qw "$name" "$record" || die "the record lacks $name"
  done
  grep -q '[hv]\b' "$record" || die "the record has no wall"
  say "The position that the engine reads from it:"
  sed -e 's/^= *//' -e '/^$/d' <<<"$answer"
}

trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
rm -rf "$demo"
mkdir -p "$data"
# First the display: Windows programs of one prefix share the desktop that the first one opened.
start_display
new_prefix "$repository/build/wine/demo"
say "Installing Pawn Path $(version) ..."
install_game "$(setup_program)"
engine_program="$(installed_folder)/pawnpath-engine.exe"
say "Playing in the window:"
start
step_by_name
step_by_arrow
wall_by_keys
refused_wall
step_by_name
undo
step_by_arrow
save
sleep 1
shot "$picture" "$window"
close
say "The record:"
cat "$record"
check_record
say "Record:  $record"
say "Picture: $picture"
