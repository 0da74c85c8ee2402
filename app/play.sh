#!/usr/bin/env bash
# Sets everything up and starts the installed game: on your display when there is one,
# otherwise it plays a short game on a virtual display and shows what came out.
set -euo pipefail
# shellcheck source=app/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
# shellcheck source=app/desktop.sh
source "$repository/app/desktop.sh"
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Games and settings live in this prefix, so it is kept from run to run, outside the checkout.
play_prefix="${XDG_DATA_HOME:-${HOME:-/root}/.local/share}/pawnpath/wine"

finish() {
  local code=$?
  trap - EXIT
  end_started
  exit "$code"
}

have_display() { [[ -n ${DISPLAY:-} ]] && xdpyinfo >/dev/null 2>&1; }

play_here() {
  local code=0
  installed_prefix "$play_prefix" "$(setup_program)"
  say "Starting Pawn Path; this ends when its window is closed."
  # In the background, so that a signal to this script alone ends the game too. What Wine finds
  # missing, a sound card for instance, is for its log.
  wine "$(installed_folder)/PawnPath.exe" "$@" 2>"$repository/build/log/wine.log" &
  remember $!
  wait $! || code=$?
  forget $!
  return "$code"
}

ensure_packages "${build_packages[@]}" "${run_packages[@]}"
set_up_windows
if have_display; then
  play_here "$@"
else
  say "No display: playing a short game on a virtual one."
  exec "$repository/app/demo.sh"
fi
