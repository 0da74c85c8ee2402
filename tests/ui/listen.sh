# For scenarios that listen: the game is played by keys alone, and what a screen reader would say
# is compared line by line with tests/ui/transcripts/NAME.txt.
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"     (in place of lib.sh)
#   start_game; start_listening
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
mkdir -p "$heard"

start_listening() {
  coproc LISTENER { wine "$windows_bin/ui-client.exe" "${GAME_TITLE:-Pawn Path}" 2>/dev/null; }
  remember "$LISTENER_PID"
  answer_of_listener "the client's start"
}

answer_of_listener() { # WHAT
  local answer=""
  read -r -t 120 -u "${LISTENER[0]}" answer || fail "no answer to: $1"
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

# A typed move from wherever the focus is; nothing of the way there is heard.
play_typed() { # MOVE...
  local move
  for move in "$@"; do
    press Ctrl+M
    enter "$move"
    press Enter
  done
}

# Dates, and folders of this run.
masked() {
  sed -E -e 's/[0-9]{4}-[0-9]{2}-[0-9]{2}/DATE/g' -e 's/[A-Z]:\\[^ ,;"]*\\/FOLDER\\/g' "$1"
}

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
