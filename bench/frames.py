"""Frames a second while something moves on the board, on a processor four times slower.

    just bench-frames [desktop|phone ...]

A table of bots plays at its calm pace, the page shows each move. A frame is counted for what moves in it: dice, a token,
money, a card. What is measured is the page's own thread: a frame that it misses may still be drawn by the browser's.
"""

import json
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

import httpx
from page import PLAN, SIZES, THROTTLE, unwatched
from serving import Server
from websockets.sync.client import connect

SECONDS = 40
FRAME = 1000 / 60
COUNT = """
  const frames = { dice: [], token: [], money: [], card: [], title: [] };
  const KINDS = { dice: ".die", token: ".token, .phonemap g[data-space]", money: ".flight", card: "figure",
    title: ".arriving, .dropping, .wiping, .drawn, .pulsing" };
  let last = 0, before = [];
  const moving = () => {
    const running = document.getAnimations().filter((one) => one.playState === "running" && !one.pending);
    const targets = running.map((one) => one.effect?.target).filter((one) => one?.closest);
    return Object.keys(KINDS).filter((kind) => targets.some((target) => target.matches(KINDS[kind])));
  };
  requestAnimationFrame(function frame(now) {
    for (const kind of before) frames[kind].push(now - last);
    before = moving();
    last = now;
    requestAnimationFrame(frame);
  });
  setTimeout(() => console.info("frames " + JSON.stringify(frames)), SECONDS * 1000);
"""


def lay(url):
    """A table at which bots play all seats; the cookie of its host."""
    answer = httpx.post(f"{url}/api/rooms", json={**PLAN, "bot_delay": "normal"}).raise_for_status()
    room = answer.json()["room"]
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    with connect(f"{url.replace('http', 'ws')}/api/rooms/{room}/socket", additional_headers={"Cookie": cookie}) as line:
        line.recv()
        line.send(json.dumps({"type": "replace-with-bot", "id": 1, "seat": "Ann"}))
        while json.loads(line.recv())["type"] != "done":
            pass
    cookies = [{"name": name, "value": value, "url": url, "httpOnly": True} for name, value in answer.cookies.items()]
    return room, cookies


def main():
    sizes = sys.argv[1:] or [*SIZES]
    with TemporaryDirectory() as folder, Server(Path(folder) / "server") as server, unwatched() as browser:
        print(f"{'':20} frames   a second   median ms   95% ms   over two frames")
        for size in sizes:
            room, cookies = lay(server.url)
            script = COUNT.replace("SECONDS", str(SECONDS))
            with browser.page(SIZES[size], THROTTLE, cookies, script) as page:
                browser.send("Page.navigate", page, url=f"{server.url}/#/t/{room}")
                told = browser.told(page, lambda said: said.startswith("frames "), SECONDS + 30)
            for kind, times in json.loads(told.partition(" ")[2]).items():
                if len(times) > 1:
                    late = sum(time > 2 * FRAME + 1 for time in times) / len(times)
                    rate = 1000 * len(times) / sum(times)
                    usual, slow = median(times), quantiles(times, n=20)[-1]
                    print(f"{size + ' ' + kind:20} {len(times):6} {rate:10.1f} {usual:11.1f} {slow:8.1f} {late:14.1%}")


if __name__ == "__main__":
    main()
