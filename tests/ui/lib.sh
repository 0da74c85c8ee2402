# What every window and installer scenario starts with:
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"
#   start_display
#   start_game --level casual
#   type_text e2; key Return
#   ...
#   stop_game
#
# A scenario is an executable script; its name is the test's name. It ends with 0 (passed), by
# `skip REASON`, or by `fail REASON` and any command that fails. It runs under a time limit of
# 180 s, or what it states in a line "# limit: SECONDS". A failure leaves a picture of the
# display in build/tests/NAME.png; what it says is in build/tests/NAME.log.
# shellcheck shell=bash
set -euo pipefail
library="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=app/say.sh
source "$library/../../app/say.sh"
# shellcheck source=app/wine.sh
source "$repository/app/wine.sh"
# shellcheck source=app/desktop.sh
source "$repository/app/desktop.sh"

scenario="${SCENARIO_NAME:-$(basename "$0" .sh)}"
output="${SCENARIO_OUTPUT:-$repository/build/tests}"
# Files of this run alone: the game's data folder, records, pictures.
scratch="$output/scratch/$scenario"
data="$scratch/data"
rm -rf "$scratch" "$output/$scenario.png" "$output/$scenario.display"
mkdir -p "$data"

export WINEPREFIX="${WINEPREFIX:-$repository/build/wine/slot-1}"
setup="$repository/build/windows/PawnPath-$(head -n 1 "$repository/res/version.txt")-setup.exe"
engine_program="$repository/build/host/bin/pawnpath-engine"
windows_bin="$repository/build/windows/bin"
game_pid=""
remove_at_end=""

finish() {
  local code=$?
  trap - EXIT
  if ((code != 0 && code != 77)) && [[ -n ${DISPLAY:-} ]]; then
    timeout 10 import -silent -window root "$output/$scenario.png" 2>/dev/null || true
  fi
  end_wine
  end_started
  rm -rf "$output/$scenario.display" ${remove_at_end:+"$remove_at_end"}
  exit "$code"
}
unset DISPLAY
trap finish EXIT
trap 'exit 143' TERM INT

step() { say "- $*"; }

fail() {
  say "FAILED: $*"
  exit 1
}

skip() {
  say "$*"
  exit 77
}

# --- Statements

assert() { # MESSAGE COMMAND...
  local message=$1
  shift
  "$@" || fail "$message"
}

assert_equal() { # WHAT EXPECTED FOUND
  [[ $2 == "$3" ]] || fail "$1: expected '$2', found '$3'"
}

assert_contains() { # WHAT PART WHOLE
  [[ $3 == *"$2"* ]] || fail "$1: expected to find '$2' in '$3'"
}

assert_file() { [[ -f $1 ]] || fail "there is no file $1"; }

assert_no_file() { [[ ! -e $1 ]] || fail "$1 should not be there"; }

# --- The game. It is the installed one; its data folder is this scenario's own.

start_game() { # ARGUMENT...; with ANIMATED=1 steps slide and the computer pauses, as for a person
  local fixed=(--seed "${SEED:-1}")
  [[ -n ${ANIMATED:-} ]] || fixed+=(--no-animation)
  [[ -n ${DISPLAY:-} ]] || start_display
  printf '%s\n' "$DISPLAY" >"$output/$scenario.display"
  wine "$(installed_folder)/PawnPath.exe" --data-dir "$(windows_path "$data")" \
    "${fixed[@]}" "$@" >>"$output/$scenario.game.log" 2>&1 &
  game_pid=$!
  remember "$game_pid"
  game_window="$(wait_window "${GAME_TITLE:-Pawn Path}" 40)" || fail "the game's window did not open"
  activate "$game_window"
}

game_is_running() { kill -0 "$game_pid" 2>/dev/null; }
game_has_ended() { ! game_is_running; }

# Closes the window as a person would and expects exit code 0.
stop_game() {
  local code=0
  activate "$game_window" || true
  key alt+F4
  wait_for "${1:-15}" game_has_ended || fail "the game did not end after Alt+F4"
  wait "$game_pid" || code=$?
  forget "$game_pid"
  assert_equal "the game's exit code" 0 "$code"
}

# A kill without warning, as when the power fails.
kill_game() {
  kill -9 "$game_pid" 2>/dev/null || true
  wait "$game_pid" 2>/dev/null || true
  forget "$game_pid"
}

# save_record FILE: by Ctrl+S and the file dialog.
save_record() {
  local dialog
  rm -f "$1"
  key ctrl+s
  dialog="$(wait_window '^Save' 15)" || fail "no dialog after Ctrl+S"
  activate "$dialog" || true
  key ctrl+a
  type_text "$(windows_path "$1")"
  key Return
  wait_for 15 test -s "$1" || fail "the record was not saved to $1"
}

# The actions of a record, one a line.
record_actions() {
  sed -e '/^\[/d' -e 's/{[^}]*}//g' "$1" | tr ' ' '\n' | grep -E '^[a-i][1-9][hv]?$' || true
}

# engine COMMAND...: the text protocol's answers to these lines.
engine() { printf '%s\n' "$@" quit | "$engine_program"; }
