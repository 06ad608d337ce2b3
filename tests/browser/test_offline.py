"""The page as an app: it starts without a network, it is installed, and a new version waits until it is wanted."""

import json
import re
import shutil
import threading
from pathlib import Path

import pytest
from at_table import PHONE, primary, unfold
from playwright.sync_api import expect
from serving import Server
from static_server import QuietHandler, serving_files

IS_KEPT = """async () => {
    const isKept = async () => (await (await caches.open(`duopoly-python ${location.pathname}`)).keys()).length === 5
        && (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100));
}"""
NO_NETWORK = r"ERR_CONNECTION_REFUSED|ERR_FAILED|service worker"
MOST = 6_000_000


@pytest.fixture
def browse_at(new_context, eyes):
    """Opens a browser of its own at an address, and gives its page."""

    def opened(url, **more):
        context = new_context(viewport=PHONE, base_url=url, **more)
        context.set_default_timeout(60_000)
        eyes.watch(context, url)
        return context.new_page()

    yield opened
    assert eyes.unexpected() == []


class Redirecting(QuietHandler):
    """Some hosts know the page by its folder only."""

    def do_GET(self):  # noqa: N802
        if self.path == "/index.html":
            self.send_response(308)
            self.send_header("location", "/")
            self.send_header("content-length", "0")
            self.end_headers()
        else:
            super().do_GET()


class FrontPage(QuietHandler):
    """Some hosts answer with the page whatever they are asked for."""

    def do_GET(self):  # noqa: N802
        if not Path(self.translate_path(self.path)).exists():
            self.path = "/index.html"
        super().do_GET()


class Silent(QuietHandler):
    """While `answers` is not set, it drops what comes."""

    answers = threading.Event()

    def end_headers(self):
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def do_GET(self):  # noqa: N802
        self.answers.wait()
        super().do_GET()


class WithoutPython(QuietHandler):
    """The line is too slow for Python's archive: it does not come before the tab is closed."""

    def do_GET(self):  # noqa: N802
        if not self.path.startswith("/python/files-"):
            super().do_GET()


def visit(page, place="/"):
    """A first visit, until the page would start without its network."""
    page.goto(f"{place}#/customize")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.evaluate(IS_KEPT)


def play_here(page):
    """Starts a table and throws."""
    unfold(page, "Dice and speed")
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Play", exact=True).click()
    primary(page).click()
    expect(page.get_by_text("Ann throws").first).to_be_attached()


def test_after_one_visit_it_plays_without_a_network(browse_at, site, eyes):
    """Over the wire come at most 6 MB, from a server that compresses nothing; then nothing at all."""
    sent = []
    with serving_files(site.folder, sent) as url:
        page = browse_at(url)
        visit(page)
        assert sum(size for _, size in sent) < MOST
        assert sum(path.startswith("/python/pyodide.asm") for path, _ in sent) == 2
    eyes.expect(NO_NETWORK)
    page.reload()
    play_here(page)
    page.reload()
    expect(primary(page)).to_be_visible()


def test_installing_is_offered_where_the_browser_can(browse_at, site):
    """Chromium finds nothing amiss, and its offer becomes a button; Safari on a phone has it in its own menu."""
    with serving_files(site.folder) as url:
        page = browse_at(url)
        visit(page)
        devtools = page.context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
        page.evaluate("""() => {
            const event = new Event("beforeinstallprompt", { cancelable: true });
            event.prompt = () => { window.prompted = true; return Promise.resolve({ outcome: "accepted" }); };
            dispatchEvent(event);
        }""")
        page.get_by_role("button", name="Settings", exact=True).click()
        page.get_by_role("button", name="Install Duopoly").click()
        assert page.evaluate("window.prompted")
        expect(page.get_by_role("button", name="Install Duopoly")).to_have_count(0)
        phone = browse_at(
            url, user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"
        )
        phone.goto("/")
        phone.get_by_role("button", name="Settings", exact=True).click()
        expect(phone.get_by_text("Add to Home Screen")).to_be_visible()


