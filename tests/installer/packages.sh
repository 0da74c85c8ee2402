#!/usr/bin/env bash
# What is built for Windows carries the right data: version, manifest, icon, nothing packed, no
# DLL beside it; the portable zip holds the same files as the installer.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
program="$windows_bin/PawnPath.exe"

has_text() { # FILE TEXT
  grep -qaF -- "$2" "$1"
}

has_wide_text() { # FILE TEXT
  python3 -c 'import sys; sys.exit(sys.argv[2].encode("utf-16-le") not in open(sys.argv[1], "rb").read())' "$@"
}

step "manifest: per-monitor scaling with fallback, Windows 10, current controls, no elevation"
for part in 'PerMonitorV2, PerMonitor' 'true/pm' '8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a' \
  'Microsoft.Windows.Common-Controls' 'version="6.0.0.0"' 'level="asInvoker"' '>UTF-8<'; do
  has_text "$program" "$part" || fail "PawnPath.exe: no $part in the manifest"
done

step "version data"
for file in "$program" "$windows_bin/pawnpath-engine.exe" "$setup"; do
  has_wide_text "$file" "$number" || fail "$file: no version $number"
  has_wide_text "$file" "Pawn Path contributors" || fail "$file: no company name"
done

step "no library is needed that Windows does not have"
for file in "$program" "$windows_bin/pawnpath-engine.exe"; do
  needed="$(x86_64-w64-mingw32-objdump -p "$file" | sed -n 's/.*DLL Name: //p' | tr 'A-Z\n' 'a-z ')"
  for library in $needed; do
    case $library in
      libstdc++* | libgcc* | libwinpthread* | zlib* | libpng* | wx*) fail "$file needs $library" ;;
    esac
  done
done

step "the portable zip"
zip="$repository/build/windows/PawnPath-$number-portable.zip"
found="$(python3 -c 'import sys, zipfile
names = [name for name in zipfile.ZipFile(sys.argv[1]).namelist() if not name.endswith("/")]
print(*sorted(name.removeprefix("Pawn Path/") for name in names), end=" ")' "$zip")"
assert_equal "its files" "$(expected_listing | sed 's/uninstall.exe //')" "$found"
