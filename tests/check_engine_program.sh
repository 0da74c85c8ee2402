#!/usr/bin/env bash
# pawnpath-engine as a program, on this machine and for Windows: the same bytes for LF and CRLF,
# each reply at once through a pipe, 0 at the end of the input, 1 when nobody can be answered.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  echo "$*"
  exit 1
}

lines=(name '7 pp-legal' 'playmove light e2' 'playwall dark d4 h' foo '# nothing' pp-position)

check() { # PROGRAM...
  local unix dos reply
  unix="$(printf '%s\n' "${lines[@]}" | "$@" | cksum)"
  dos="$(printf '%s\r\n' "${lines[@]}" quit | "$@" | sed '$d' | sed '$d' | cksum)"
  [[ $unix == "$dos" ]] || fail "$*: LF and CRLF are not answered alike"
  unix="$(printf '%s\n' "${lines[@]}" | "$@")"
  [[ $unix == $'= Pawn Path\n\n=7 d1 e2 f1 a1h'* && $unix == *"= e2 e9 10 9 light d4h"* ]] ||
    fail "$*: unexpected answers: $unix"

  # The reply comes while the input is still open.
  coproc engine { "$@"; }
  printf 'version\n' >&"${engine[1]}"
  read -r -t 20 reply <&"${engine[0]}" || fail "$*: no reply while the input is open"
  [[ $reply == "= $(head -n 1 res/version.txt)" ]] || fail "$*: version said '$reply'"
  # shellcheck disable=SC2154  # set by coproc
  local pid=$engine_PID
  eval "exec ${engine[1]}>&-"
  wait "$pid" || fail "$*: ended with $? at the end of its input"
}

check build/host/bin/pawnpath-engine
check wine build/windows/bin/pawnpath-engine.exe

code=0
echo name | build/host/bin/pawnpath-engine >/dev/full 2>/dev/null || code=$?
[[ $code == 1 ]] || fail "a reply that cannot be written ends with $code, not 1"
