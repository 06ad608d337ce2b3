"""The real server for tests, in a thread or a process of its own, and browsers that talk to it as the page does.

Whatever a browser hears is checked against the wire's types, and against what always holds: the ledger has no gaps, the game
goes on and not back, and cash changes by what the ledger says was paid, and by nothing else.
"""

import asyncio
import secrets
import socket
import ssl
import threading
import time
from contextlib import ExitStack, suppress
from functools import cache
from itertools import count

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from duopoly.play.promise import SALT_BYTES
from duopoly.server import wire
from duopoly.server.rooms import commands, game_loop, session
from duopoly.server.run import Server, config_of
from duopoly.server.settings import Settings
from duopoly.server.store.sql_store import SqlStore
from duopoly.server.web.app import make_app
from duopoly.server.web.static_files import read_static_files

game_loop.BOT_DELAY["off"] = 0.0  # bots wait for nobody's eye
session.SALT_WAIT = 0.3  # and the dice not long for people who never come
commands.ANSWER_SECONDS = 0.2  # nor others for people who do not answer

page_files = cache(read_static_files)  # the same for all servers of a worker: they are packed once
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that speak plain HTTP: reading the certificates of all authorities takes longer than most tests."""

HEARD = json.Decoder(wire.ServerMessage)
PATIENCE = 20
NO_LIMITS = {"requests_a_minute": 1_000_000, "messages_a_second": 1e6, "burst": 1_000_000}


class Serving:
    """The server in a thread, over a database of its own; without limits unless they are given."""

    def __init__(self, db, clock=None, **settings):
        self.clock = clock
        self.settings = Settings(port=0, db=str(db), **{**NO_LIMITS, **settings})
        self.app = make_app(self.settings, page_files())
        self.ready = threading.Event()
        self.server = Server(config_of(self.app), self.ready.set)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def run(self):
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(self.serve())

    async def serve(self):
        self.loop = asyncio.get_running_loop()
        self.app.state.store = await SqlStore.open(self.settings.db, clock=self.clock)
        await self.server.serve(sockets=[self.listener])
        await self.app.state.store.close()

    @property
    def manager(self):
        return self.app.state.manager

    def call(self, coroutine):
        """Runs something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def stop(self):
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"


