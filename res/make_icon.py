#!/usr/bin/env python3
"""Draws the program's icon and writes PawnPath.ico beside this script.

Two pawns and one wall: Light is a round white pawn with a ring, Dark a square dark pawn with
a diamond. Shapes are distances to edges, sampled 8x8 times a pixel, so every size is
drawn for its own number of pixels. Needs nothing but Python; run it after changing a shape
and commit the result.
"""
import pathlib
import struct
import zlib

SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
SAMPLES = 8

GROUND = (0xD8, 0xC3, 0xA0)
LIGHT = (0xFF, 0xFF, 0xFF)
LIGHT_LINE = (0x2A, 0x24, 0x1E)
DARK = (0x20, 0x26, 0x2E)
WALL = (0x9A, 0x3F, 0x0B)
FRAME = (0x6B, 0x4F, 0x36)


def rounded_box(x, y, centre, half, radius):
    """Signed distance to a box with rounded corners; negative inside."""
    dx = abs(x - centre[0]) - half[0] + radius
    dy = abs(y - centre[1]) - half[1] + radius
    outside = (max(dx, 0.0) ** 2 + max(dy, 0.0) ** 2) ** 0.5
    return outside + min(max(dx, dy), 0.0) - radius


def circle(x, y, centre, radius):
    return ((x - centre[0]) ** 2 + (y - centre[1]) ** 2) ** 0.5 - radius


def diamond(x, y, centre, radius):
    return abs(x - centre[0]) + abs(y - centre[1]) - radius


def colour_at(x, y, size):
    """Colour of a point of the unit square, or None where the icon is clear."""
    pixel = 1.0 / size
    if rounded_box(x, y, (0.5, 0.5), (0.5, 0.5), 0.14) > 0:
        return None
    if rounded_box(x, y, (0.5, 0.5), (0.5, 0.5), 0.14) > -max(0.04, pixel):
        return FRAME
    # The wall stands between the pawns, on whole pixels when small.
    thick = max(0.065, 1.0 * pixel)
    if rounded_box(x, y, (0.5, 0.5), (thick, 0.36), min(0.05, thick / 2)) < 0:
        return WALL
    line = max(0.035, 0.75 * pixel)
    light = (0.255, 0.62)
    distance = circle(x, y, light, 0.17)
    if distance < 0:
        if distance > -line:
            return LIGHT_LINE
        ring = abs(circle(x, y, light, 0.075)) < 0.5 * line
        return LIGHT_LINE if ring and size >= 24 else LIGHT
    dark = (0.745, 0.38)
    if rounded_box(x, y, dark, (0.16, 0.16), 0.04) < 0:
        return LIGHT if diamond(x, y, dark, max(0.1, 1.6 * pixel)) < 0 else DARK
    return GROUND


def draw(size):
    """Rows of (r, g, b, a), top first."""
    rows = []
    total = SAMPLES * SAMPLES
    for row in range(size):
        line = []
        for column in range(size):
            hits = [
                colour_at((column + (i + 0.5) / SAMPLES) / size,
                          (row + (j + 0.5) / SAMPLES) / size, size)
                for j in range(SAMPLES) for i in range(SAMPLES)
            ]
            inside = [hit for hit in hits if hit]
            count = len(inside) or 1
            mean = tuple(round(sum(hit[k] for hit in inside) / count) for k in range(3))
            line.append(mean + (round(255 * len(inside) / total),))
        rows.append(line)
    return rows


def as_bitmap(rows):
    """The BMP form inside an .ico: header of double height, bottom row first, then a mask."""
    size = len(rows)
    pixels = b"".join(bytes((b, g, r, a)) for line in reversed(rows) for r, g, b, a in line)
    mask_row = (size + 31) // 32 * 4
    header = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return header + pixels + bytes(mask_row * size)


def as_png(rows):
    size = len(rows)
    raw = b"".join(b"\0" + b"".join(bytes(pixel) for pixel in line) for line in rows)

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def main():
    images = [(size, draw(size)) for size in SIZES]
    data = [as_png(rows) if size >= 256 else as_bitmap(rows) for size, rows in images]
    offset = 6 + 16 * len(data)
    entries = b""
    for (size, _), image in zip(images, data):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32,
                               len(image), offset)
        offset += len(image)
    target = pathlib.Path(__file__).with_name("PawnPath.ico")
    target.write_bytes(struct.pack("<HHH", 0, 1, len(data)) + entries + b"".join(data))


if __name__ == "__main__":
    main()
