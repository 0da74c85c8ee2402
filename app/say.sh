# Shell functions shared by the set-up, play and test scripts: speaking, failing,
# running long steps with progress, and ending what was started. To be sourced.
# shellcheck shell=bash

say() { printf '%s\n' "$*"; }

# One clear line, then the end.
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

repository="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cache="${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/pawnpath"

# Processes started by this script, newest last; all of them are ended on exit.
started=()

remember() { started+=("$1"); }

forget() {
  local kept=() pid
  for pid in ${started[@]+"${started[@]}"}; do
    [[ $pid == "$1" ]] || kept+=("$pid")
  done
  started=(${kept[@]+"${kept[@]}"})
}

# First asked, after ten seconds forced.
end_process() {
  local pid=$1 tries
  kill "$pid" 2>/dev/null || true
  for tries in {1..100}; do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
    ((tries < 100)) || kill -9 "$pid" 2>/dev/null || true
  done
  wait "$pid" 2>/dev/null || true
  forget "$pid"
}

end_started() {
  local index
  for ((index = ${#started[@]} - 1; index >= 0; index--)); do
    end_process "${started[index]}"
  done
}

# The newest "[12/345]" of a build log, or the number of lines so far.
log_position() {
  local step
  step="$(grep -aoE '\[ *[0-9]+(/[0-9]+|%)\]' "$1" | tail -n 1 || true)"
  [[ -n $step ]] || step="$(wc -l <"$1") lines"
  printf '%s' "$step"
}

# run_logged TITLE LOG COMMAND...: the output goes to LOG, a progress line appears every
# half minute, and a failure shows the end of the log.
run_logged() {
  local title=$1 log=$2 begun=$SECONDS shown=$SECONDS pid
  shift 2
  say "$title ..."
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 </dev/null &
  pid=$!
  remember "$pid"
  while kill -0 "$pid" 2>/dev/null; do
    sleep 0.5
    if ((SECONDS - shown >= 30)); then
      shown=$SECONDS
      say "  $title: $((SECONDS - begun)) s, $(log_position "$log")"
    fi
  done
  forget "$pid"
  if ! wait "$pid"; then
    tail -n 40 "$log" >&2
    die "$title failed; the whole log is $log"
  fi
  say "  $title: done in $((SECONDS - begun)) s"
}

# with_lock NAME COMMAND...: one at a time on this machine, whatever the checkout, or in one
# checkout where NAME begins with its folder.
with_lock() {
  local name=$1 file=$1 descriptor
  shift
  [[ $name == /* ]] || file="$cache/$name"
  usable "$(dirname "$file")"
  exec {descriptor}>"$file.lock"
  if ! flock -n "$descriptor"; then
    say "Waiting for another run that is busy with $(basename "$name") ..."
    flock "$descriptor"
  fi
  "$@"
  exec {descriptor}>&-
}

# usable FOLDER: it is there, and something can be written in it.
usable() {
  mkdir -p "$1" 2>/dev/null || die "the folder $1 cannot be made"
  [[ -w $1 ]] || die "nothing can be written in the folder $1"
}

need_space() {
  local folder=$1 megabytes=$2 free
  usable "$folder"
  free="$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')"
  ((free >= megabytes)) || die "not enough space in $folder: $megabytes MB needed, $free MB free"
}
