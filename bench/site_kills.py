"""Takes the tab, or the whole browser by SIGKILL, away while a game of the page without a server is being written.

    python bench/site_kills.py [FOLDER] [TIMES]     a folder that `duopoly site` wrote

Afterwards a new browser opens the game: its log must be good, and every move that was shown must be in it.
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests/browser"))

from site_play import break_off, look, new_room
from static_server import serving_files

MOST_PLIES = 12


def main() -> None:
    """Breaks off so many times, every other time by killing the browser."""
    folder, times = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20
    torn = 0
    with tempfile.TemporaryDirectory() as profile, serving_files(folder) as url, sync_playwright() as playwright:
        room = new_room(playwright, profile, url)
        for number in range(times):
            kill = number % 2 == 0
            shown = break_off(playwright, profile, url, room, kill, random.randint(1, MOST_PLIES))
            after = look(playwright, profile, url, room)
            good = after["ok"] and after["ply"] >= shown
            torn += not good
            print(
                f"{'killed' if kill else 'closed'}: {shown} shown, {after['ply']} kept, {'good' if good else 'TORN'}",
                flush=True,
            )
    print(f"{times} times, {torn} torn")


if __name__ == "__main__":
    main()
