"""Draws the icons of the installed page, `public/icons`, from `public/icon.svg`, with Chromium.

uv run --group test python web/icons.py
"""

import os
import re
import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

SAFE = 0.86
"""Systems cut a maskable icon to their own shape: its middle 80 % are always seen."""
ICONS = (("any-192", 192, None), ("any-512", 512, None), ("maskable-512", 512, SAFE), ("touch-180", 180, 1))
"""Name, size, and how much of it the picture takes where the system cuts the corners."""
COLORS = 64
"""Enough for the areas and the blends at their edges."""
PUBLIC = Path(__file__).parent / "public"


def drawing(svg, size, cut):
    """A page with the icon; `cut`: the system cuts its corners, so paper reaches into them."""
    if cut is not None:
        svg = re.sub(r' rx="8"', "", svg, count=1)
        head, _, rest = svg.partition("/>")
        svg = f'{head}/><g transform="translate(20 20) scale({cut}) translate(-20 -20)">{rest.replace("</svg>", "</g></svg>")}'
    return f'<body style="margin:0">{svg.replace("<svg ", f"<svg width={size} height={size} style=display:block ", 1)}'


def packed(png):
    """The same picture with a palette: a browser writes PNGs in haste."""
    small = BytesIO()
    Image.open(BytesIO(png)).convert("RGBA").quantize(COLORS, Image.Quantize.FASTOCTREE).save(small, "PNG", optimize=True)
    return small.getvalue()


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
