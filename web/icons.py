"""Draws the icons of the installed page, `public/icons`, from `public/icon.svg`, with Chromium.

uv run --group test python web/icons.py
"""

import os
import re
import shutil
import struct
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

SAFE = 0.86
"""Systems cut a maskable icon to their own shape: its middle 80 % are always seen."""
ICONS = (("any-192", 192, None), ("any-512", 512, None), ("maskable-512", 512, SAFE), ("touch-180", 180, 1))
"""Name, size, and how much of it the picture takes where the system cuts the corners."""
PLAIN = 300
"""A color of more pixels fills an area."""
PUBLIC = Path(__file__).parent / "public"


def drawing(svg, size, cut):
    """A page with the icon; `cut`: the system cuts its corners, so paper reaches into them."""
    if cut is not None:
        svg = re.sub(r' rx="8"', "", svg, count=1)
        head, _, rest = svg.partition("/>")
        svg = f'{head}/><g transform="translate(20 20) scale({cut}) translate(-20 -20)">{rest.replace("</svg>", "</g></svg>")}'
    return f'<body style="margin:0">{svg.replace("<svg ", f"<svg width={size} height={size} style=display:block ", 1)}'


def rows_of(png):
    """The pixels of a PNG of 8 bits a channel, a row at a time."""
    width, _, _, kind = struct.unpack(">IIBB", png[16:26])
    step, at, data = {2: 3, 6: 4}[kind], 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        data += png[at + 8 : at + 8 + length] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += length + 12
    data, line, above, rows = zlib.decompress(data), width * step, bytes(width * step), []
    for start in range(0, len(data), line + 1):
        row = bytearray(data[start + 1 : start + 1 + line])
        for x in range(line):
            left, up, corner = (row[x - step] if x >= step else 0), above[x], (above[x - step] if x >= step else 0)
            near = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            row[x] = (row[x] + (0, left, up, (left + up) // 2, near)[data[start]]) & 255
        rows.append([bytes(row[x : x + step]) for x in range(0, line, step)])
        above = row
    return rows


def packed(png):
    """The same picture in as few bytes as a palette of its own colors allows: a browser writes PNGs in haste."""
    rows = rows_of(png)
    seen = Counter(pixel for row in rows for pixel in row)
    plain = {color for color, times in seen.items() if times > PLAIN}
    # The blends at the edges of areas in steps that nobody sees.
    rows = [
        [pixel if pixel in plain else bytes(min(255, (part + 8) // 16 * 16) for part in pixel) for pixel in row] for row in rows
    ]
    colors = sorted({pixel for row in rows for pixel in row}, key=lambda color: (color[3:] == b"\xff", color))
    if len(colors) > 256:
        return png
    place = {color: number for number, color in enumerate(colors)}
    lines = b"".join(b"\0" + bytes(place[pixel] for pixel in row) for row in rows)
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    clear = b"".join(color[3:] for color in colors if color[3:] not in (b"", b"\xff"))
    chunks = [(b"IHDR", head), (b"PLTE", b"".join(color[:3] for color in colors)), (b"tRNS", clear)]
    chunks += [(b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    written = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
        if data or name == b"IEND"
    )
    return min(png, png[:8] + b"".join(written), key=len)


def main():
    """Writes the files."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"))
        for name, size, cut in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawing(svg, size, cut))
            (PUBLIC / "icons" / f"{name}.png").write_bytes(packed(page.screenshot(omit_background=True)))
        browser.close()


if __name__ == "__main__":
    main()
