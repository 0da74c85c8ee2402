#!/usr/bin/env bash
# A newer setup over an older one: the new program, the new version, no left-overs, one entry.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix

step "build and install an older version"
stage="$scratch/older"
cp -r "$repository/build/windows/stage/Pawn Path" "$stage"
printf 'older' >>"$stage/PawnPath.exe"
makensis -V1 -DVERSION=0.0.9 -DSTAGE="$stage" -DICON="$repository/res/PawnPath.ico" \
  -DOUTPUT="$scratch/PawnPath-0.0.9-setup.exe" "$repository/installer/PawnPath.nsi"
timeout 120 wine "$scratch/PawnPath-0.0.9-setup.exe" /S
assert_equal "the older version" 0.0.9 "$(entry_value DisplayVersion)"
folder="$(installed_folder)"
cmp -s "$stage/PawnPath.exe" "$folder/PawnPath.exe" || fail "the older program was not installed"

step "install this version over it"
run_setup /S
assert_equal "the version" "$number" "$(entry_value DisplayVersion)"
assert_equal "uninstall entries" 1 "$(count_entries)"
assert_equal "installed files" "$(expected_listing)" "$(listing "$folder")"
cmp -s "$repository/build/windows/bin/PawnPath.exe" "$folder/PawnPath.exe" ||
  fail "the older program is still there"
