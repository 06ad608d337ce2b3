"""The page as an app: it starts without a network, it is installed, and a new version waits until it is wanted."""

import json
import shutil

import pytest
from at_table import PHONE, primary, unfold
from playwright.sync_api import expect
from serving import Server
from static_server import serving_files

IS_KEPT = """async () => {
    const isKept = async () => (await (await caches.open("duopoly-python")).keys()).length === 5
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


def visit(page):
    """A first visit, until the page would start without its network."""
    page.goto("/#/customize")
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


def test_browsers_find_nothing_amiss_for_installing(browse_at, site):
    with serving_files(site.folder) as url:
        page = browse_at(url)
        visit(page)
        devtools = page.context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_installing_is_offered_where_the_browser_can(browse_at, site):
    """Chromium's offer becomes a button; Safari on a phone has it in its own menu."""
    with serving_files(site.folder) as url:
        page = browse_at(url)
        page.goto("/#/customize")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
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


def new_version(folder):
    """Makes of a site its next version, which says so."""
    front = folder / "index.html"
    front.write_text(front.read_text().replace("<html ", "<html data-next ", 1))
    worker = folder / "service-worker.js"
    first, script = worker.read_text().split("\n", 1)
    version = json.loads(first.removeprefix("const SITE = ").removesuffix(";"))["version"]
    worker.write_text(first.replace(version, "next") + "\n" + script)


def test_a_new_version_waits_until_it_is_wanted(browse_at, site, tmp_path):
    folder = shutil.copytree(site.folder, tmp_path / "site")
    with serving_files(folder) as url:
        page = browse_at(url)
        visit(page)
        new_version(folder)
        page.reload()
        expect(page.get_by_text("A new version of Duopoly is here.")).to_be_visible()
        expect(page.locator("html[data-next]")).to_have_count(0)
        unfold(page, "Dice and speed")
        page.get_by_role("radio", name="Instant").check()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(primary(page)).to_be_visible()
        expect(page.get_by_text("A new version of Duopoly is here.")).to_have_count(0)
        page.goto("/#/tables")
        page.get_by_role("button", name="Switch to it now").click()
        expect(page.locator("html[data-next]")).to_have_count(1)
        expect(page.get_by_text("A new version of Duopoly is here.")).to_have_count(0)


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
