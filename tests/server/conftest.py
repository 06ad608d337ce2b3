"""A store of each kind: in the two databases, PostgreSQL a real one, and in a browser's own storage."""

import shutil
from pathlib import Path

import pytest
from chromium import launch_args
from fake_object_stores import FakeObjectStores
from playwright.async_api import async_playwright
from postgres import new_cluster
from static_server import serving_files

import duopoly
from duopoly.browser.entry import IndexedDb
from duopoly.browser.store import BrowserStore
from duopoly.server.store.sql_store import SqlStore


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture
def own_postgres():
    """A PostgreSQL that the test may stop and start."""
    cluster = new_cluster()
    yield cluster
    cluster.stop()
    shutil.rmtree(cluster.folder)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The URL of a database with nothing in it, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    return request.getfixturevalue("postgres").fresh()


@pytest.fixture
async def sql_store(url, anyio_backend):
    """An open store with nothing in it, in each database."""
    opened = await SqlStore.open(url)
    yield opened
    await opened.close()


class ChromiumDatabases:
    """Opens databases in a page of Chromium, with the page's own code."""

    def __init__(self, page):
        self.page = page

    async def open(self, name):
        await self.page.evaluate("async (name) => (databases[name] ??= await openDatabase(name))", name)
        return IndexedDb(ChromiumDatabase(self.page, name))


class ChromiumDatabase:
    def __init__(self, page, name):
        self.page, self.name = page, name

    async def transact(self, steps):
        return await self.page.evaluate("([name, steps]) => databases[name].transact(steps)", [self.name, steps])

    def close(self):
        """Others have it open too."""


@pytest.fixture(scope="module")
async def chromium_databases(anyio_backend):
    """The browser's own databases, in a real one."""
    static = Path(duopoly.__file__).parent / "static"
    (script,) = static.glob("assets/database-*.js")
    with serving_files(static) as url:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**launch_args())
            page = await browser.new_page()
            await page.goto(f"{url}/icon.svg")
            await page.evaluate(
                "async (path) => Object.assign(window, await import(path), { databases: {} })", f"/assets/{script.name}"
            )
            yield ChromiumDatabases(page)
            await browser.close()


@pytest.fixture(params=["sqlite", "postgres", "browser", "chromium"])
def open_store(request, tmp_path, anyio_backend):
    """Opens a store, each time the same one, in each place where rooms can be."""
    if request.param == "browser":
        database = FakeObjectStores()

        async def opening():
            return BrowserStore(database)

    elif request.param == "chromium":
        chromium = request.getfixturevalue("chromium_databases")
        name = str(tmp_path)

        async def opening():
            return BrowserStore(await chromium.open(name))

    else:
        sqlite = f"sqlite:///{tmp_path / 'rooms.db'}"
        place = sqlite if request.param == "sqlite" else request.getfixturevalue("postgres").fresh()

        async def opening():
            return await SqlStore.open(place)

    return opening


@pytest.fixture
async def store(open_store):
    """An open store with nothing in it, of each kind."""
    opened = await open_store()
    yield opened
    await opened.close()


@pytest.fixture
async def other(open_store, store):
    """A second server at the same rooms. Of a browser's own storage there is one owner."""
    if isinstance(store, BrowserStore):
        yield store
        return
    opened = await open_store()
    yield opened
    await opened.close()
