# For scenarios that save and open files: the system's file dialog, menus and messages.
#
#   source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"     (in place of lib.sh)
# shellcheck shell=bash
# shellcheck source=tests/ui/game.sh
source "$(dirname "${BASH_SOURCE[0]}")/game.sh"

menu_item() { # MENU-LETTER ITEM-LETTER: by their mnemonics
  key "alt+$1"
  sleep 0.3
  key "$2"
}

# file_dialog TITLE-PATTERN FILE: types the name and confirms it.
file_dialog() {
  local dialog
  dialog="$(wait_window "$1" 15)" || fail "no file dialog '$1'"
  activate "$dialog" || true
  key ctrl+a
  type_text "$(windows_path "$2")"
  key Return
  wait_no_window "$1" 15 || fail "the file dialog '$1' stays open"
}

# message TITLE-PATTERN: a message box is there; it is closed.
message() {
  local box
  box="$(wait_window "$1" 15)" || fail "no message '$1'"
  activate "$box" || true
  key Return
  wait_no_window "$1" 15 || fail "the message '$1' stays open"
}

setting() { # KEY: its value in the settings file
  sed -n "s/^$1 = //p" "$data/settings.txt"
}
