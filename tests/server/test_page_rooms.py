"""A page without a server: its requests, its tables, and what happens when the browser's storage fails."""

import asyncio
import re
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from fake_object_stores import FakeObjectStores
from msgspec import json

import duopoly
from duopoly.browser.dispatch import ROUTES
from duopoly.browser.entry import IndexedDb
from duopoly.browser.object_stores import FULL, TransactionFailed
from duopoly.browser.rooms import PageRooms
from duopoly.browser.store import BrowserStore
from duopoly.play.game import Record
from duopoly.server.settings import Settings
from duopoly.server.web.app import make_app
from duopoly.words import LANGUAGES, say

pytestmark = pytest.mark.anyio

SEATS = [{"name": "Ann", "who": "me"}, {"name": "Bob", "who": "here"}, {"name": "Cid", "who": "bot", "bot": "steady"}]


class Page:
    """What the page sees of its worker."""

    def __init__(self, database):
        self.rooms = PageRooms(BrowserStore(database), self.on_message, self.on_close)
        self.messages, self.codes, self.last_id = [], {}, 0
        self.news = asyncio.Event()

    def on_message(self, number, text):
        self.messages.append((number, json.decode(text)))
        self.news.set()

    def on_close(self, number, code):
        self.codes[number] = code
        self.news.set()

    async def get(self, path, lang="en"):
        answer = await self.rooms.request("GET", path, "", lang)
        return answer.status, json.decode(answer.body)

    async def post(self, path, data, lang="en"):
        answer = await self.rooms.request("POST", path, json.encode(data).decode(), lang)
        return answer.status, json.decode(answer.body)

    async def new_table(self, **options):
        status, created = await self.post("rooms", {"edition": "anti-us", "seats": SEATS, "bot_delay": "off"} | options)
        assert status == 200, created
        return created["room"]

    async def wait_for(self, wanted):
        """The first message, old or new, that is wanted."""
        async with asyncio.timeout(20):
            while True:
                for _, message in self.messages:
                    if wanted(message):
                        return message
                self.news.clear()
                await self.news.wait()

    async def sit(self, room, number=1, lang="en"):
        self.rooms.open(number, room, lang)
        welcome = await self.wait_for(lambda message: message["type"] == "welcome")
        if welcome["room"]["takes_salts"]:  # the first throw waits for it
            await self.ask(number, "add-salt", salt="ab" * 16)
        return welcome

    async def ask(self, number, type, **fields):
        self.last_id += 1
        id = self.last_id
        self.rooms.receive(number, json.encode({"type": type, "id": id, **fields}).decode())
        return await self.wait_for(lambda message: message.get("id") == id)

    @property
    def view(self):
        """The latest position."""
        return [message["view"] for _, message in self.messages if message.get("view")][-1]

    async def play(self, number, steps):
        """Plays the first move that is offered, so many times. Returns the last position."""
        for _ in range(steps):
            view = self.view
            own = [seat for seat in view["moves"] if seat["seat"] == view["to_act"] and seat["decisions"]]
            if not own:
                self.news.clear()
                async with asyncio.timeout(20):
                    await self.news.wait()
                continue
            answer = await self.ask(number, "play", seat=own[0]["seat"], move=own[0]["decisions"][0]["move"], at=view["ply"])
            assert answer["type"] in ("done", "refused"), answer
        return self.view


@asynccontextmanager
async def page_at(database):
    """A page of the browser with that database."""
    page = Page(database)
    page.rooms.start()
    try:
        yield page
    finally:
        await page.rooms.stop()


@pytest.fixture
def database():
    return FakeObjectStores()


@pytest.fixture
async def page(database, anyio_backend):
    async with page_at(database) as opened:
        yield opened