class Browser:
    """A browser with a cookie jar of its own. `received` is every byte that was sent to it."""

    def __init__(self, url, origin=None):
        self.url = url
        self.received = bytearray()
        self.tables = []
        self.http = httpx.Client(
            base_url=url,
            headers={"origin": origin or url},
            timeout=PATIENCE,
            event_hooks={"response": [self.keep]},
            verify=NO_TLS,
        )

    def keep(self, response):
        response.read()
        self.received += repr(response.headers.raw).encode() + response.content

    def close(self):
        for table in self.tables:
            table.close()
        self.http.close()

    @property
    def token(self):
        return self.http.cookies.get("duopoly")

    def get(self, path, status=200, **query):
        """What a request answers; text where it is no JSON."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        is_json = answer.headers["content-type"].startswith("application/json")
        return answer.json() if is_json else answer.text

    def post(self, path, status=201, **body):
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(self, seats, status=201, edition="anti-us", bot_delay="off", **more):
        """Lays a table; its id, or the problem. Seats are "Ann" (me), "Ben here", "Cem link", "Dee steady"; a role may follow."""
        body = {"edition": edition, "seats": [seat_plan(seat) for seat in seats], "bot_delay": bot_delay, **more}
        answer = self.post("/api/rooms", status, **body)
        return answer["room"] if status == 201 else answer

    def key(self, room, purpose="invite", seat=None, status=201):
        """The key of a new link; its whole path where it only lets one watch, the problem where it is refused."""
        answer = self.post(f"/api/rooms/{room}/keys", status, purpose=purpose, seat=seat)
        return answer if status != 201 else answer["url"].partition("#")[2].split("/")[-1]

    def join(self, room, key, status=201, **more):
        return self.post(f"/api/rooms/{room}/seats", status, key=key, **more)

    def sit(self, room, lang="en", salts=True):
        """Comes to the table."""
        table = Table(self, room, lang, salts)
        self.tables.append(table)
        return table


def seat_plan(text):
    """A seat from words: its name, who sits there, and a role."""
    name, _, rest = text.partition(" ")
    words = rest.split()
    who = words.pop(0) if words and words[0] in ("here", "link", "steady", "random") else "me"
    seat = {"name": name, "who": "bot" if who in ("steady", "random") else who}
    if seat["who"] == "bot":
        seat["bot"] = who
    if words:
        seat["role"] = {"c": "competitor", "m": "monopolist"}[words[0]]
    return seat


class Table:
    """A line to a table: `room`, `view`, `board`, `lines` (by their number), `chat` are as the page would have them."""

    def __init__(self, browser, room, lang="en", salts=True):
        self.browser = browser
        self.id = room
        self.ids = count(1)
        self.view = self.board = self.room = None
        self.lines = {}
        self.total = 0
        self.chat = []
        self.heard, self.texts = [], []
        self.opened = ExitStack()
        self.socket = self.opened.enter_context(open_socket(browser, room, lang))
        self.hear()
        self.first = self.heard[0]
        if salts:
            self.add_salt()

    def close(self):
        self.opened.close()

    def add_salt(self):
        """Adds a salt to the dice, as a page does where it may."""
        salted = {player for salt in self.room.salts for player in salt.players}
        if self.room.takes_salts and any(
            seat.mine and seat.who == "person" and seat.name not in salted for seat in self.room.seats
        ):
            self.salt = secrets.token_hex(SALT_BYTES)
            self.heard.remove(self.ask("add-salt", salt=self.salt))  # not what a test asked for

    # What is heard.

    def hear(self, timeout=PATIENCE):
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        self.browser.received += text.encode()
        message = HEARD.decode(text)
        self.heard.append(message)
        self.texts.append(text.encode())
        HEARS.get(type(message), lambda *_: None)(self, message)
        return message

    def on_welcome(self, message):
        self.room, self.board, self.view = message.room, message.board, message.view
        self.lines, self.total, self.chat = {}, message.total, list(message.chat)
        self.take(message.lines, message.total - len(message.lines))
        assert (self.board is None) == (self.view is None) == (self.room.state == "waiting")

    def on_moved(self, message):
        before, self.view, self.room = self.view, message.view, message.room
        start = self.total if message.undone_to is None else message.undone_to
        self.total = message.total
        self.lines = {n: line for n, line in self.lines.items() if n < start}
        self.take(message.lines, start)
        if message.undone_to is None:
            assert message.view.ply > before.ply, "the game goes on"
            assert (message.by, message.move) != ("", "")
            changes = {player.name: -player.cash for player in before.players}
            for player in message.view.players:
                changes[player.name] += player.cash
            assert changes == payments(message.lines, changes), message

    def take(self, lines, start):
        assert [line.n for line in lines] == list(range(start, self.total)), "the ledger has no gaps"
        plies = [line.ply for line in lines]
        assert plies == sorted(plies)
        assert all(line.text for line in lines)
        self.lines |= {line.n: line for line in lines}

    def on_room(self, message):
        self.room = message.room

    def on_said(self, message):
        self.chat.append(message.message)

    # What is asked.

    def send(self, **message):
        """Sends a message and returns its id."""
        id = next(self.ids)
        self.socket.send(json.encode({**message, "id": id}).decode())
        return id

    def ask(self, type, **fields):
        """Asks, and hears up to the answer."""
        id = self.send(type=type, **fields)
        while getattr(found := self.hear(), "id", None) != id:
            pass
        return found

    def do(self, type, **fields):
        """Asks for something that is carried out."""
        found = self.ask(type, **fields)
        assert isinstance(found, wire.Done), found

    def refused(self, type, **fields):
        """The code with which something is refused; nothing has changed."""
        before = self.view.ply if self.view else 0, self.total
        found = self.ask(type, **fields)
        assert isinstance(found, wire.RequestRefused), found
        assert found.text
        assert before == (self.view.ply if self.view else 0, self.total)
        return found.code

    def play(self, seat, move, at=None):
        self.do("play", seat=seat, move=move, at=self.view.ply if at is None else at)

    def not_played(self, seat, move, at=None):
        return self.refused("play", seat=seat, move=move, at=self.view.ply if at is None else at)

    def until(self, true, timeout=PATIENCE):
        """Hears until something is true."""
        end = time.monotonic() + timeout
        while not true():
            left = end - time.monotonic()
            assert left > 0, f"waited in vain; last heard {self.heard[-1]}"
            with suppress(TimeoutError):
                self.hear(left)

    def caught_up(self, other):
        """Hears as much of the game as another table knows."""
        self.until(lambda: (self.view.ply, self.total) == (other.view.ply, other.total))

    def quiet(self, seconds=0.2):
        """Hears what still comes, until nothing does."""
        with suppress(TimeoutError):
            while True:
                self.hear(seconds)

    # What is seen.

    def moves(self, seat):
        """What a seat of mine may do."""
        return next(moves for moves in self.view.moves if moves.seat == seat)

    def offered(self, seat):
        """The moves of all choices that a seat of mine is shown."""
        moves = self.moves(seat)
        choices = [*moves.decisions, *moves.off_turn, *(choice for found in moves.manage.values() for choice in found)]
        return [choice.move for choice in choices]

    def player(self, name):
        return next(player for player in self.view.players if player.name == name)

    def cash(self, name):
        return self.player(name).cash

    def story(self):
        """The ledger's sentences that were heard."""
        return [self.lines[n].text for n in sorted(self.lines)]


HEARS = {
    wire.Welcome: Table.on_welcome,
    wire.Moved: Table.on_moved,
    wire.RoomChanged: Table.on_room,
    wire.ChatAdded: Table.on_said,
}


def payments(lines, names):
    """What each player got and paid by these lines of the ledger."""
    found = dict.fromkeys(names, 0)
    for line in lines:
        assert (line.amount is None) == (line.payer is None) == (line.payee is None), line
        for name, sign in ((line.payer, -1), (line.payee, 1)):
            if name in found:
                found[name] += sign * line.amount
    return found


def open_socket(browser, room, lang="en", origin=None):
    """A bare socket to a table, with the browser's cookie."""
    headers = {"cookie": f"duopoly={browser.token}"} if browser.token else {}
    url = f"{browser.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket?lang={lang}"
    return connect(
        url,
        additional_headers=headers,
        origin=origin or browser.url,
        open_timeout=PATIENCE,
        max_size=None,
        max_queue=None,
        proxy=None,
    )


def closed(line):
    """The code with which a socket is closed, once what was sent before is read."""
    try:
        while True:
            line.recv(PATIENCE)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None
