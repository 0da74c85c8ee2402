# For scenarios that use menus and dialogs, the system's file dialog and messages among them.
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"     (in place of lib.sh)
# shellcheck shell=bash
# shellcheck source=tests/ui/game.sh
source "$(dirname "${BASH_SOURCE[0]}")/game.sh"

menu_item() { # MENU-LETTER ITEM-LETTER: by their mnemonics
  activate "$game_window" || true
  sleep 0.5
  key "alt+$1"
  sleep 0.4
  key "$2"
}

dialog() { # TITLE-PATTERN: waits for it
  local window
  window="$(wait_window "$1" 15)" || fail "no dialog '$1'"
  activate "$window" || true
}

# file_dialog TITLE-PATTERN FILE: types the name and confirms it.
file_dialog() {
  local dialog
  dialog="$(wait_window "$1" 15)" || fail "no file dialog '$1'"
  activate "$dialog" || true
  key ctrl+a
  type_text "$(windows_path "$2")"
  key Return
  # This window: a message that follows may have the same title.
  wait_for 15 is_closed "$1" "$dialog" || fail "the file dialog '$1' stays open"
}

is_closed() { ! find_windows "$1" | grep -qx "$2"; } # TITLE-PATTERN WINDOW

# in_dialog TITLE-PATTERN KEY...: the dialog is there, and these keys end it.
in_dialog() {
  local title=$1
  shift
  dialog "$title"
  key "$@"
  wait_no_window "$title" 15 || fail "the dialog '$title' stays open"
  activate "$game_window" || true
}

# message TITLE-PATTERN: a message box is there; it is closed.
message() { in_dialog "$1" Return; }

setting() { # KEY: its value in the settings file
  sed -n "s/^$1 = //p" "$data/settings.txt"
}
