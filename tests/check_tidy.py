#!/usr/bin/env python3
"""Runs clang-tidy over what builds for this machine: the engine and the wx-free half of the program.

Two files at a time. A file that passed is not looked at again while it, everything it includes,
the checks and the compiler's flags stay the same: the key is a hash of the preprocessed
source, kept in the cache folder.
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "host"
HOME = os.environ.get("HOME", "/root")
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", f"{HOME}/.cache")) / "pawnpath" / "tidy"


def commands():
    """(file, command) of our own library code; tests and tools follow other habits."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(ROOT / "engine") or path.is_relative_to(ROOT / "app"):
            yield path, shlex.split(entry["command"])


def key(path, command):
    """Hash of everything that the verdict hangs on."""
    start = command.index("-o")
    flags = command[1:start] + command[start + 2:]
    flags.remove("-c")
    source = subprocess.run(["clang++", "-E", "-P", "-C", *flags], cwd=BUILD, check=False,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    own = [flag for flag in flags if str(ROOT) not in flag]
    parts = [source, (ROOT / ".clang-tidy").read_bytes(), " ".join(own).encode(),
             path.name.encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def check(item):
    path, command = item
    stamp = CACHE / key(path, command)
    if stamp.exists():
        return path, "known", ""
    found = subprocess.run(["clang-tidy", "--quiet", "-p", str(BUILD), str(path)], cwd=ROOT,
                           check=False, text=True, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
    if found.returncode != 0:
        return path, "faulty", found.stdout
    stamp.touch()
    return path, "checked", ""


def main():
    CACHE.mkdir(parents=True, exist_ok=True)
    count = {"known": 0, "checked": 0, "faulty": 0}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, verdict, text in pool.map(check, list(commands())):
            count[verdict] += 1
            if text:
                print(f"--- {path.relative_to(ROOT)}\n{text}", flush=True)
    print(f"{sum(count.values())} files: {count['checked']} checked now, {count['known']} "
          f"unchanged since they passed, {count['faulty']} with faults")
    return 1 if count["faulty"] else 0


if __name__ == "__main__":
    sys.exit(main())
