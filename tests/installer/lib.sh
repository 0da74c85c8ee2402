# What the installer scenarios share, on top of tests/ui/lib.sh: each has a fresh prefix.
# shellcheck shell=bash
# shellcheck source=tests/ui/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../ui/lib.sh"

[[ -f $setup ]] || fail "there is no installer: $setup"
files=(LICENSE.txt NOTICES.txt PawnPath.exe README.txt pawnpath-engine.exe uninstall.exe)
entry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\PawnPath'
number="$(head -n 1 "$repository/res/version.txt")"

# The prefix is large and of no use afterwards: finish removes it.
fresh_prefix() {
  remove_at_end="$scratch/prefix"
  new_prefix "$scratch/prefix"
}

run_setup() { timeout 120 wine "$setup" "$@"; } # prints nothing; its code is the result

# The files of a folder, sorted, on one line.
listing() { (cd "$1" && find . -type f | sed 's|^\./||' | LC_ALL=C sort | tr '\n' ' '); }

expected_listing() { printf '%s\n' "${files[@]}" | LC_ALL=C sort | tr '\n' ' '; }

checksums() { (cd "$1" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum); }

# The value of the uninstall entry, or nothing.
entry_value() {
  wine reg query "$entry" /v "$1" 2>/dev/null | tr -d '\r' |
    sed -n "s/^ *$1 *REG_[A-Z]* *//p"
}

has_entry() { wine reg query "$entry" >/dev/null 2>&1; }

# How many uninstall entries are ours, in either view of either hive.
count_entries() {
  local hive
  for hive in 'HKCU\Software' 'HKLM\Software' 'HKCU\Software\Wow6432Node' 'HKLM\Software\Wow6432Node'; do
    wine reg query "$hive\\Microsoft\\Windows\\CurrentVersion\\Uninstall" /s 2>/dev/null || true
  done | grep -c 'DisplayName.*Pawn Path' || true
}

shortcut() {
  printf '%s/Microsoft/Windows/Start Menu/Programs/Pawn Path.lnk' \
    "$(dirname "$(local_app_data)")/Roaming"
}

is_gone() { [[ ! -e $1 ]]; }

# In place: the code is the uninstaller's own. The folder comes last and unquoted, in
# as many words as it has.
uninstall_in_place() { # UNIX-FOLDER WINDOWS-FOLDER
  local words
  IFS=' ' read -r -a words <<<"_?=$2"
  timeout 120 wine "$1/uninstall.exe" /S "${words[@]}"
}
