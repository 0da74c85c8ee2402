#!/usr/bin/env bash
# "Colours as in Windows": a switch between light and dark is followed while the program runs; a
# colour of its own choice is kept.
source "$(dirname "${BASH_SOURCE[0]}")/../files.sh"

system_is_light() { # 1 or 0
  wine reg add 'HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize' \
    /v AppsUseLightTheme /t REG_DWORD /d "$1" /f >/dev/null
  wine "$windows_bin/ui-recolour.exe" || fail "the system's message was not sent"
}
# Of a point of the board's frame.
frame_is() { # COLOUR
  shot "$scratch/frame.png" "$game_window"
  [[ $(convert "$scratch/frame.png" -format '%[hex:u.p{40,50}]' info: | cut -c 1-6) == "$1" ]]
}

printf 'opponent = person\ntheme = system\n' >"$data/settings.txt"
start_game
step "light at first"
wait_for 10 frame_is 6B4F36 || fail "the board is not light"
step "dark, and light again"
system_is_light 0
wait_for 10 frame_is 15181B || fail "the board has not become dark"
system_is_light 1
wait_for 10 frame_is 6B4F36 || fail "the board has not become light again"
step "light by choice stays"
menu_item v l
sleep 1
system_is_light 0
sleep 1
frame_is 6B4F36 || fail "a chosen colour was given up"
system_is_light 1
stop_game
