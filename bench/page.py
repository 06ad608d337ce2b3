"""The page in a real browser: what it loads, and how soon the first board is painted on a slow processor."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import httpx
from playwright.sync_api import Browser, BrowserContext, Response, sync_playwright
from visit import Chromium, program, started

SIZES = {"desktop": (1280, 800), "phone": (375, 667)}
THROTTLE = 4
PLAN = {
    "edition": "anti-us",
    "seats": [{"name": "Ann", "who": "me"}, *({"name": name, "who": "bot", "bot": "steady"} for name in ("Bob", "Cem", "Dee"))],
}
WHEN_PAINTED = """
  const seen = {
    board: () => document.querySelectorAll(".preview .face").length === 36 || seen.table(),
    table: () => document.querySelectorAll("#board [data-space]").length >= 5,
  };
  new MutationObserver((_, watch) => {
    for (const [what, is] of Object.entries(seen)) {
      if (!is()) continue;
      delete seen[what];
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => console.info(`painted ${what} ${performance.now()}`);
        after.port2.postMessage(null);
      });
    }
  }).observe(document, { childList: true, subtree: true });
"""
"""Run before the page's own script: says when the frame with a whole board in it was painted, and when the one with the table
that can be played at, in ms since the visit began.

A phone shows a few spaces at first, and five are more than it has room for.
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of this machine, or else Playwright's."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        yield browser
        browser.close()


@contextmanager
def unwatched() -> Iterator[Chromium]:
    """The browser of this machine, without Playwright's scripts in its pages."""
    with sync_playwright() as playwright:
        path = program() or playwright.chromium.executable_path
    with started(path) as browser:
        yield browser


@contextmanager
def visitor(browser: Browser, size: str) -> Iterator[BrowserContext]:
    """A browser with an empty cache."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone", locale="en-GB")
    yield context
    context.close()


def lay(context: BrowserContext, url: str) -> str:
    """Opens a table in the visitor's name; returns the address of its page."""
    answer = context.request.post(f"{url}/api/rooms", data=PLAN)
    assert answer.ok, answer.text()
    return f"{url}/#/t/{answer.json()['room']}"


def gzipped(url: str) -> int:
    """The size in which the server sends a file, or would if it pressed it."""
    with urlopen(Request(url, headers={"accept-encoding": "gzip"})) as answer:
        body: bytes = answer.read()
        return len(body) if answer.headers["content-encoding"] == "gzip" else len(gzip.compress(body, 9))


def loads(browser: Browser, url: str, size: str, table: bool = True) -> dict[str, int]:
    """What the welcome, and then a first table, load: the kind and name of each file, and its compressed size."""
    found: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.ok and response.request.method == "GET":
            found.setdefault(f"{response.request.resource_type} {response.url}", 0)

    with visitor(browser, size) as context:
        page = context.new_page()
        page.on("response", note)
        page.goto(f"{url}/#/", wait_until="networkidle")
        if table:
            page.goto(lay(context, url))
            page.wait_for_selector("#board [data-space]")
            page.wait_for_load_state("networkidle")
    return {kind: gzipped(kind.partition(" ")[2]) for kind in found}


def size_of(files: dict[str, int], *kinds: str) -> int:
    """The size of all files of these kinds."""
    return sum(size for name, size in files.items() if name.partition(" ")[0] in kinds)


def first_board(browser: Chromium, url: str, size: str) -> tuple[float, float]:
    """Seconds from following a link to a table until its board is painted, and until it can be played at, with nothing in the
    browser's cache."""
    answer = httpx.post(f"{url}/api/rooms", json=PLAN).raise_for_status()
    cookies = [{"name": name, "value": value, "url": url, "httpOnly": True} for name, value in answer.cookies.items()]
    with browser.page(SIZES[size], THROTTLE, cookies, WHEN_PAINTED) as page:
        browser.send("Page.navigate", page, url=f"{url}/#/t/{answer.json()['room']}")
        found = [browser.told(page, lambda said, what=what: said.startswith(f"painted {what} ")) for what in ("board", "table")]
    first, then = (float(said.split()[2]) / 1000 for said in found)
    return first, then
