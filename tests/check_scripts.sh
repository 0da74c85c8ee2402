#!/usr/bin/env bash
# Every shell script passes shellcheck and every Python script compiles.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mapfile -t shell < <(git ls-files -co --exclude-standard '*.sh' .ci/run)
mapfile -t python < <(git ls-files -co --exclude-standard '*.py')
# Not asked: variables that come from, or are for, a sourced library.
shellcheck --exclude=SC2034,SC2154 --external-sources --source-path=. --severity=warning "${shell[@]}"
python3 - "${python[@]}" <<'PYTHON'
import sys
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as source:
        compile(source.read(), name, "exec")
PYTHON
echo "${#shell[@]} shell and ${#python[@]} Python scripts are in order"
