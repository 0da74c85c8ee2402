#!/usr/bin/env bash
# Sets everything up and runs every test; the last line is "N passed, N failed".
#   tests/run.sh [PATTERN]    only the jobs whose name matches the pattern
#   tests/run.sh --list       names the jobs
set -euo pipefail
here="$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"
case "${1:-}" in
  -h | --help)
    sed -n '2,/^set/s/^# \?//p' "$here/run.sh"
    exit 0
    ;;
esac
# shellcheck source=app/setup.sh
source "$here/../app/setup.sh"

# A set-up that fails is a failed run, with the same closing line as any other.
closed=no
close() {
  local code=$?
  end_started
  if [[ $closed == no ]]; then
    say "0 passed, 1 failed"
    ((code != 0)) || code=1
  fi
  exit "$code"
}
trap close EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

set_up() {
  ensure_packages "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}"
  need_space_to_build host-fuzz 4500
  build_preset host
  build_preset host-asan
  build_preset host-fuzz
  set_up_windows
  prepare_prefixes
  say "Set-up and builds took $SECONDS s."
}

run_all() {
  local code=0
  set_up
  closed=yes
  python3 tests/jobs.py "$@" &
  remember $!
  wait $! || code=$?
  exit "$code"
}

if [[ ${1:-} == --list ]]; then
  trap - EXIT
  exec python3 tests/jobs.py --list
fi
# A pattern that means nothing is told before an hour of set-up.
if [[ -n ${1:-} ]] && command -v python3 >/dev/null; then
  python3 tests/jobs.py --list "$@" >/dev/null
fi
with_lock "$repository/build/tests" run_all "$@"
