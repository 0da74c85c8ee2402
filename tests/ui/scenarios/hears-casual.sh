#!/usr/bin/env bash
# A whole game against Casual with the screen never looked at: each step is chosen from what has
# been heard, and played by arrows. And what else is heard against a computer.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${you_are_light[@]}" level=casual
start_to_hear

# What was said last.
said() { grep '^says' "$heard/${transcript_names[-1]}.txt" | tail -n 1; }

# The squares of a list such as `E 1, E 2`, as `E1 E2`.
squares() { tr -d ' .' | tr ',' ' '; }

# Next square of the own route that can be stepped to; over the other pawn the one behind it.
next_step() { # WHAT WAS SAID
  local route steps square
  route="$(sed -n 's/.*Light route, [^:]*: \([^.]*\)\..*/\1/p' <<<"$1" | squares)"
  steps="$(sed -n 's/.*Light can step to \([^.]*\)\..*/\1/p' <<<"$1" | squares)"
  for square in $(cut -d ' ' -f 2,3 <<<"$route") $steps; do
    [[ " $steps " == *" $square "* ]] || continue
    printf '%s' "$square"
    return
  done
}

arrows() { # FROM TO: as keys
  local from_file to_file
  from_file=$(printf '%d' "'${1:0:1}") to_file=$(printf '%d' "'${2:0:1}")
  for ((; from_file < to_file; from_file++)); do printf 'Right '; done
  for ((; from_file > to_file; from_file--)); do printf 'Left '; done
  for ((i = ${1:1}; i < ${2:1}; i++)); do printf 'Up '; done
  for ((i = ${1:1}; i > ${2:1}; i--)); do printf 'Down '; done
}

step_by_ear() {
  local heard_now from to
  press Ctrl+5
  heard_now="$(said)"
  from="$(sed -n 's/.*Light pawn on \([A-I] [1-9]\).*/\1/p' <<<"$heard_now" | squares)"
  to="$(next_step "$heard_now")"
  [[ -n $from && -n $to ]] || fail "no step could be chosen from: $heard_now"
  # shellcheck disable=SC2046  # keys are words
  press p $(arrows "$from" "$to") Enter
  wait_for 20 answered || fail "no answer to the step to $to"
}

# The last thing said is the computer's move or the end.
answered() { said | grep -qE '^says +Dark (pawn|wall)|wins|Draw'; }
is_over() { said | grep -qE 'wins|Draw'; }

transcript game-against-casual
for _ in {1..60}; do
  step_by_ear
  ! is_over || break
done
is_over || fail "the game has not ended after 60 steps"
read_status
press Ctrl+1

fresh_game
transcript undo-against-computer
tell_listener listen off
press Alt+g n Enter
press Ctrl+B
tell_listener listen on
press p Up Enter
hear "Dark"
press Ctrl+Z
press Ctrl+Y
press Ctrl+Z
press Ctrl+Z

transcript step-button-and-answer
press p Tab Tab
press Space
hear "says    Dark"

transcript against-the-computer
part "Threats as they concern you"
press Ctrl+6
part "Resign"
press Ctrl+B Alt+g g
press Left Enter
hear "resigned"
press p Up Enter
read_status

end_transcripts
stop_game