def test_without_the_files_of_python_no_start_without_a_network_is_promised(browse_at, server):
    page = browse_at(server.url, user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15")
    page.goto("/")
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_text("Duopoly then has its own icon and window.", exact=True)).to_be_visible()


def change(folder, **changes):
    """Changes what a site's service worker knows; gives what it knew."""
    worker = folder / "service-worker.js"
    first, script = worker.read_text().split("\n", 1)
    before = json.loads(first.removeprefix("const SITE = ").removesuffix(";"))
    worker.write_text(f"const SITE = {json.dumps(before | changes)};\n{script}")
    return before


def new_version(folder):
    """Makes of a site its next version, which says so."""
    front = folder / "index.html"
    front.write_text(front.read_text().replace("<html ", "<html data-next ", 1))
    change(folder, version="next")


def new_python(folder):
    """Makes of a site its next version with other files of Python; the old ones are gone."""
    new_version(folder)
    listed = (folder / "python/files.json").read_text()
    old = json.loads(listed)["files"]["files.tar"]["path"]
    new = re.sub("-[0-9a-f]{12}", "-0123456789ab", old)
    (folder / "python" / old).rename(folder / "python" / new)
    (folder / "python/files.json").write_text(listed.replace(old, new))
    python = change(folder)["python"]
    change(folder, python=[path.replace(old, new) for path in python])


NEWER = "A new version of Duopoly is here."


def test_a_new_version_waits_until_it_is_wanted(browse_at, site, tmp_path):
    """It goes to the other tab as well; the games stay where the button was pressed."""
    folder = shutil.copytree(site.folder, tmp_path / "site")
    with serving_files(folder) as url:
        first = browse_at(url)
        visit(first)
        new_version(folder)
        first.reload()
        expect(first.get_by_text(NEWER)).to_be_visible()
        expect(first.locator("html[data-next]")).to_have_count(0)
        unfold(first, "Dice and speed")
        first.get_by_role("radio", name="Instant").check()
        first.get_by_role("button", name="Play", exact=True).click()
        expect(primary(first)).to_be_visible()
        expect(first.get_by_text(NEWER)).to_have_count(0)
        first.goto("/#/customize")
        expect(first.get_by_text(NEWER)).to_be_visible()
        second = first.context.new_page()
        second.goto("/#/tables")
        expect(second.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
        expect(second.get_by_text(NEWER)).to_be_attached()
        first.get_by_role("button", name="Switch to it now").click()
        for page in (first, second):
            expect(page.locator("html[data-next]")).to_have_count(1)
        expect(second.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
        for page in (first, second):
            expect(page.get_by_text(NEWER)).to_have_count(0)
        play_here(first)


def test_the_served_page_plays_alone_when_its_server_is_away(browse_at, site, tmp_path, eyes):
    """Python's files are kept when it is installed."""
    with Server(tmp_path / "server", cache=site.cache) as server:
        page = browse_at(server.url)
        page.goto("/#/customize")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.evaluate("dispatchEvent(new Event('appinstalled'))")
        page.evaluate(IS_KEPT)
        page.reload()
        expect(page.get_by_text("The server cannot be reached")).to_have_count(0)
    eyes.expect(NO_NETWORK)
    page.reload()
    expect(page.get_by_text("The server cannot be reached: you play on this device alone.")).to_be_visible()
    page.goto("/#/t/abcdefgh2345")
    expect(page.get_by_role("heading", name="This table is on the server")).to_be_visible()
    page.goto("/#/customize")
    play_here(page)
    page.goto("/#/tables")
    server.start()
    try:
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("The server cannot be reached")).to_have_count(0)
    finally:
        server.stop()


def test_a_host_that_knows_the_page_by_its_folder_only(browse_at, site):
    with serving_files(site.folder, handler=Redirecting) as url:
        page = browse_at(url)
        visit(page)
        page.reload()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_host_that_answers_everything_with_the_page(browse_at, site):
    """Reloaded with Shift the page has no service worker: it takes from its cache what the host has not."""
    with serving_files(site.folder, handler=FrontPage) as url:
        page = browse_at(url)
        visit(page)
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
        page.wait_for_function("!navigator.serviceWorker.controller")
        play_here(page)


def test_the_page_starts_without_a_server_that_is_silent(browse_at, site, tmp_path, eyes):
    """It drops what comes, and refuses nothing."""
    folder = shutil.copytree(site.folder, tmp_path / "site")
    change(folder, server=True)
    Silent.answers.set()
    with serving_files(folder, handler=Silent) as url:
        page = browse_at(url)
        visit(page)
        Silent.answers.clear()
        try:
            page.reload()
            expect(page.get_by_text("The server cannot be reached: you play on this device alone.")).to_be_visible()
        finally:
            Silent.answers.set()


def test_reload_switches_to_the_version_whose_rules_can_be_had(browse_at, site, tmp_path, eyes):
    """The first visit was too short for Python, and the host has a new one now."""
    eyes.expect("404|ERR_EMPTY_RESPONSE|Failed to fetch")
    folder = shutil.copytree(site.folder, tmp_path / "site")
    with serving_files(folder, handler=WithoutPython) as url:
        page = browse_at(url)
        page.goto("/#/customize")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    new_python(folder)
    with serving_files(folder, port=int(url.rpartition(":")[2])):
        page.reload()
        expect(page.get_by_role("heading", name="The rules could not be loaded")).to_be_visible()
        expect(page.get_by_text(NEWER)).to_be_attached()
        page.get_by_text("What went wrong").click()
        expect(page.get_by_text(re.compile(r"Error: files-.*: 404"))).to_be_visible()
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("html[data-next]")).to_have_count(1)
        play_here(page)


