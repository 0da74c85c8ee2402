#!/usr/bin/env bash
# With the in-place switch the uninstaller waits and returns its own code; as README.txt says, it
# then leaves itself for the script to delete.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
fresh_prefix
run_setup /S
folder="$(installed_folder)"
code=0
uninstall_in_place "$folder" "$(entry_value InstallLocation)" || code=$?
assert_equal "the uninstaller's code" 0 "$code"
assert_equal "what is left" "uninstall.exe " "$(listing "$folder")"
assert_no_file "$(shortcut)"
assert_equal "uninstall entries" 0 "$(count_entries)"
