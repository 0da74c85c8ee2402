# Shell functions for a virtual display and for using a window on it as a person would: keys,
# clicks, pictures. To be sourced after say.sh and wine.sh.
# shellcheck shell=bash

# One display with a window manager, ended with the script; other displays are not looked at.
start_display() {
  local answer pid
  answer="$(mktemp)"
  Xvfb -displayfd 3 -screen 0 "${1:-1280x900x24}" -nolisten tcp -noreset \
    3>"$answer" >/dev/null 2>&1 &
  pid=$!
  remember "$pid"
  for _ in {1..150}; do
    [[ ! -s $answer ]] || break
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  [[ -s $answer ]] || die "the virtual display did not start"
  DISPLAY=":$(<"$answer")"
  export DISPLAY
  rm -f "$answer"
  openbox --sm-disable --config-file "$repository/app/openbox.xml" >/dev/null 2>&1 &
  remember $!
  for _ in {1..100}; do
    ! xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' || return 0
    sleep 0.1
  done
  die "the window manager did not start"
}

# The visible windows whose title matches, newest last.
find_windows() { xdotool search --onlyvisible --name "$1" 2>/dev/null || true; }

# wait_window TITLE-PATTERN [SECONDS]: prints the window's number once it is there.
wait_window() {
  local pattern=$1 limit=$((SECONDS + ${2:-30})) window
  while ((SECONDS <= limit)); do
    window="$(find_windows "$pattern" | tail -n 1)"
    if [[ -n $window ]]; then
      printf '%s\n' "$window"
      return 0
    fi
    sleep 0.1
  done
  return 1
}

wait_no_window() { # TITLE-PATTERN [SECONDS]
  local pattern=$1 limit=$((SECONDS + ${2:-30}))
  while ((SECONDS <= limit)); do
    [[ -n "$(find_windows "$pattern")" ]] || return 0
    sleep 0.1
  done
  return 1
}

# activate WINDOW: gives it the focus. A change of focus lets go of all keys, so what is active
# already is left alone, and the change gets time to arrive.
activate() {
  [[ "$(xdotool getactivewindow 2>/dev/null)" != "$1" ]] || return 0
  xdotool windowactivate --sync "$1" 2>/dev/null
  sleep 0.5
}

# key KEY...: to whichever window has the focus, with a person's pauses.
key() {
  xdotool key --clearmodifiers --delay "${KEY_PAUSE_MS:-60}" "$@"
  sleep 0.1
}

# type_text TEXT: as key, for letters, digits and paths.
type_text() {
  xdotool type --clearmodifiers --delay "${KEY_PAUSE_MS:-60}" -- "$1"
  sleep 0.1
}

# click WINDOW X Y [BUTTON]: in pixels from the window's upper left corner.
click() {
  xdotool mousemove --sync --window "$1" "$2" "$3" click "${4:-1}"
  sleep 0.1
}

drag() { # WINDOW X1 Y1 X2 Y2
  xdotool mousemove --sync --window "$1" "$2" "$3" mousedown 1
  xdotool mousemove --sync --window "$1" $((($2 + $4) / 2)) $((($3 + $5) / 2))
  xdotool mousemove --sync --window "$1" "$4" "$5" mouseup 1
  sleep 0.1
}

# shot FILE [WINDOW]: a picture of the window, or of the whole display.
shot() {
  mkdir -p "$(dirname "$1")"
  import -silent -window "${2:-root}" "$1"
}

# wait_for SECONDS COMMAND...: until the command succeeds.
wait_for() {
  local limit=$((SECONDS + $1))
  shift
  until "$@"; do
    ((SECONDS <= limit)) || return 1
    sleep 0.2
  done
}
