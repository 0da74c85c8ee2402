#!/usr/bin/env bash
# A silent installation for one user leaves exactly its files, one shortcut and one complete
# uninstall entry; after the uninstaller nothing is left but the user's games.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix

step "install twice: still one entry"
run_setup /S
run_setup /S
folder="$(installed_folder)"
assert_equal "installed files" "$(expected_listing)" "$(listing "$folder")"
assert_file "$(shortcut)"
assert_equal "uninstall entries" 1 "$(count_entries)"

step "the entry is complete"
windows_folder="$(entry_value InstallLocation)"
assert_contains "the folder" '\AppData\Local\Programs\Pawn Path' "$windows_folder"
assert_equal DisplayName "Pawn Path" "$(entry_value DisplayName)"
assert_equal DisplayVersion "$number" "$(entry_value DisplayVersion)"
assert_equal Publisher "Pawn Path contributors" "$(entry_value Publisher)"
assert_equal DisplayIcon "$windows_folder\\PawnPath.exe" "$(entry_value DisplayIcon)"
assert_equal UninstallString "\"$windows_folder\\uninstall.exe\"" "$(entry_value UninstallString)"
assert_equal QuietUninstallString "\"$windows_folder\\uninstall.exe\" /S" \
  "$(entry_value QuietUninstallString)"
assert_equal NoModify 0x1 "$(entry_value NoModify)"
assert_equal NoRepair 0x1 "$(entry_value NoRepair)"
size=$(($(entry_value EstimatedSize)))
real=$(du -sk --apparent-size "$folder" | cut -f 1)
((size > real * 8 / 10 && size < real * 12 / 10)) || fail "EstimatedSize $size KB, in fact $real KB"

step "the installed engine answers"
answer="$(printf 'version\nquit\n' | wine "$folder/pawnpath-engine.exe" | tr -d '\r' | head -n 1)"
assert_contains "the engine's version" "$number" "$answer"

step "uninstall: nothing of ours is left but the user's data"
games="$(local_app_data)/Pawn Path"
mkdir -p "$games"
echo kept >"$games/autosave.txt"
code=0
timeout 60 wine "$folder/uninstall.exe" /S || code=$?
assert_equal "the uninstaller's code" 0 "$code"
wait_for 30 is_gone "$folder" || fail "the folder is still there: $(listing "$folder")"
assert_no_file "$(shortcut)"
assert_equal "uninstall entries" 0 "$(count_entries)"
assert_file "$games/autosave.txt"
