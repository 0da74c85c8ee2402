#!/usr/bin/env python3
"""Reads the tables of commands: no two items of a menu share a letter, no two commands a key.

And no key is a bare letter, digit, arrow, Space, Enter or Delete: those belong to the board and
to the move box. Menus of another program's window cannot be read under Wine, hence this look at
the source; each file app/frame/NAME_commands.cpp is the menu NAME. The letters of the menu bar
must be no control's of the main window: for that the window scenarios walk round it.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A label holds a mnemonic; the key stands right behind it, where there is one.
ITEM = re.compile(r'"((?:[^"\\\n]|\\.)*&(?:[^"\\\n]|\\.)*)"(?:\s*,\s*"([^"\n]*)")?')
TITLE = re.compile(r'return "(&?[A-Z][a-z&]*)";')
PLAIN_KEY = re.compile(r"^(Ctrl|Alt)\+|^(Shift\+)?F\d+$")
# Edited by the move box itself, and said by it when it is empty.
EDITING = {"Ctrl+A", "Ctrl+C", "Ctrl+X"}


def items():
    """(menu, label, key) of every command."""
    for path in sorted((ROOT / "app" / "frame").glob("*_commands.cpp")):
        text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        for label, key in ITEM.findall(text):
            yield path.stem.removesuffix("_commands"), label, key


def mnemonic(label):
    found = re.search(r"&([^&])", label)
    return found.group(1).upper() if found else ""


def faults():
    letters, keys = {}, {}
    for menu, label, key in items():
        letter = mnemonic(label)
        other = letters.setdefault((menu, letter), label)
        if other != label:
            yield f"menu {menu}: {label!r} and {other!r} share the letter {letter}"
        if not key:
            continue
        if not PLAIN_KEY.match(key):
            yield f"{label!r}: the bare key {key} is taken from the board and the move box"
        if key in EDITING:
            yield f"{label!r}: {key} edits text"
        other = keys.setdefault(key, label)
        if other != label:
            yield f"{label!r} and {other!r} share the key {key}"
    titles = TITLE.findall((ROOT / "app/frame/commands.cpp").read_text(encoding="utf-8"))
    bar = [mnemonic(title) for title in titles]
    if len(set(bar)) != len(bar) or not all(bar):
        yield f"the menu bar's letters are not all different: {', '.join(titles)}"


def main():
    found = list(faults())
    for fault in found:
        print(fault)
    count = len(list(items()))
    if count < 25:
        found.append("too few")
        print(f"only {count} commands were found; the tables are written otherwise now")
    print(f"{count} commands, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
