# For scenarios that play: what the game says it is, read from the record that it keeps.
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../game.sh"     (in place of lib.sh)
# shellcheck shell=bash
# shellcheck source=tests/ui/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# The record that the game keeps while it is played.
kept_record="$data/autosave.txt"

# The actions so far, in one line.
game_actions() {
  [[ -f $kept_record ]] || return 0
  record_actions "$kept_record" | tr '\n' ' '
}

game_action() { game_actions | cut -d ' ' -f "$1"; } # NUMBER (from 1)

has_plies() { (($(game_actions | wc -w) == $1)); }

# Within a moment something was played on top of so many plies less one.
played() { wait_for 3 has_at_least "$1"; }
has_at_least() { (($(game_actions | wc -w) >= $1)); }

# The record at hand comes to hold this text.
kept_has() { grep -qF -- "$1" "$kept_record" 2>/dev/null; }
assert_kept() { wait_for 15 kept_has "$1" || fail "$2: the game at hand lacks $1"; } # TEXT WHAT

assert_plies() { # COUNT
  wait_for 30 has_plies "$1" || fail "expected $1 plies, found: $(game_actions)"
}

# Where the marks of the legal steps stand, from their colour in a picture of the window: the
# square ahead of Light's pawn at the start (ahead_x, ahead_y), and the distance between squares.
find_marks() {
  local marks left
  # Away from the board, where it would aim a wall in the same colour; the board is on the left.
  xdotool mousemove --sync 2 2
  sleep 0.5
  shot "$scratch/marks.png" "$game_window"
  # The dot in the middle of each mark: small black spots once all but the colour is white.
  marks="$(convert "$scratch/marks.png" -crop 58%x100%+0+0 +repage -alpha off -fuzz 10% -fill red -opaque '#176B3A' -fuzz 0 \
    -fill white +opaque red -fill black -opaque red -define connected-components:verbose=true \
    -define connected-components:area-threshold=10 -connected-components 8 null: |
    awk '/srgb\(0,0,0\)|gray\(0\)/ && $4 < 60 {split($3, at, ","); print int(at[1]), int(at[2])}')"
  read -r ahead_x ahead_y <<<"$(sort -n -k 2 <<<"$marks" | head -n 1)"
  left="$(sort -n <<<"$marks" | head -n 1 | cut -d ' ' -f 1)"
  [[ -n $ahead_x && -n $left ]] || fail "no marks of legal steps were found in the picture"
  pitch=$((ahead_x - left))
  ((pitch > 10)) || fail "the marks of the legal steps do not stand apart: $marks"
}