def test_two_folders_of_one_host_keep_their_own_files(browse_at, site, tmp_path, eyes):
    for name in "ab":
        shutil.copytree(site.folder, tmp_path / name)
        change(tmp_path / name, version=name)
    with serving_files(tmp_path) as url:
        page = browse_at(url)
        for name in "ab":
            visit(page, f"/{name}/")
    eyes.expect(NO_NETWORK)
    page.goto("/a/#/customize")
    play_here(page)


def with_earlier_names(folder):
    """Names the caches of a site's service worker as earlier versions did."""
    worker = folder / "service-worker.js"
    script = re.sub(r"`duopoly-page \$\{[^`]*`", "`duopoly-page-`", worker.read_text())
    worker.write_text(re.sub(r"`duopoly-python \$\{[^`]*`", "`duopoly-python`", script))


EARLIER_PYTHON = """async () => {
    dispatchEvent(new Event("appinstalled"));
    while ((await (await caches.open("duopoly-python")).keys()).length < 5) await new Promise((resolve) => setTimeout(resolve, 100));
    await caches.delete("duopoly-python /");
    return caches.keys();
}"""


def test_what_an_earlier_version_kept_stays_usable(browse_at, site, tmp_path, eyes):
    """Its caches had other names; Python is not fetched again."""
    folder, sent = shutil.copytree(site.folder, tmp_path / "site"), []
    with_earlier_names(folder)
    with serving_files(folder, sent) as url:
        page = browse_at(url)
        visit(page)
        version = change(folder)["version"]
        assert {*page.evaluate(EARLIER_PYTHON)} == {"duopoly-python", f"duopoly-page-{version}"}
        shutil.copy(site.folder / "service-worker.js", folder)
        new_version(folder)
        sent.clear()
        page.goto("/#/tables")
        page.reload()
        page.get_by_role("button", name="Switch to it now").click()
        expect(page.locator("html[data-next]")).to_have_count(1)
        page.evaluate(IS_KEPT)
        assert {*page.evaluate("caches.keys()")} == {"duopoly-python /", "duopoly-page / next", f"duopoly-page-{version}"}
        assert not [path for path, _ in sent if path.startswith("/python/") and path.endswith(".gzip")]
    eyes.expect(NO_NETWORK)
    page.goto("/#/customize")
    page.reload()
    play_here(page)
