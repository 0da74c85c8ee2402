#!/usr/bin/env bash
# Every C++ file is as clang-format writes it; `tests/check_format.sh --fix` writes it so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mapfile -t files < <(git ls-files -co --exclude-standard '*.cpp' '*.h')
if [[ ${1:-} == --fix ]]; then
  clang-format -i "${files[@]}"
  exit
fi
mapfile -t wrong < <(printf '%s\0' "${files[@]}" |
  xargs -0 -n 40 -P 2 clang-format --dry-run --ferror-limit=1 -Werror 2>&1 |
  sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: error: .*/\1/p' | sort -u)
((${#wrong[@]} == 0)) || {
  printf '%s\n' "${wrong[@]}"
  echo "${#wrong[@]} of ${#files[@]} files are not formatted; tests/check_format.sh --fix formats them"
  exit 1
}
echo "${#files[@]} files are formatted"
