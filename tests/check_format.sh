#!/usr/bin/env bash
# Every C++ file is as clang-format writes it; `tests/check_format.sh --fix` writes it so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mapfile -t files < <(git ls-files -co --exclude-standard '*.cpp' '*.h')
if [[ ${1:-} == --fix ]]; then
  clang-format -i "${files[@]}"
  exit
fi
wrong=()
for file in "${files[@]}"; do
  clang-format --dry-run -Werror "$file" >/dev/null 2>&1 || wrong+=("$file")
done
((${#wrong[@]} == 0)) || {
  printf '%s\n' "${wrong[@]}"
  echo "${#wrong[@]} of ${#files[@]} files are not formatted; tests/check_format.sh --fix formats them"
  exit 1
}
echo "${#files[@]} files are formatted"
