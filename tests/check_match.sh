#!/usr/bin/env bash
# Matches against another program through pipes: this engine's own program plays by the rules, one
# that says nothing loses every game.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

match() { build/host/bin/pawnpath-match "$@" --pairs 1 --jobs 1 2>&1; }

expect() { # WHAT PART WHOLE
  [[ $3 == *"$2"* ]] || {
    printf '%s: expected "%s" in:\n%s\n' "$1" "$2" "$3"
    exit 1
  }
}

found="$(match level=1 pipe=build/host/bin/pawnpath-engine)"
expect "a program that plays" "2 games" "$found"
[[ $found != *"no legal action"* ]] || {
  printf 'a program that plays: %s\n' "$found"
  exit 1
}

found="$(match level=1 pipe=/bin/true)"
expect "a program that says nothing" "+2 =0 -0" "$found"
expect "a program that says nothing" "no legal action" "$found"

found="$(build/host/bin/pawnpath-match level=1 pipe=/no/such/program --pairs 1 2>&1)" && exit 1
expect "no program" "usage" "$found"
