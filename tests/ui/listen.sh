# For scenarios that listen: the game is played by keys alone, and what a screen reader would say
# is compared line by line with tests/ui/transcripts/NAME.txt.
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"     (in place of lib.sh)
#   start_to_hear
#   transcript first-steps
#   part "A step by arrows"
#   press p Up Enter; hear "Dark pawn"
#   end_transcripts; stop_game
#
# UPDATE_TRANSCRIPTS=1 writes the committed files anew; read the difference before you commit it.
# shellcheck shell=bash
# shellcheck source=tests/ui/game.sh
source "$(dirname "${BASH_SOURCE[0]}")/game.sh"

committed="$library/transcripts"
heard="$scratch/transcripts"
transcript_names=()
masks=(-e 's/[0-9]{4}-[0-9]{2}-[0-9]{2}/DATE/g' -e 's/[A-Z]:\\[^ ,;"]*\\/FOLDER\\/g')
mkdir -p "$heard"

# start_to_hear ARGUMENT...: the game, and who listens to it. The pointer is out of the way: over
# the board it would aim a wall.
start_to_hear() {
  [[ -n ${DISPLAY:-} ]] || start_display
  xdotool mousemove 2 2
  start_game "$@"
  sleep 1.5 # the greeting has been said
  start_listening
}

start_listening() {
  coproc LISTENER { wine "$windows_bin/ui-client.exe" "${GAME_TITLE:-Pawn Path}" 2>/dev/null; }
  listener_pid=$LISTENER_PID
  remember "$listener_pid"
  answer_of_listener "the client's start"
}

stop_listening() {
  printf 'quit\n' >&"${LISTENER[1]}"
  wait "$listener_pid" || true
  forget "$listener_pid"
}

answer_of_listener() { # WHAT
  local answer=""
  read -r -t 240 -u "${LISTENER[0]}" answer || fail "no answer to: $1"
  answer="${answer%$'\r'}"
  [[ $answer == ok ]] || {
    show_heard
    fail "$1: $answer"
  }
}

tell_listener() {
  printf '%s\n' "$*" >&"${LISTENER[1]}"
  answer_of_listener "$*"
}

show_heard() {
  ((${#transcript_names[@]} == 0)) || tail -n 25 "$heard/${transcript_names[-1]}.txt"
}

# transcript NAME: what follows is written down under this name.
transcript() {
  step "$1"
  transcript_names+=("$1")
  tell_listener transcript "$(windows_path "$heard/$1.txt")"
}

part() { tell_listener step "$*"; }
press() { tell_listener keys "$*"; }  # KEY...: `Ctrl+M`, `Right`, `e`
enter() { tell_listener type "$*"; }  # TEXT
hear() { tell_listener wait "${2:-20}" "$1"; } # TEXT [SECONDS]: after the last keys
read_status() { tell_listener status; }
walk_window() { tell_listener walk "$*"; }     # [LETTERS of the menus]
check_board() { tell_listener board "$1"; }    # SIZE

# settings KEY=VALUE...: what the next start finds in its settings file.
settings() { printf '%s\n' "${@/=/ = }" >"$data/settings.txt"; }
# Who plays in the next start's first game: `two-people`, `two-computers`, or you with Light.
# Both the older and the newer names of these settings are given; what is not known is left alone.
two_people=(players=two-people opponent=person)
two_computers=(players=two-computers opponent=two-computers)
you_are_light=(players=light opponent=computer light=you)

# A new game with the same players, the board in focus; nothing of it is written down.
fresh_game() {
  tell_listener listen off
  press Ctrl+Shift+N Ctrl+B
  tell_listener listen on
}

# A record as the game writes it, from its start position and moves.
record_of() { # FILE POSITION MOVE...
  printf '[Game "Pawn Path"]\n[Position "%s"]\n[Result "*"]\n\n%s\n' "$2" "${*:3} *" >"$1"
}

# By Ctrl+O and the file dialog; nothing of the dialog is written down.
open_record() { # FILE
  tell_listener listen off
  press Ctrl+O
  wait_window '^Open' 15 >/dev/null || fail "no dialog after Ctrl+O"
  enter "$(windows_path "$1")"
  press Enter
  wait_no_window '^Open' 15 || fail "the dialog for opening a record stays"
  press Ctrl+B
  tell_listener listen on
}

# A typed move from wherever the focus is.
play_typed() { # MOVE...
  local move
  for move in "$@"; do
    press Ctrl+M
    enter "$move"
    press Enter
  done
}

# Without dates and folders of this run, and what else a scenario adds to `masks`.
masked() { sed -E "${masks[@]}" "$1"; }

compare_transcript() { # NAME
  local expected="$committed/$1.txt" found="$heard/$1.masked"
  masked "$heard/$1.txt" >"$found"
  if [[ -n ${UPDATE_TRANSCRIPTS:-} ]]; then
    mkdir -p "$committed"
    cp "$found" "$expected"
    return 0
  fi
  diff -u --label "$1 (committed)" --label "$1 (heard)" "$expected" "$found"
}

# Compares everything written down so far.
end_transcripts() {
  local name different=()
  for name in "${transcript_names[@]}"; do
    compare_transcript "$name" || different+=("$name")
  done
  transcript_names=()
  ((${#different[@]} == 0)) ||
    fail "heard otherwise than committed: ${different[*]} (UPDATE_TRANSCRIPTS=1 writes them anew)"
}
