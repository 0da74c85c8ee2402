#!/usr/bin/env bash
# Sets up everything on Debian 12: packages, wxWidgets, builds, installer. play.sh and
# tests/run.sh source it; run by itself (app/setup.sh) it prepares and builds for playing.
set -euo pipefail
# shellcheck source=app/say.sh
source "$(dirname "${BASH_SOURCE[0]}")/say.sh"
# shellcheck source=app/wine.sh
source "$repository/app/wine.sh"

build_packages=(g++ cmake ninja-build python3 xz-utils
  g++-mingw-w64-x86-64-posix libz-mingw-w64-dev libspdlog-dev libboost-dev nsis)
run_packages=(wine wine64 xvfb xauth openbox xdotool imagemagick x11-utils fonts-liberation
  fonts-dejavu-core)
test_packages=(clang clang-format clang-tidy libclang-rt-14-dev shellcheck)

is_installed() {
  # shellcheck disable=SC2016  # dpkg-query's variable, not the shell's
  [[ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null || true)" == installed ]]
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  else
    sudo -n "$@"
  fi
}

# Asks for a password only where a person can answer.
check_root() {
  ((EUID != 0)) || return 0
  command -v sudo >/dev/null || die "packages are missing ($*): run this as root, or install sudo"
  sudo -n true 2>/dev/null && return 0
  [[ -t 0 ]] || die "packages are missing ($*) and sudo asks for a password: run 'sudo -v' first"
  say "Packages have to be installed; sudo may ask for your password."
  sudo -v || die "packages are missing ($*) and sudo was refused"
}

# The machine's own sources as they are; no recommended extras, no questions.
apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 \
    apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@"
}

apt_update() { as_root apt-get update -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3; }

# ensure_packages NAME...: apt is not started at all when everything is there.
ensure_packages() {
  local missing=() name
  command -v dpkg-query >/dev/null ||
    die "this set-up needs Debian 12 (there is no dpkg); see README.md for other systems"
  for name in "$@"; do
    is_installed "$name" || missing+=("$name")
  done
  ((${#missing[@]} > 0)) || return 0
  check_root "${missing[*]}"
  need_space /usr 3500
  say "Packages to install: ${missing[*]}"
  # Another vendor's broken source is no reason to stop: the installation decides.
  (run_logged "Reading the package lists" "$cache/log/apt-update.log" apt_update) ||
    say "  the package lists could not be read in full; going on"
  (run_logged "Installing packages" "$cache/log/apt-install.log" apt_install "${missing[@]}") ||
    die "packages could not be installed; is the network there?"
}

# build_preset NAME: one build at a time in this checkout.
build_preset() { with_lock "$repository/build/build" build_unlocked "$1"; }

# A first build of all presets takes some 4 GB, of the Windows one alone 1.5 GB.
need_space_to_build() { # PRESET MEGABYTES
  local megabytes=$2
  [[ ! -d $repository/build/$1 ]] || megabytes=500
  need_space "$repository/build" "$megabytes"
}

build_unlocked() { # NAME
  local preset=$1
  run_logged "Configuring $preset" "$repository/build/log/configure-$preset.log" \
    cmake --preset "$preset"
  run_logged "Building $preset" "$repository/build/log/build-$preset.log" \
    nice cmake --build --preset "$preset" -j "$(nproc)"
}

set_up_windows() {
  need_space_to_build windows 1800
  "$repository/app/setup-wxwidgets.sh"
  build_preset windows
}

# Two prefixes with the installed game: two window tests run at a time, and windows of one
# prefix share focus and clipboard.
prepare_prefixes() {
  local slot
  for slot in 1 2; do
    installed_prefix "$repository/build/wine/slot-$slot" "$(setup_program)"
    end_wine
  done
  unset WINEPREFIX
}

version() { head -n 1 "$repository/res/version.txt"; }

setup_program() { printf '%s/build/windows/PawnPath-%s-setup.exe' "$repository" "$(version)"; }

cd "$repository"
if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  trap end_started EXIT
  ensure_packages "${build_packages[@]}" "${run_packages[@]}"
  set_up_windows
  say "Ready: $(setup_program)"
fi
