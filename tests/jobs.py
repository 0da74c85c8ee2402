#!/usr/bin/env python3
"""Runs the test jobs of an existing build, two at a time, and counts what they ran.

A job is a Boost.Test program (each test case counts as one test), or a script or other
program (one test: exit 0 passed, 77 skipped with the reason on its last line, anything else
failed). Programs that crash, hang or run nothing count as one failure. Logs and pictures of
failures lie in build/tests/. run.sh builds first and then calls this.
"""
import argparse
import dataclasses
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
OUTPUT = BUILD / "tests"
SKIPPED = 77
REPORT = re.compile(r"<TestResult>.*</TestResult>", re.DOTALL)
BOOST_OPTIONS = ["--report_level=detailed", "--report_format=XML", "--report_sink=stdout",
                 "--log_level=error", "--log_sink=stderr", "--color_output=no",
                 "--catch_system_errors=no"]


@dataclasses.dataclass
class Job:
    name: str
    command: list
    limit: int  # seconds
    boost: bool = False
    may_skip: bool = True  # libFuzzer's code for a fault is the scenarios' code for a skip


@dataclasses.dataclass
class Outcome:
    """What one job came to: numbers of tests, and one line for each that failed or was skipped."""
    passed: int = 0
    failed: list = dataclasses.field(default_factory=list)
    skipped: list = dataclasses.field(default_factory=list)


# --- Which jobs there are

def boost_jobs():
    """The unit tests as built for this machine, with sanitizers, and for Windows."""
    for program, folder in (("engine-tests", "engine"), ("app-tests", "app")):
        if not (ROOT / "tests" / folder / "main.cpp").exists():
            continue
        for preset, where, launcher, suffix in (
                ("host", "host", [], ""), ("host-asan", "sanitizers", [], ""),
                ("windows", "Windows", ["wine"], ".exe")):
            path = BUILD / preset / "bin" / (program + suffix)
            yield Job(f"{program} ({where})", launcher + [str(path)] + BOOST_OPTIONS, 900, True)


def check_jobs():
    for script in sorted((ROOT / "tests").glob("check_*")):
        if os.access(script, os.X_OK):
            yield Job(script.name, [str(script)], 600)


def corpus_of(fuzz_target):
    return BUILD / "fuzz-corpus" / fuzz_target


def fuzz_jobs():
    """A few seconds for each fuzz target; long runs are a command of their own."""
    for source in sorted((ROOT / "tests" / "fuzz").glob("*_fuzz.cpp")):
        name = source.stem
        # What is found goes into the first folder; the committed seeds stay as they are.
        seeds = source.parent / "corpus" / name.removesuffix("_fuzz")
        folders = [str(corpus_of(name)), *([str(seeds)] if seeds.is_dir() else [])]
        yield Job(name, [str(BUILD / "host-fuzz" / "bin" / name), "-max_total_time=8",
                         "-rss_limit_mb=2048", f"-artifact_prefix={OUTPUT}/{name}-", *folders],
                  120, may_skip=False)


def scenario_jobs():
    for folder in ("tests/installer", "tests/ui/scenarios"):
        for script in sorted((ROOT / folder).glob("*.sh")):
            if os.access(script, os.X_OK):
                yield Job(script.stem, [str(script)], scenario_limit(script))


def scenario_limit(script):
    """180 s, or what the script states in a line '# limit: SECONDS'."""
    stated = re.search(r"^# limit: (\d+)$", script.read_text(), re.MULTILINE)
    return int(stated.group(1)) if stated else 180


def all_jobs():
    # The long ones first, so that both workers end at about the same time.
    jobs = list(boost_jobs())
    jobs += [*check_jobs(), *fuzz_jobs(), *scenario_jobs()]
    return jobs


# --- Running one

def file_name(job):
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", job.name).strip("-")


def environment(job, slot):
    own = dict(os.environ)
    own.pop("DISPLAY", None)
    own.update(
        WINEPREFIX=str(BUILD / "wine" / f"slot-{slot}"), WINEARCH="win64", WINEDEBUG="-all",
        WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d",
        UBSAN_OPTIONS="print_stacktrace=1",
        SCENARIO_NAME=file_name(job), SCENARIO_OUTPUT=str(OUTPUT))
    return own


def take_picture(job):
    """Of a scenario that hangs; its display's name lies beside its log."""
    display = OUTPUT / f"{file_name(job)}.display"
    if display.exists():
        subprocess.run(["timeout", "10", "import", "-silent", "-display",
                        display.read_text().strip(), "-window", "root",
                        str(OUTPUT / f"{file_name(job)}.png")], check=False)


