#!/usr/bin/env bash
# The computer as a program: the same actions, scores and reasons on this machine and for Windows
# when nodes are limited; the memory of a long search; how soon the first answer comes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  echo "$*"
  exit 1
}

questions() {
  printf 'pp-level 6\npp-seed 3\npp-nodes 8000\n'
  local line
  for line in 'e1 e9 10 10 light -' 'e4 e6 6 6 light c3h,e3h,d5v,f6h,b7v,g4h,c6h,f2v' \
    'd5 f4 2 3 dark a3h,c3h,e3h,g4h,d6v,f5v,c6h,e6h,b7v,g7h,h2v,a6h' 'e6 e4 0 0 dark c5h,d3h'; do
    printf 'pp-position %s\npp-suggest\npp-eval\ngenmove %s\npp-eval\n' "$line" \
      "$(cut -d ' ' -f 5 <<<"$line")"
  done
  printf 'boardsize 7\npp-suggest\ngenmove light\n'
}

# Each answer in its line, so that the first difference is seen.
here="$(questions | build/host/bin/pawnpath-engine)"
windows="$(questions | wine build/windows/bin/pawnpath-engine.exe 2>/dev/null | tr -d '\r')"
[[ $(grep -c '^= ' <<<"$here") -ge 18 && $here != *'?'* ]] || fail "questions were refused: $here"
diff -u --label here --label Windows <(echo "$here") <(echo "$windows") ||
  fail "the computer plays otherwise on Windows"

# Master's memory after a search of three seconds, tables and program together.
coproc engine { exec build/host/bin/pawnpath-engine; }
printf 'pp-level 6\npp-time 3000\ngenmove light\n' >&"${engine[1]}"
# shellcheck disable=SC2154  # set by coproc
pid=$engine_PID
answers=0
while ((answers < 3)) && read -r -t 60 reply <&"${engine[0]}"; do
  [[ $reply != =* ]] || answers=$((answers + 1))
done
kib="$(awk '/^VmHWM/ {print $2}' "/proc/$pid/status")"
eval "exec ${engine[1]}>&-"
wait "$pid" || fail "the engine ended with $?"
printf 'peak memory of Master: %d MiB\n' $((kib / 1024))
((kib <= 256 * 1024)) || fail "more than 256 MiB"

# From the program's start to the first action of Club; five times the second that is promised.
begun=$(date +%s%N)
printf 'pp-level 3\ngenmove light\n' | build/host/bin/pawnpath-engine >/dev/null
took=$((($(date +%s%N) - begun) / 1000000))
printf 'first action of Club after %d ms\n' "$took"
((took <= 5000)) || fail "that is too long"
