#!/usr/bin/env bash
# Builds the engine tests with gcov's counters, runs them and prints which share of the lines of
# engine/rules and engine/record ran. Fails below 95 %.
#   tests/coverage.sh [--lines]    also names the lines that did not run
set -euo pipefail
# shellcheck source=app/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

least=95
build="$repository/build/host-gcov"

ensure_packages "${build_packages[@]}" "${test_packages[@]}"
build_preset host-gcov
find "$build" -name '*.gcda' -delete
# Counting makes it slow; every line that runs at all runs in a tenth of the random games.
PAWNPATH_TEST_SCALE="${PAWNPATH_TEST_SCALE:-0.1}" "$build/bin/engine-tests" --report_level=short

python3 - "$repository" "$build" "$least" "${1:-}" <<'PYTHON'
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile

repository, build, least, option = sys.argv[1:5]
folders = ("engine/rules/", "engine/record/")
lines = {}  # path -> {line: ran}
with tempfile.TemporaryDirectory() as scratch:
    data = [str(path) for path in pathlib.Path(build).rglob("*.gcda")]
    subprocess.run(["gcov", "--json-format", *data], cwd=scratch, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for report in pathlib.Path(scratch).glob("*.gcov.json.gz"):
        for file in json.loads(gzip.open(report).read())["files"]:
            path = str(pathlib.Path(build, file["file"]).resolve())
            name = path.removeprefix(repository + "/")
            if not name.startswith(folders):
                continue
            seen = lines.setdefault(name, {})
            for line in file["lines"]:
                number = line["line_number"]
                seen[number] = seen.get(number, False) or line["count"] > 0

worst = 100.0
for folder in folders:
    files = {name: seen for name, seen in lines.items() if name.startswith(folder)}
    total = sum(len(seen) for seen in files.values())
    if total == 0:
        sys.exit(f"coverage: no lines of {folder} were counted")
    ran = sum(sum(seen.values()) for seen in files.values())
    share = 100 * ran / total
    worst = min(worst, share)
    print(f"{folder}: {ran} of {total} lines ran, {share:.1f} %")
    for name, seen in sorted(files.items()):
        missed = [number for number, done in sorted(seen.items()) if not done]
        if option == "--lines" and missed:
            print(f"  {name}: {', '.join(map(str, missed))}")
if worst < float(least):
    sys.exit(f"coverage: below {least} %")
PYTHON
