"""A page without a server: its requests, its tables, and what happens when the browser's storage fails."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from analysis.tenths import tenths
from fake_object_stores import FakeObjectStores
from msgspec import json

import duopoly
from duopoly.browser.dispatch import ROUTES
from duopoly.browser.entry import IndexedDb
from duopoly.browser.object_stores import FULL, TransactionFailed
from duopoly.browser.rooms import PageRooms
from duopoly.browser.store import BrowserStore
from duopoly.browser.thinking import WorkerBots
from duopoly.play.game import Record
from duopoly.server.rooms import analysis_queue
from duopoly.server.rooms.analysis_queue import job_view
from duopoly.server.web.routes import API_ROUTES
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

    async def decision(self):
        """The first move that is offered to who has to act, once the bots and the dice have done theirs."""
        async with asyncio.timeout(20):
            while True:
                view = self.view
                for seat in view["moves"]:
                    if seat["seat"] == view["to_act"] and seat["decisions"]:
                        return {"seat": seat["seat"], "move": seat["decisions"][0]["move"], "at": view["ply"]}
                self.news.clear()
                await self.news.wait()

    async def play(self, number, steps):
        """Plays the first move that is offered, so many times. Returns the last position."""
        for _ in range(steps):
            answer = await self.ask(number, "play", **await self.decision())
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
async def worker_page(database, anyio_backend):
    async with page_at(database) as opened:
        yield opened


def test_each_request_of_the_page_has_an_answer():
    """What HTTP has and this has not would be a dead button."""
    own, http = ({(route.method, route.path) for route in routes if route.path != "/health"} for routes in (ROUTES, API_ROUTES))
    assert own == http


async def test_a_table_is_set_up_listed_and_played(worker_page, database):
    room = await worker_page.new_table()
    welcome = await worker_page.sit(room)
    assert [seat["mine"] for seat in welcome["room"]["seats"]] == [True, True, False]
    await worker_page.play(1, 40)
    assert worker_page.view["ply"] > 20
    status, (summary,) = await worker_page.get("rooms?lang=pl")
    assert (status, summary["room"], summary["seats"]) == (200, room, ["Ann", "Bob"])
    assert len(database.rows["entries"]) >= worker_page.view["ply"]


async def test_the_next_page_goes_on_where_this_one_was(worker_page, database):
    room = await worker_page.new_table()
    await worker_page.sit(room)
    before = await worker_page.play(1, 15)
    await worker_page.rooms.stop()
    async with page_at(database) as next_page:
        welcome = await next_page.sit(room)
        assert welcome["view"]["ply"] >= before["ply"]
        assert (await next_page.get(f"rooms/{room}/check"))[1]["ok"]


async def test_undo_chat_votes_languages_and_questions(worker_page):
    room = await worker_page.new_table(seats=SEATS[:2], hints=True)
    await worker_page.sit(room)
    await worker_page.play(1, 3)
    await worker_page.decision()
    view = worker_page.view
    assert (await worker_page.ask(1, "chat", text="tea?", seat="Bob"))["type"] == "done"
    assert (await worker_page.ask(1, "hint", seat=view["to_act"]))["type"] == "hint"
    assert (await worker_page.ask(1, "rule", topic="jail"))["type"] in ("rule-text", "refused")
    assert (await worker_page.ask(1, "undo", at=view["ply"]))["type"] == "done"
    assert worker_page.view["ply"] < view["ply"]
    assert (await worker_page.ask(1, "set-language", lang="fr"))["type"] == "done"
    assert [message["lang"] for _, message in worker_page.messages if message["type"] == "welcome"] == ["en", "fr"]
    worker_page.rooms.receive(1, "}{")
    refused = await worker_page.wait_for(lambda message: message.get("code") == "garbled")
    assert refused["type"] == "refused"


async def test_replay_record_and_books(worker_page):
    room = await worker_page.new_table()
    await worker_page.sit(room)
    await worker_page.play(1, 12)
    assert len((await worker_page.get(f"rooms/{room}/replay?lang=fr"))[1]["moves"]) >= 12
    assert (await worker_page.get(f"rooms/{room}/plies/3"))[1]["ply"] == 3
    assert (await worker_page.get(f"rooms/{room}/plies/9999"))[0] == 404
    assert (await worker_page.get(f"rooms/{room}/plies/many"))[0] == 404
    record = await worker_page.rooms.request("GET", f"rooms/{room}/record", "", "en")
    assert record.name == f"duopoly-anti-us-{room}.jsonl"
    assert record.body.startswith(b'{"')
    book = (await worker_page.get(f"rooms/{room}/book?lang=pl"))[1]
    assert book["paragraphs"]
    assert (await worker_page.get("book/classic-us?rules=%7B%22salary%22%3A300%7D"))[0] in (200, 400)
    assert (await worker_page.get("book/nonsense"))[0] == 404
    assert (await worker_page.get(f"rooms/{room}/analysis"))[1]["code"] == "not-over"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_needs_a_server_says_so(worker_page, lang):
    room = await worker_page.new_table()
    words = say(lang, "server-no-server")
    link = {"name": "Dan", "who": "link"}
    assert (await worker_page.post("rooms", {"edition": "anti-us", "seats": [*SEATS, link], "lang": lang}))[1] == {
        "code": "no-server",
        "detail": words,
        "field": "seats",
    }
    for path in (f"rooms/{room}/devices", f"rooms/{room}/invitation?key=12345678"):
        assert (await worker_page.get(path, lang))[1] == {"code": "no-server", "detail": words, "field": ""}
    assert (await worker_page.post(f"rooms/{room}/keys", {"purpose": "watch"}, lang))[0] == 403


async def test_there_is_no_such_thing(worker_page):
    assert (await worker_page.get("rooms/nowhere/replay"))[0] == 404
    assert (await worker_page.get("nonsense"))[0] == 404
    assert (await worker_page.post("rooms", {"edition": "anti-us"}))[0] == 400
    assert (await worker_page.post("rooms", "nonsense"))[0] == 400
    worker_page.rooms.open(7, "nowhere", "en")
    async with asyncio.timeout(5):
        while 7 not in worker_page.codes:
            await asyncio.sleep(0)
    assert worker_page.codes == {7: 4404}
    worker_page.rooms.receive(7, "{}")
    worker_page.rooms.close(7)


@pytest.mark.parametrize(("error", "key"), [(FULL, "storage-full"), ("SecurityError", "storage-denied")])
async def test_a_move_that_cannot_be_saved_is_not_made(worker_page, database, error, key):
    room = await worker_page.new_table(seats=SEATS[:2])
    await worker_page.sit(room, lang="pl")
    decision = await worker_page.decision()
    database.failing = error
    refused = await worker_page.ask(1, "play", **decision)
    assert (refused["code"], say("pl", key) in refused["text"]) == ("store", True)
    status, problem = await worker_page.post("rooms", {"edition": "anti-us", "seats": SEATS}, "fr")
    assert (status, problem["detail"]) == (503, say("fr", key))
    database.failing = None
    assert (await worker_page.ask(1, "play", **await worker_page.decision()))["type"] == "done"


async def test_a_move_is_stored_before_it_is_shown(worker_page, database):
    room = await worker_page.new_table(seats=SEATS[:2])
    await worker_page.sit(room)
    decision, stored = await worker_page.decision(), len(database.rows["entries"])
    shown = []
    carry_out = database.transact

    async def transact(steps):
        result = await carry_out(steps)
        if any(kind == "add" for kind, *_ in steps):
            shown.append(worker_page.view["ply"])
        return result

    database.transact = transact
    await worker_page.ask(1, "play", **decision)
    assert shown[0] == decision["at"]
    assert len(database.rows["entries"]) > stored
    assert worker_page.view["ply"] > decision["at"]


async def test_the_tables_go_on_while_a_game_is_analyzed(worker_page, monkeypatch):
    monkeypatch.setattr(analysis_queue, "rollout_engine", lambda engine: tenths(buy=7, decline=4))
    players = [{"name": "Ann", "space": 36}, {"name": "Bob", "space": 1}]
    game = duopoly.Game.from_position({"edition": "classic-us", "phase": "throw", "players": players}, seed=1)
    for move in ("throw", "dice 1 2", "decline", "pass", "pass", "end"):
        game.play(move)
    job = worker_page.rooms.manager.analysis_queue.submit("room", game.record())
    turns = 0
    while job.stage in ("waiting", "working"):
        await asyncio.sleep(0)
        turns += 1
    assert job.stage == "done"
    assert turns > 20
    assert job_view(job, "", "fr").state == "done"


async def test_a_bot_thinks_after_what_has_come_in():
    order = []
    asyncio.get_running_loop().call_soon(order.append, "a message")
    await WorkerBots().run("steady", order.append, "a thought")
    assert order == ["a message", "a thought"]


async def test_what_javascript_says_becomes_python():
    class Native:
        async def transact(self, steps):
            return '{"error": "QuotaExceededError", "message": "full", "step": -1}' if "put" in steps else '{"results": [1]}'

    assert await IndexedDb(Native()).transact([("get", "rooms", ["a"])]) == [1]
    with pytest.raises(TransactionFailed, match="QuotaExceededError: full"):
        await IndexedDb(Native()).transact([("put", "rooms", {})])


async def test_a_record_goes_on_here_and_is_given_away(worker_page):
    """A game of a program, opened without a server; the link leads where the page says."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    game.play("throw")
    text = "".join(f"{line}\n" for line in game.record().lines())
    status, view = await worker_page.post("records", {"record": text})
    assert (status, view["moves"], view["state"]) == (200, 1, "playing")
    status, problem = await worker_page.post("records", {"record": "hello"}, "fr")
    assert (status, problem["code"]) == (400, "bad-record")
    status, problem = await worker_page.post("records/room", {"record": text, "seats": [{"who": "me"}, {"who": "link"}]})
    assert (status, problem["code"]) == (400, "no-server")
    status, created = await worker_page.post("records/room", {"record": text, "seats": [{"who": "me"}, {"who": "here"}]})
    assert status == 200
    welcome = await worker_page.sit(created["room"])
    assert welcome["room"]["earlier_moves"] == 1
    status, link = await worker_page.get(f"rooms/{created['room']}/record-link?address=https://a.example/game/index.html")
    assert (status, link["url"].partition("#")[0], len(link["qr"]) > 20) == (200, "https://a.example/game/", True)
    status, again = await worker_page.post("records", {"record": link["url"].rpartition("/")[2]})
    assert (status, again["moves"] >= 1) == (200, True)


async def test_a_game_that_is_over_is_looked_back_on_here(worker_page):
    record = Record.load(Path(__file__).parent.parent / "games" / "anti-us-timed.jsonl")
    text = "".join(f"{line}\n" for line in record.lines())
    status, created = await worker_page.post(
        "records/room", {"record": text, "seats": [{"who": "me"}, {"who": "here"}, {"who": "here"}]}
    )
    assert status == 200
    assert (await worker_page.rooms.manager.store.room(created["room"])).finished_at is not None
    status, replay = await worker_page.get(f"rooms/{created['room']}/replay")
    assert (status, len(replay["moves"])) == (200, len(record.moves))