def test_each_request_of_the_page_has_an_answer():
    """What HTTP has and this has not would be a dead button."""
    own = {(route.method, "/".join(route.parts)) for route in ROUTES}
    http = {
        (method, re.sub(r":\w+", "", route.path).removeprefix("/api/"))
        for route in make_app(Settings(), files={}).routes
        if route.path.startswith("/api/") and hasattr(route, "methods")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert own == http


async def test_a_table_is_set_up_listed_and_played(page, database):
    room = await page.new_table()
    welcome = await page.sit(room)
    assert [seat["mine"] for seat in welcome["room"]["seats"]] == [True, True, False]
    await page.play(1, 40)
    assert page.view["ply"] > 20
    status, (summary,) = await page.get("rooms?lang=pl")
    assert (status, summary["room"], summary["seats"]) == (200, room, ["Ann", "Bob"])
    assert len(database.rows["entries"]) >= page.view["ply"]


async def test_the_next_page_goes_on_where_this_one_was(page, database):
    room = await page.new_table()
    await page.sit(room)
    before = await page.play(1, 15)
    await page.rooms.stop()
    async with page_at(database) as next_page:
        welcome = await next_page.sit(room)
        assert welcome["view"]["ply"] >= before["ply"]
        assert (await next_page.get(f"rooms/{room}/check"))[1]["ok"]


async def test_undo_chat_votes_languages_and_questions(page):
    room = await page.new_table(seats=SEATS[:2], hints=True)
    await page.sit(room)
    await page.play(1, 3)
    view = page.view
    assert (await page.ask(1, "chat", text="tea?", seat="Bob"))["type"] == "done"
    assert (await page.ask(1, "hint", seat=view["to_act"]))["type"] == "hint"
    assert (await page.ask(1, "rule", topic="jail"))["type"] in ("rule-text", "refused")
    assert (await page.ask(1, "undo", at=view["ply"]))["type"] == "done"
    assert page.view["ply"] < view["ply"]
    assert (await page.ask(1, "set-language", lang="fr"))["type"] == "done"
    assert [message["lang"] for _, message in page.messages if message["type"] == "welcome"] == ["en", "fr"]
    page.rooms.receive(1, "}{")
    refused = await page.wait_for(lambda message: message.get("code") == "garbled")
    assert refused["type"] == "refused"


async def test_replay_record_and_books(page):
    room = await page.new_table()
    await page.sit(room)
    await page.play(1, 12)
    assert len((await page.get(f"rooms/{room}/replay?lang=fr"))[1]["moves"]) >= 12
    assert (await page.get(f"rooms/{room}/plies/3"))[1]["ply"] == 3
    assert (await page.get(f"rooms/{room}/plies/9999"))[0] == 404
    assert (await page.get(f"rooms/{room}/plies/many"))[0] == 400
    record = await page.rooms.request("GET", f"rooms/{room}/record", "", "en")
    assert record.name == f"duopoly-anti-us-{room}.jsonl"
    assert record.body.startswith(b'{"')
    book = (await page.get(f"rooms/{room}/book?lang=pl"))[1]
    assert book["paragraphs"]
    assert (await page.get("book/classic-us?rules=%7B%22salary%22%3A300%7D"))[0] in (200, 400)
    assert (await page.get("book/nonsense"))[0] == 404
    assert (await page.get(f"rooms/{room}/analysis"))[1]["code"] == "not-over"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_needs_a_server_says_so(page, lang):
    room = await page.new_table()
    words = say(lang, "server-no-server")
    link = {"name": "Dan", "who": "link"}
    assert (await page.post("rooms", {"edition": "anti-us", "seats": [*SEATS, link], "lang": lang}))[1] == {
        "code": "no-server",
        "detail": words,
        "field": "seats",
    }
    for path in (f"rooms/{room}/devices", f"rooms/{room}/invitation?key=12345678"):
        assert (await page.get(path, lang))[1] == {"code": "not-allowed", "detail": words, "field": ""}
    assert (await page.post(f"rooms/{room}/keys", {"purpose": "watch"}, lang))[0] == 403


async def test_there_is_no_such_thing(page):
    assert (await page.get("rooms/nowhere/replay"))[0] == 404
    assert (await page.get("nonsense"))[0] == 404
    assert (await page.post("rooms", {"edition": "anti-us"}))[0] == 400
    assert (await page.post("rooms", "nonsense"))[0] == 400
    page.rooms.open(7, "nowhere", "en")
    async with asyncio.timeout(5):
        while 7 not in page.codes:
            await asyncio.sleep(0)
    assert page.codes == {7: 4404}
    page.rooms.receive(7, "{}")
    page.rooms.close(7)


@pytest.mark.parametrize(("error", "key"), [(FULL, "storage-full"), ("SecurityError", "storage-denied")])
async def test_a_move_that_cannot_be_saved_is_not_made(page, database, error, key):
    room = await page.new_table(seats=SEATS[:2])
    await page.sit(room, lang="pl")
    view = page.view
    database.failing = error
    seat = view["moves"][0]
    refused = await page.ask(1, "play", seat=view["to_act"], move=seat["decisions"][0]["move"], at=view["ply"])
    assert (refused["code"], say("pl", key) in refused["text"]) == ("store", True)
    status, problem = await page.post("rooms", {"edition": "anti-us", "seats": SEATS}, "fr")
    assert (status, problem["detail"]) == (503, say("fr", key))
    database.failing = None
    assert (await page.ask(1, "play", seat=view["to_act"], move=seat["decisions"][0]["move"], at=view["ply"]))["type"] == "done"


async def test_a_move_is_stored_before_it_is_shown(page, database):
    room = await page.new_table(seats=SEATS[:2])
    await page.sit(room)
    view, stored = page.view, len(database.rows["entries"])
    shown = []
    carry_out = database.transact

    async def transact(steps):
        result = await carry_out(steps)
        if any(kind == "add" for kind, *_ in steps):
            shown.append(page.view["ply"])
        return result

    database.transact = transact
    await page.ask(1, "play", seat=view["to_act"], move=view["moves"][0]["decisions"][0]["move"], at=view["ply"])
    assert shown[0] == view["ply"]
    assert len(database.rows["entries"]) > stored
    assert page.view["ply"] > view["ply"]


async def test_what_javascript_says_becomes_python():
    class Native:
        async def transact(self, steps):
            return '{"error": "QuotaExceededError", "message": "full", "step": -1}' if "put" in steps else '{"results": [1]}'

    assert await IndexedDb(Native()).transact([("get", "rooms", ["a"])]) == [1]
    with pytest.raises(TransactionFailed, match="QuotaExceededError: full"):
        await IndexedDb(Native()).transact([("put", "rooms", {})])


async def test_a_record_goes_on_here_and_is_given_away(page):
    """A game of a program, opened without a server; the link leads where the page says."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    game.play("throw")
    text = "".join(f"{line}\n" for line in game.record().lines())
    status, view = await page.post("records", {"record": text})
    assert (status, view["moves"], view["state"]) == (200, 1, "playing")
    status, problem = await page.post("records", {"record": "hello"}, "fr")
    assert (status, problem["code"]) == (400, "bad-record")
    status, problem = await page.post("records/room", {"record": text, "seats": [{"who": "me"}, {"who": "link"}]})
    assert (status, problem["code"]) == (400, "no-server")
    status, created = await page.post("records/room", {"record": text, "seats": [{"who": "me"}, {"who": "here"}]})
    assert status == 200
    welcome = await page.sit(created["room"])
    assert welcome["room"]["earlier_moves"] == 1
    status, link = await page.get(f"rooms/{created['room']}/record-link?address=https://a.example/game/index.html")
    assert (status, link["url"].partition("#")[0], len(link["qr"]) > 20) == (200, "https://a.example/game/", True)
    status, again = await page.post("records", {"record": link["url"].rpartition("/")[2]})
    assert (status, again["moves"] >= 1) == (200, True)


async def test_a_game_that_is_over_is_looked_back_on_here(page):
    record = Record.load(Path(__file__).parent.parent / "games" / "anti-us-timed.jsonl")
    text = "".join(f"{line}\n" for line in record.lines())
    status, created = await page.post(
        "records/room", {"record": text, "seats": [{"who": "me"}, {"who": "here"}, {"who": "here"}]}
    )
    assert status == 200
    assert (await page.rooms.manager.store.room(created["room"])).finished_at is not None
    status, replay = await page.get(f"rooms/{created['room']}/replay")
    assert (status, len(replay["moves"])) == (200, len(record.moves))
