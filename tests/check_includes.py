#!/usr/bin/env python3
"""Holds the includes against the house's plan: no folder includes upward.

The engine's folders may include themselves and those before them; the engine knows neither the
program nor wxWidgets and prints nothing. In the program, the wx-free half (everything
that builds for the host) includes no wxWidgets, and no two folders include each other.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.MULTILINE)

ENGINE_ORDER = ["rules", "record", "text", "ai", "qtp", "tools"]
# The program's folders, lowest first; those on one line may include each other one way only.
APP_ORDER = [["session"], ["board"], ["a11y"], ["frame", "dialogs", "learn"]]
PRINTING_HEADERS = {"iostream", "cstdio", "stdio.h", "print"}
PRINTING = re.compile(r"\bstd::(cout|cerr|clog)\b|\b(printf|fprintf|puts)\s*\(")


def may_print(path):
    """The protocol's program and the developers' tools talk; the library does not."""
    return path.parts[1] == "tools" or path.parts[1:] == ("qtp", "main.cpp")


def sources(folder):
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in (".h", ".cpp"):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def includes(text):
    return [(quote == "<", name) for quote, name in INCLUDE.findall(text)]


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/|\"(\\.|[^\"\\\n])*\"", "", text, flags=re.DOTALL)


def check_engine():
    for path, text in sources("engine"):
        own = path.parts[1]
        if own not in ENGINE_ORDER:
            yield f"{path}: folder {own} has no place in the order"
            continue
        for system, name in includes(text):
            first, *rest = name.split("/")
            if first in ("app", "wx", "tests", "spdlog", "boost"):
                yield f"{path}: the engine includes {name}"
            elif first == "engine" and rest[0] not in ENGINE_ORDER[:ENGINE_ORDER.index(own) + 1]:
                yield f"{path}: {own} includes upward: {name}"
            elif system and name in PRINTING_HEADERS and not may_print(path):
                yield f"{path}: the engine prints: {name}"
        if not may_print(path) and PRINTING.search(without_comments(text)):
            yield f"{path}: the engine prints"


def app_level(folder):
    for level, folders in enumerate(APP_ORDER):
        if folder in folders:
            return level
    return None


def check_app_levels(edges):
    """edges: {(from folder, to folder): example}."""
    for (source, target), example in sorted(edges.items()):
        low, high = app_level(source), app_level(target)
        if low is not None and high is not None and high > low:
            yield f"{example}: {source} includes upward"
        elif (target, source) in edges and source < target:
            yield f"{example}: {source} and {target} include each other"


def check_app():
    edges = {}
    for path, text in sources("app"):
        own = path.parts[1] if len(path.parts) > 2 else ""
        for _, name in includes(text):
            parts = name.split("/")
            if parts[0] == "tests":
                yield f"{path}: the program includes {name}"
            if parts[0] == "engine" and parts[1] in ("qtp", "tools"):
                yield f"{path}: the program includes {name}"
            if parts[0] == "app" and own:
                other = parts[1] if len(parts) > 2 else ""
                if other and other != own:
                    edges.setdefault((own, other), f"{path} -> {name}")
    yield from check_app_levels(edges)
    yield from check_wx_free()


def check_wx_free():
    """Files of pawnpath_app_core, as the host build compiled them, and all they include."""
    database = ROOT / "build" / "host" / "compile_commands.json"
    if not database.exists():
        return
    compiled = set(re.findall(r'"file": "([^"]+)"', database.read_text(encoding="utf-8")))
    todo = [pathlib.Path(name) for name in compiled if name.startswith(f"{ROOT}/app/")]
    seen = set()
    while todo:
        path = todo.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        for _, name in includes(path.read_text(encoding="utf-8")):
            if name.startswith("wx/"):
                yield f"{path.relative_to(ROOT)}: the wx-free half includes {name}"
            elif name.startswith("app/"):
                todo.append(ROOT / name)


def main():
    faults = [*check_engine(), *check_app()]
    print("\n".join(faults) if faults else "no folder includes upward")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
