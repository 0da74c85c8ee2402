#!/usr/bin/env python3
"""Breaks what a screen reader hears, one thing at a time, and sees whether the transcripts notice.

    python3 tests/ui/mutants.py            all of them, about two minutes each
    python3 tests/ui/mutants.py NAME...    only these

Changes one text in one file of this checkout, builds, installs, runs one listening scenario, and
puts the text back; so it wants a checkout without changes of its own, after tests/run.sh. The exit
status is 0 when every mutant is caught, 1 when one survives, 2 when something cannot be done.
"""
import pathlib
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Mutation(NamedTuple):
    name: str
    file: str
    old: str  # stands there exactly once
    new: str
    scenario: str


MUTATIONS = [
    Mutation("name-of-a-cell", "engine/text/catalogue.cpp", '"{0}, you can step here"',
             '"you can step here, {0}"', "hears-games"),
    Mutation("name-of-a-wall", "engine/text/catalogue.cpp", '{M::wall_vertical, "{0} vertical"}',
             '{M::wall_vertical, "{0} v"}', "hears-walls"),
    Mutation("child-ids-shifted", "app/board/panel.cpp",
             "child_id(snapshot_.shown().rules(), cursor_.place()));",
             "child_id(snapshot_.shown().rules(), cursor_.place()) + 1);", "hears-games"),
    Mutation("one-child-id-for-all", "app/board/panel.cpp",
             "child_id(snapshot_.shown().rules(), cursor_.place()));", "1);", "hears-games"),
    Mutation("no-focused-state", "app/a11y/board_accessible.cpp",
             "*state |= wxACC_STATE_SYSTEM_FOCUSED;", "", "hears-games"),
    Mutation("board-says-focused", "app/a11y/board_accessible.cpp",
             "if (id == wxACC_SELF) return wxACC_OK;\n  const Action place",
             "if (id == wxACC_SELF) {\n    *state |= wxACC_STATE_SYSTEM_FOCUSED;\n"
             "    return wxACC_OK;\n  }\n  const Action place", "hears-answers"),
    Mutation("no-focus-event-on-a-mode", "app/board/panel.cpp",
             "    case IntentKind::mode:\n      tell_focus();", "      tell_focus();\n"
             "      break;\n    case IntentKind::mode:", "hears-walls"),
    Mutation("two-focus-events", "app/board/panel.cpp",
             "    case IntentKind::moved:\n    case IntentKind::mode:\n      tell_focus();",
             "    case IntentKind::moved:\n    case IntentKind::mode:\n      tell_focus();\n"
             "      tell_focus();", "hears-games"),
    Mutation("no-live-region-event", "app/a11y/announcer.cpp",
             "wxAccessible::NotifyEvent(kLiveRegionChanged, region, wxOBJID_CLIENT, wxACC_SELF);",
             "", "hears-answers"),
    Mutation("label-after-its-control", "app/frame/move_box.cpp",
             'add_label(this, *sizer, "&Type a move, like E 2 or D 4 H");', "", "hears-answers"),
]


def tool(*command):
    return subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace")


def install():
    return tool("bash", "-c", "source app/setup.sh; prepare_prefixes")


def verdict_on(mutation):
    """(verdict, detail) of one mutant; the file is as before when this returns."""
    path = ROOT / mutation.file
    original = path.read_text(encoding="utf-8")
    if original.count(mutation.old) != 1:
        return "stale", f"its text is not there exactly once in {mutation.file}"
    path.write_text(original.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        built = tool("cmake", "--build", "--preset", "windows")
        if built.returncode != 0:
            return "stale", "does not build: " + built.stdout[-600:]
        install()
        run = tool("python3", "tests/jobs.py", f"^{mutation.scenario}$")
    finally:
        path.write_text(original, encoding="utf-8")
    last = run.stdout.strip().splitlines()
    failed = [line for line in last if "exit code" in line]
    if run.returncode == 0:
        return "SURVIVED", mutation.scenario
    return "caught", failed[-1].strip() if failed else last[-1]


def main(names):
    if tool("git", "status", "--porcelain", "--untracked-files=no").stdout.strip():
        print("this checkout has changes of its own", file=sys.stderr)
        return 2
    known = {mutation.name: mutation for mutation in MUTATIONS}
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such mutation: {', '.join(unknown)}", file=sys.stderr)
        return 2
    verdicts = []
    for mutation in [known[name] for name in names] or MUTATIONS:
        verdict, detail = verdict_on(mutation)
        verdicts.append(verdict)
        print(f"{verdict:8} {mutation.name:28} {detail}", flush=True)
    tool("cmake", "--build", "--preset", "windows")
    install()
    if "stale" in verdicts:
        return 2
    return 1 if "SURVIVED" in verdicts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
