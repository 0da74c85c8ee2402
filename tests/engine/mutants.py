#!/usr/bin/env python3
"""Breaks the rules on purpose, one at a time, and sees whether the tests notice.

    python3 tests/engine/mutants.py            all of them
    python3 tests/engine/mutants.py --list     their names
    python3 tests/engine/mutants.py NAME...    only these

Works on a copy in a temporary folder: nothing in the checkout changes. Each mutant replaces one
text in one file of engine/rules; the tests of engine/rules are built against it and run. A mutant
is caught when a test fails, or the tests crash or hang. The exit status is 0 when every mutant is
caught, 1 when one survives, 2 when something cannot be built or a text to replace is not there
exactly once.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from mutations import MUTATIONS

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Without asserts: the tests must notice, not the code itself.
FLAGS = ["-std=c++20", "-O1", "-DNDEBUG", "-march=x86-64-v2", "-I."]
# Exact tests first: they take a second and catch most; then the properties over random games.
STAGES = ["!*_properties", "*_properties"]


def engine_folders(tree, path, seen):
    """The folders of engine/ that a test file includes, directly or by headers of the tests."""
    folders = set()
    for include in re.findall(r'#include "([^"]+)"', path.read_text()):
        if include.startswith("engine/"):
            folders.add(include.rsplit("/", 1)[0])
        elif (tree / include).exists() and include not in seen:
            seen.add(include)
            folders |= engine_folders(tree, tree / include, seen)
    return folders


def rules_tests(tree):
    """The test files that need nothing of the engine but engine/rules."""
    return [path for path in sorted((tree / "tests/engine").glob("*_test.cpp"))
            if engine_folders(tree, path, set()) == {"engine/rules"}]


class Builder:
    """A copy of the tree with its object files; sources are compiled again only when asked."""

    def __init__(self, folder, compiler):
        self.tree = folder
        self.compiler = compiler
        for part in ("engine/rules", "tests/engine"):
            shutil.copytree(ROOT / part, folder / part)
        self.rules = sorted((folder / "engine/rules").glob("*.cpp"))
        self.tests = rules_tests(folder)
        self.tests += [folder / "tests/engine" / name for name in ("main.cpp", "reference_rules.cpp")]

    def compile(self, source, target):
        relative = str(source.relative_to(self.tree))
        # Boost's runner is large and never worth optimising.
        extra = ["-O0"] if source.name == "main.cpp" else []
        command = [self.compiler, *FLAGS, *extra, "-c", relative, "-o", str(target)]
        return subprocess.run(command, cwd=self.tree, capture_output=True, text=True)

    @staticmethod
    def object_of(source):
        return source.with_suffix(".o")

    def compile_all(self, jobs):
        sources = self.rules + self.tests
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            results = pool.map(lambda s: self.compile(s, self.object_of(s)), sources)
        for source, result in zip(sources, results):
            if result.returncode != 0:
                sys.exit(fail(f"{source.name} does not compile:\n{result.stderr}"))

    def link(self, program, instead=None):
        """Links all objects, with `instead` as (source, object) in place of one of them."""
        objects = {source: self.object_of(source) for source in self.rules + self.tests}
        if instead:
            objects[instead[0]] = instead[1]
        command = [self.compiler, *map(str, objects.values()), "-o", str(program)]
        subprocess.run(command, check=True)

    def run(self, program, scale, limit):
        """None when all tests pass, else what the first failure says."""
        for stage in STAGES:
            failure = self.run_stage(program, stage, scale, limit)
            if failure:
                return failure
        return None

    @staticmethod
    def run_stage(program, stage, scale, limit):
        environment = dict(os.environ, PAWNPATH_TEST_SCALE=str(scale))
        # The log goes where it is not buffered: a hang must not swallow the failure before it.
        command = [str(program), f"--run_test={stage}", "--log_sink=stderr", "--report_level=no",
                   "--color_output=no", "--catch_system_errors=no"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                   env=environment, text=True, errors="replace")
        watch = threading.Timer(limit, process.kill)
        watch.start()
        try:
            for line in process.stderr:
                failure = re.search(r'error: in "([^"]+)"', line)
                if failure:
                    return failure.group(1)
            status = process.wait()
        finally:
            hung = watch.finished.is_set()
            watch.cancel()
            process.kill()
            process.wait()
        if hung:
            return "hangs"
        return f"ends with status {status}" if status != 0 else None


def fail(message):
    print(message, file=sys.stderr)
    return 2


def mutate(text, mutation):
    """The text with the mutation, or None when it is not there exactly once; blanks and line ends
    may differ."""
    pattern = r"\s+".join(map(re.escape, mutation.old.split()))
    mutated, count = re.subn(pattern, lambda _: mutation.new, text)
    return mutated if count == 1 else None


def try_mutation(builder, mutation, scale, limit):
    """Builds and runs one mutant; gives (verdict, detail)."""
    source = builder.tree / "engine/rules" / mutation.file
    original = source.read_text()
    mutated = mutate(original, mutation)
    if mutated is None:
        return "stale", f"its text is not there exactly once in {mutation.file}"
    target = source.with_name("mutant.o")
    source.write_text(mutated)
    try:
        result = builder.compile(source, target)
    finally:
        source.write_text(original)
    if result.returncode != 0:
        return "stale", f"does not compile:\n{result.stderr}"
    program = builder.tree / "mutant"
    builder.link(program, (source, target))
    failure = builder.run(program, scale, limit)
    return ("caught", failure) if failure else ("SURVIVED", mutation.breaks)


def chosen(names):
    known = {mutation.name: mutation for mutation in MUTATIONS}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(fail(f"no such mutation: {', '.join(unknown)}"))
    return [known[name] for name in names] if names else MUTATIONS


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--list", action="store_true", help="list the mutations and stop")
    parser.add_argument("--scale", type=float, default=0.05,
                        help="PAWNPATH_TEST_SCALE of the runs (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="compilations at a time")
    parser.add_argument("--compiler", default=os.environ.get("CXX", "g++"))
    options = parser.parse_args()
    if options.list:
        for mutation in MUTATIONS:
            print(f"{mutation.name:28} {mutation.file:18} {mutation.breaks}")
        return 0
    with tempfile.TemporaryDirectory(prefix="pawnpath-mutants-") as folder:
        return run_all(Builder(pathlib.Path(folder), options.compiler), options)


def run_all(builder, options):
    mutations = chosen(options.names)
    builder.compile_all(options.jobs)
    program = builder.tree / "unharmed"
    builder.link(program)
    started = time.monotonic()
    failure = builder.run(program, options.scale, 600)
    limit = 10 + 10 * (time.monotonic() - started)
    if failure:
        return fail(f"the tests fail without any mutation: {failure}")
    verdicts = []
    for mutation in mutations:
        started = time.monotonic()
        verdict, detail = try_mutation(builder, mutation, options.scale, limit)
        verdicts.append(verdict)
        print(f"{verdict:8} {mutation.name:28} {time.monotonic() - started:5.1f} s  {detail}",
              flush=True)
    counts = {verdict: verdicts.count(verdict) for verdict in ("caught", "SURVIVED", "stale")}
    print(f"{len(verdicts)} mutants: {counts['caught']} caught, {counts['SURVIVED']} survived, "
          f"{counts['stale']} stale")
    if counts["stale"]:
        return 2
    return 1 if counts["SURVIVED"] else 0


if __name__ == "__main__":
    sys.exit(main())
