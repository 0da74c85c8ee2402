#!/usr/bin/env bash
# Other people's files in the chosen folder survive installing and uninstalling.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix
folder="$WINEPREFIX/drive_c/Games/Shared place"
mkdir -p "$folder/sub"
echo mine >"$folder/keep.txt"
echo mine >"$folder/sub/keep too.txt"

step "install into a folder that is in use for other things"
run_setup /S '/D=C:\Games\Shared' place
assert_file "$folder/PawnPath.exe"
assert_equal "the recorded folder" 'C:\Games\Shared place' "$(entry_value InstallLocation)"

step "an update without a folder goes to the same place"
run_setup /S
assert_no_file "$(installed_folder)"

step "uninstall"
timeout 60 wine "$folder/uninstall.exe" /S
wait_for 30 is_gone "$folder/uninstall.exe" || fail "the uninstaller did not finish"
assert_equal "what is left" "keep.txt sub/keep too.txt " "$(listing "$folder")"
assert_equal "uninstall entries" 0 "$(count_entries)"
