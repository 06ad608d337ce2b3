"""Sizes and start times of the page without a server: the table of docs/site.md.

    python bench/site.py [--slow] [FOLDER]     a folder that `duopoly site` wrote; without one, it is written first

`--slow` is a processor four times slower: half a core of two for the browser. Chromium's own slowdown does not reach workers.
"""

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from chromium import launch_args
from static_server import serving_files

from duopoly.site import build_site

RUNS = 3
QUOTA = Path("/sys/fs/cgroup/cpu/duopoly-bench")
NOTE_READY = """
window.times = {};
const { Worker } = window;
window.Worker = class extends Worker {
    constructor(...arguments_) {
        super(...arguments_);
        this.addEventListener("message", ({ data }) => { if (data.type === "ready") times.ready = performance.now(); });
    }
};
const look = () => document.querySelector("main button.primary, form button.primary")
    ? (times.welcome = performance.now()) : requestAnimationFrame(look);
requestAnimationFrame(look);
"""
READY = """async () => {
    while (!(times.ready && times.welcome)) await new Promise((resolve) => setTimeout(resolve, 10));
    return times;
}"""
IS_KEPT = """async () => {
    const python = await caches.open(`duopoly-python ${location.pathname}`);
    while ((await python.keys()).length < 5 || !navigator.serviceWorker.controller)
        await new Promise((resolve) => setTimeout(resolve, 100));
}"""


def slow_browsers(cores: float) -> None:
    """Gives the browsers of Playwright, all their threads together, so much of the processor. Needs root and Linux.

    They are children of Playwright's own process, which is there already; the server of the files stays as fast as it is.
    """
    QUOTA.mkdir(exist_ok=True)
    (QUOTA / "cpu.cfs_quota_us").write_text(str(int(cores * 100_000)))
    for process in Path("/proc/self/task").glob("*/children"):
        for child in process.read_text().split():
            (QUOTA / "cgroup.procs").write_text(child)


def measure(playwright, url: str, runs: int) -> tuple[list[dict], list[dict]]:
    """The times of first and second starts, each pair in a browser with a profile of its own."""
    first, second = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            context = playwright.chromium.launch_persistent_context(profile, **launch_args())
            context.add_init_script(NOTE_READY)
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.goto(url)
            first.append(page.evaluate(READY))
            page.evaluate(IS_KEPT)
            for kept in ([], second):  # the browser keeps its compiled code after the first start with the service worker
                page.close()
                page = context.new_page()
                page.set_default_timeout(120_000)
                page.goto(url)
                kept.append(page.evaluate(READY))
                time.sleep(2)
            context.close()
    return first, second


def show(name: str, times: list[dict]) -> None:
    """Prints the medians in seconds, and the slowest."""
    for what in ("welcome", "ready"):
        seconds = [each[what] / 1000 for each in times]
        print(f"| {name}, {what} | {median(seconds):.2f} s | {max(seconds):.2f} s |", flush=True)


def main() -> None:
    """Prints the tables."""
    with tempfile.TemporaryDirectory() as name:
        slow, paths = "--slow" in sys.argv, [path for path in sys.argv[1:] if path != "--slow"]
        folder = Path(*paths or [name])
        if not paths:
            build_site(folder)
        sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
        names = ("assets", "answers", "python")
        parts = {part: sum(size for path, size in sizes.items() if path.startswith(part)) for part in names}
        print(f"{sum(sizes.values()):,} bytes: {parts}\n\n| | median | slowest |\n| --- | --- | --- |")
        sent: list[tuple[str, int]] = []
        with serving_files(folder, sent) as url, sync_playwright() as playwright:
            if slow:
                slow_browsers(0.5)
            first, second = measure(playwright, url, RUNS)
            show("first start", first)
            show("second start", second)


if __name__ == "__main__":
    main()
