# Shell functions for running Windows programs under Wine in prefixes of this project's own.
# To be sourced after say.sh. The user's default prefix is never touched.
# shellcheck shell=bash

# No Mono, no Gecko, and no menu entries on the user's own desktop; crashes end the program
# instead of opening a dialog (see make_template).
export WINEARCH=win64
export WINEDEBUG="${WINEDEBUG:--all}"
export WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d"

unpack_template() { # FOLDER
  export WINEPREFIX="$1.partial"
  rm -rf "$WINEPREFIX"
  # Without a display nothing can pop up; the graphics driver is chosen at each start anyway.
  env -u DISPLAY wineboot --init
  env -u DISPLAY wine winecfg -v win10
  env -u DISPLAY wine reg add 'HKCU\Software\Wine\WineDbg' /v ShowCrashDialog /t REG_DWORD /d 0 /f
  wineserver -w
  [[ -f $WINEPREFIX/system.reg && -d $WINEPREFIX/drive_c/windows/system32 ]]
  # Each prefix has documents of its own: the links into the user's home folder go.
  local entry
  for entry in "$WINEPREFIX"/drive_c/users/*/*; do
    if [[ -L $entry ]]; then
      rm "$entry"
      mkdir "$entry"
    fi
  done
  mv "$WINEPREFIX" "$1"
}

make_template() {
  [[ ! -d $1 ]] || return 0
  need_space "$cache" 2000
  run_logged "Preparing Wine (once, about a quarter of a minute)" "$cache/log/wine.log" \
    unpack_template "$1"
}

# A fresh prefix that every other one is copied from; one for each version of Wine.
template_prefix() {
  local version
  version="$(WINEDEBUG=-all wine --version | tr -c 'A-Za-z0-9.\n-' '_')"
  printf '%s/prefix-%s' "$cache" "$version"
}

# new_prefix FOLDER: a prefix made anew, used by everything that follows.
new_prefix() {
  local template
  template="$(template_prefix)"
  with_lock wine make_template "$template"
  rm -rf "$1" "$1.partial"
  mkdir -p "$(dirname "$1")"
  cp -a --reflink=auto "$template" "$1.partial"
  mv "$1.partial" "$1"
  use_prefix "$1"
}

use_prefix() { export WINEPREFIX="$1"; }

# Ends every Windows program of this prefix, and only of this one.
end_wine() {
  [[ -n ${WINEPREFIX:-} && -d ${WINEPREFIX:-} ]] || return 0
  timeout 20 wineserver -k 2>/dev/null || true
  timeout 20 wineserver -w 2>/dev/null || true
}

windows_path() { # UNIX-PATH
  local path="Z:$1"
  printf '%s' "${path//\//\\}"
}

local_app_data() {
  local folder
  for folder in "$WINEPREFIX"/drive_c/users/*/AppData/Local; do
    [[ $folder == */Public/* ]] || printf '%s' "$folder"
  done
}

installed_folder() { printf '%s/Programs/Pawn Path' "$(local_app_data)"; }

# install_game SETUP: the silent installation that a person would start by hand.
install_game() {
  local code=0
  timeout 120 wine "$1" /S || code=$?
  ((code != 2)) || die "Pawn Path is running in this prefix: close it first"
  ((code == 0)) || die "the installer ended with code $code"
  [[ -f "$(installed_folder)/PawnPath.exe" ]] || die "the installer installed no PawnPath.exe"
}

# installed_prefix FOLDER SETUP: uses this prefix with just this setup installed in it. What is
# there already is kept: games and settings outlive a new build.
installed_prefix() {
  local sum stamp="$1/installed-setup.sha256"
  sum="$(sha256sum "$2" | cut -d ' ' -f 1)"
  if [[ -f $1/system.reg ]]; then
    use_prefix "$1"
  else
    new_prefix "$1"
  fi
  [[ "$(cat "$stamp" 2>/dev/null)" != "$sum" ]] || return 0
  say "Installing $(basename "$2") under Wine ..."
  install_game "$2"
  printf '%s\n' "$sum" >"$stamp"
}