def end_groups(processes):
    """Ends these jobs and all that they started: first asked, then forced, within 8 seconds."""
    for number, patience in ((signal.SIGTERM, 5), (signal.SIGKILL, 3)):
        end = time.monotonic() + patience
        for process in processes:
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                pass
        for process in processes:
            try:
                process.wait(timeout=max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                pass


def end_wine(slot):
    """Ends what is left running in this worker's prefix, and only there."""
    prefix = BUILD / "wine" / f"slot-{slot}"
    if prefix.is_dir():
        subprocess.run(["timeout", "20", "wineserver", "-k"], check=False,
                       env=dict(os.environ, WINEPREFIX=str(prefix)))


class Runner:
    """Two workers over one list of jobs."""

    def __init__(self, jobs):
        self.waiting = list(jobs)
        self.running = {}  # job name -> (process, time of start)
        self.outcome = Outcome()
        self.lock = threading.Lock()
        self.stopped = False

    def run(self):
        workers = [threading.Thread(target=self.work, args=(slot,)) for slot in (1, 2)]
        told = time.monotonic()
        for worker in workers:
            worker.start()
        while any(worker.is_alive() for worker in workers):
            # Short waits: a signal may be noticed only between them.
            workers[0].join(timeout=0.2)
            workers[1].join(timeout=0.2)
            if self.stopped:
                self.end_all()
            if time.monotonic() - told > 30:
                told = time.monotonic()
                self.tell_progress()

    def tell_progress(self):
        with self.lock:
            for name, (_, begun) in self.running.items():
                if time.monotonic() - begun > 45:
                    print(f"  ...   {name}: {time.monotonic() - begun:.0f} s so far", flush=True)

    def stop(self, *_):
        """For signals: what is to be done is done by run()."""
        self.stopped = True
        self.waiting.clear()

    def end_all(self):
        end_groups([process for process, _ in list(self.running.values())])

    def work(self, slot):
        while True:
            with self.lock:
                job = self.waiting.pop(0) if self.waiting else None
            if job is None:
                end_wine(slot)
                return
            begun = time.monotonic()
            outcome = self.run_job(job, slot)
            self.report(job, outcome, time.monotonic() - begun)

    def run_job(self, job, slot):
        if job.name.endswith("_fuzz"):
            corpus_of(job.name).mkdir(parents=True, exist_ok=True)
        log = OUTPUT / f"{file_name(job)}.log"
        begun = time.monotonic()
        late = False
        with log.open("wb") as sink:
            try:
                process = subprocess.Popen(
                    job.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=sink,
                    stderr=subprocess.STDOUT, env=environment(job, slot), start_new_session=True)
            except OSError as error:
                return Outcome(failed=[f"{job.name}: could not be started: {error.strerror}"])
            self.running[job.name] = (process, begun)
            try:
                process.wait(timeout=job.limit)
            except subprocess.TimeoutExpired:
                late = True
                take_picture(job)
                end_groups([process])
                end_wine(slot)
            finally:
                self.running.pop(job.name, None)
        text = log.read_text(errors="replace").replace("\r\n", "\n")
        if late:
            return Outcome(failed=[f"{job.name}: still running after {job.limit} s"])
        if job.boost:
            return boost_outcome(job, process.returncode, text)
        return script_outcome(job, process.returncode, text)

    def report(self, job, outcome, seconds):
        with self.lock:
            self.outcome.passed += outcome.passed
            self.outcome.failed += outcome.failed
            self.outcome.skipped += outcome.skipped
            word = "FAIL" if outcome.failed else "skip" if not outcome.passed else "ok"
            count = outcome.passed + len(outcome.failed) + len(outcome.skipped)
            many = f"{count} tests, " if job.boost else ""
            print(f"  {word:5} {job.name} ({many}{seconds:.1f} s)", flush=True)
            for line in outcome.failed + outcome.skipped:
                print(f"        {line}", flush=True)


def last_line(text):
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "nothing was printed"


def script_outcome(job, code, text):
    if code == 0:
        return Outcome(passed=1)
    if code == SKIPPED and job.may_skip:
        return Outcome(skipped=[f"{job.name}: {last_line(text)}"])
    return Outcome(failed=[f"{job.name}: exit code {code}: {last_line(text)}"])


def boost_outcome(job, code, text):
    outcome = Outcome()
    found = REPORT.search(text)
    tree = xml.fromstring(found.group(0)) if found else None
    for path, case in cases(tree, "") if tree is not None else ():
        result = case.get("result")
        if result.startswith("passed"):
            outcome.passed += 1
        elif result == "skipped":
            outcome.skipped.append(f"{path}: disabled")
        else:
            outcome.failed.append(f"{job.name}: {path}: {result}")
    if code != 0 and not outcome.failed:
        outcome.failed.append(f"{job.name}: exit code {code}: {last_line(text)}")
    if not outcome.passed and not outcome.failed:
        outcome.failed.append(f"{job.name}: ran no test")
    return outcome


def cases(node, path):
    """Every test case below a node of Boost's report, with its full name."""
    for child in node:
        name = f"{path}/{child.get('name')}".lstrip("/")
        if child.tag == "TestCase":
            yield name, child
        else:
            yield from cases(child, name)


def main():
    parser = argparse.ArgumentParser(description="Runs the tests of an existing build.")
    parser.add_argument("pattern", nargs="?", default="", help="only jobs whose name matches")
    parser.add_argument("--list", action="store_true", help="name the jobs and end")
    options = parser.parse_args()
    try:
        pattern = re.compile(options.pattern)
    except re.error as error:
        parser.error(f"{options.pattern!r} is no pattern: {error}")
    jobs = [job for job in all_jobs() if pattern.search(job.name)]
    if not jobs:
        parser.error(f"no job's name matches {options.pattern!r}; tests/run.sh --list names them")
    if options.list:
        print("\n".join(job.name for job in jobs))
        return 0

    OUTPUT.mkdir(parents=True, exist_ok=True)
    runner = Runner(jobs)
    signal.signal(signal.SIGTERM, runner.stop)
    signal.signal(signal.SIGINT, runner.stop)
    print(f"Running {len(jobs)} test jobs, two at a time; logs in {OUTPUT}", flush=True)
    runner.run()
    total = runner.outcome
    if total.failed:
        print("Failed:")
        for line in total.failed:
            print(f"  {line}")
    skipped = f", {len(total.skipped)} skipped" if total.skipped else ""
    print(f"{total.passed} passed, {len(total.failed)} failed{skipped}", flush=True)
    return 1 if total.failed or not total.passed or runner.stopped else 0


if __name__ == "__main__":
    sys.exit(main())
