"""Frames a second while something moves, on a processor four times slower.

    just bench-frames [desktop|phone ...] [SCENE ...]

Each scene opens its page and names what moves there. A frame is counted for what is animated in it, or is changed by a script
in it and in the one before. What is measured is the page's own thread: a frame that it misses may still be drawn by the
browser's. Before each scene comes an empty page, in which nothing but a square moves: what that misses, the machine misses.
"""

import json
import os
import sys
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

import httpx
from page import SIZES, THROTTLE, unwatched
from scenes import EMPTY, SCENES
from serving import Server

LEAST = 58
"""A second. One late frame in thirty makes 58, and some scenes have hardly more: that may be chance."""
COUNT = """
  const MOVES = %s, names = Object.keys(MOVES), frames = Object.fromEntries(names.map((name) => [name, []]));
  let last = 0, animated = [], changed = new Set(), before = changed;
  const change = ({ target }) => {
    const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    for (const name of names) if (element?.matches?.(MOVES[name])) changed.add(name);
  };
  const watch = { attributes: true, characterData: true, subtree: true };
  new MutationObserver((changes) => changes.forEach(change)).observe(document, watch);
  addEventListener("scroll", change, true);
  requestAnimationFrame(function frame(now) {
    for (const name of names)
      if (animated.includes(name) || (changed.has(name) && before.has(name))) frames[name].push(now - last);
    const running = document.getAnimations().filter((one) => one.playState === "running" && !one.pending);
    const targets = running.map((one) => one.effect?.target).filter((one) => one);
    animated = names.filter((name) => targets.some((target) => target.matches(MOVES[name])));
    [before, changed, last] = [changed, new Set(), now];
    requestAnimationFrame(frame);
  });
  setInterval(() => { %s }, %d);
  setTimeout(() => console.info("frames " + JSON.stringify(frames)), %d);
"""


def frames(browser, url, size, scene):
    """The ms that each frame of a scene took, by what moved in it."""
    with httpx.Client(base_url=url, timeout=60) as client:
        opened = scene.opened(client)
        cookies = [{"name": name, "value": value, "url": url, "httpOnly": True} for name, value in client.cookies.items()]
    script = COUNT % (json.dumps(scene.moves), scene.again, scene.every, 1000 * scene.seconds)
    with browser.page(SIZES[size], THROTTLE, cookies, script) as page:
        browser.send("Page.navigate", page, url=opened)
        return json.loads(
            browser.told(page, lambda said: said.startswith("frames "), scene.seconds + 60).removeprefix("frames ")
        )


def rate(times):
    return 1000 * len(times) / sum(times)


def row(times, empty):
    """What is told of the frames of what moves; `empty` is the rate of the empty page."""
    missed = "" if rate(times) >= LEAST else "MISSED" if empty >= LEAST else "MISSED, by the empty page too"
    figures = (rate(times), empty, median(times), quantiles(times, n=20)[-1], os.getloadavg()[0])
    return "{:6} {:10.1f} {:12.1f} {:11.1f} {:8.1f} {:6.1f}   {}".format(len(times), *figures, missed)


def main():
    """Measures."""
    sizes = [one for one in sys.argv[1:] if one in SIZES] or SIZES
    names = [one for one in sys.argv[1:] if one in SCENES] or SCENES
    print(f"{'':20} frames   a second   empty page   median ms   95% ms   load")
    with TemporaryDirectory() as folder, Server(Path(folder) / "server") as server, unwatched() as browser:
        for size, name in product(sizes, names):
            empty = rate(frames(browser, server.url, size, EMPTY)["empty"])
            for what, times in frames(browser, server.url, size, SCENES[name]).items():
                print(f"{size + ' ' + what:20} {row(times, empty) if len(times) > 1 else 'nothing moves'}", flush=True)


if __name__ == "__main__":
    main()
