"""A real server, real browsers, and eyes on all that goes wrong in them unseen."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from at_table import DESK
from chromium import COMPILED_ONCE, launch_args
from made_site import make_site, node_modules
from playwright.sync_api import Error, expect, sync_playwright
from serving import Server
from static_server import serving_files

HERE = Path(__file__).parent
PATIENCE = 30_000
NO_BROWSER = "no browser to test in: install Chromium (Debian: apt-get install chromium), or name one in CHROMIUM"

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    """What fails in a browser is tried once more, and the summary names it: a machine with other work may stumble once."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))
    # The longest first, so that no process waits for them in the end.
    items.sort(key=lambda item: item.path.name != "test_whole_game.py")


# Playwright's loop is seen as running by everything else in this process, so it ends with each module: the tests of the
# store, which run loops of their own, may come next.


@pytest.fixture(scope="module")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser_type(playwright):
    return playwright.chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, **launch_args(COMPILED_ONCE)}


@pytest.fixture(scope="module")
def browser(browser_type, browser_type_launch_args):
    """Chromium of this computer; where there is none, Playwright's own is fetched."""
    try:
        started = browser_type.launch(**browser_type_launch_args)
    except Error:
        if "executable_path" in browser_type_launch_args:
            raise
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)
        try:
            started = browser_type.launch(**browser_type_launch_args)
        except Error:
            pytest.fail(NO_BROWSER, pytrace=False)
    yield started
    started.close()


@pytest.fixture(scope="module")
def browser_context_args():
    return {"reduced_motion": "reduce", "locale": "en-GB", "timezone_id": "UTC"}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server in a process of its own, with a database of its own."""
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folders of the site and of the caches it was made with."""
    return make_site(tmp_path_factory)


@pytest.fixture(scope="session")
def site_url(site):
    """The page without a server, at a server of files."""
    with serving_files(site.folder) as url:
        yield url


class Eyes:
    """What must not happen on any page: errors, breaches of its policy, requests to somebody else."""

    def __init__(self):
        self.seen, self.expected = [], []

    def watch(self, context, origin):
        context.on("console", lambda message: message.type in ("error", "warning") and self.note(message.text))
        context.on("weberror", lambda told: self.note(f"thrown: {told.error}"))
        context.on("request", lambda request: self.meet(request.url, origin))

    def meet(self, url, origin):
        if not url.startswith((f"{origin}/", "data:", "blob:")):
            self.note(f"asked somebody else: {url}")

    def note(self, text):
        self.seen.append(text)

    def expect(self, pattern):
        """What this test makes happen on purpose."""
        self.expected.append(re.compile(pattern))

    def unexpected(self):
        return [text for text in self.seen if not any(one.search(text) for one in self.expected)]


@pytest.fixture
def eyes():
    return Eyes()


@pytest.fixture
def browse(new_context, server, eyes):
    """Opens a browser of its own, with its own cookies, and gives its page."""

    def opened(size=DESK, at=server, **more):
        context = new_context(viewport=size, base_url=at.url, **more)
        context.set_default_timeout(PATIENCE)
        eyes.watch(context, at.url)
        return context.new_page()

    yield opened
    assert eyes.unexpected() == []


@pytest.fixture(scope="session")
def axe(tmp_path_factory):
    """Axe's script."""
    return (node_modules(tmp_path_factory) / "axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def violations(axe):
    """What axe finds on a page, in light and in dark: a line for each place."""

    def found(page, context="document", schemes=("light", "dark")):
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe + ";0")
        told = []
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            only = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
            results = page.evaluate(f"axe.run({context}, {json.dumps({'resultTypes': ['violations'], **only})})")
            told += [
                f"{scheme} {one['id']}: {node['target']} {node['failureSummary']}"
                for one in results["violations"]
                for node in one["nodes"]
            ]
        page.emulate_media(color_scheme="light")
        return told

    return found
