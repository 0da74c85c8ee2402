#!/usr/bin/env python3
"""How well a mark or a text stands out in a picture of the window, from its pixels.

    contrast.py mark PICTURE CROP COLOUR LEAST    the mark of this colour against what is round it
    contrast.py text PICTURE CROP LEAST           the strongest ink against the ground

CROP is WIDTHxHEIGHT+X+Y; LEAST is a contrast ratio as WCAG 2 defines it (3 for marks, 4.5 for
text). Prints the ratio found; exit code 1 when it is lower or the mark is not there.
"""
import collections
import re
import subprocess
import sys

LEAST_PIXELS = 20
NEAR = 12  # largest difference of a channel that still is the colour
REACH = 3  # pixels from a mark's edge to what surely is not its smoothed edge


class Picture:
    def __init__(self, path, crop):
        self.width, self.height = map(int, re.match(r"(\d+)x(\d+)", crop).groups())
        command = ["convert", path, "-crop", crop, "+repage", "-alpha", "off", "-depth", "8", "rgb:-"]
        self.bytes = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        if len(self.bytes) != 3 * self.width * self.height:
            sys.exit(f"{path} does not hold {crop}")

    def at(self, x, y):
        place = 3 * (y * self.width + x)
        return tuple(self.bytes[place:place + 3])

    def pixels(self):
        return ((x, y) for y in range(self.height) for x in range(self.width))

    def has(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height


def luminance(colour):
    def linear(channel):
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def is_near(a, b):
    return all(abs(x - y) <= NEAR for x, y in zip(a, b))


def surroundings(picture, mark):
    """What lies a few pixels off the mark's edge, where that is not the mark again."""
    for x, y in mark:
        for step_x, step_y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if (x + step_x, y + step_y) in mark:
                continue
            beyond = (x + REACH * step_x, y + REACH * step_y)
            if picture.has(*beyond) and beyond not in mark:
                yield picture.at(*beyond)


def mark_ratio(picture, colour):
    """The ratio that nine tenths of the mark's edge reach."""
    mark = {place for place in picture.pixels() if is_near(picture.at(*place), colour)}
    found = sorted(ratio(colour, other) for other in surroundings(picture, mark))
    if len(mark) < LEAST_PIXELS or not found:
        sys.exit(f"the mark is not in the picture: {len(mark)} pixels of its colour")
    return found[len(found) // 10]


def text_ratio(picture):
    counts = collections.Counter(picture.at(*place) for place in picture.pixels())
    ground = counts.most_common(1)[0][0]
    inks = [colour for colour, count in counts.items() if count >= 5]
    return max(ratio(ground, ink) for ink in inks)


def main():
    kind, path, crop = sys.argv[1:4]
    picture = Picture(path, crop)
    if kind == "mark":
        colour = tuple(bytes.fromhex(sys.argv[4].lstrip("#")))
        found = mark_ratio(picture, colour)
    else:
        found = text_ratio(picture)
    least = float(sys.argv[-1])
    print(f"{found:.1f}")
    return 0 if found >= least else 1


if __name__ == "__main__":
    sys.exit(main())
