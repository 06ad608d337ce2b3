"""Tables full of people, opened and joined as browsers do it, who play the first legal move that the server sends."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from typing import Any, ClassVar

import httpx
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PEOPLE = ("Ann", "Bob", "Cem", "Dee")
PATIENCE = 20.0
"""After how many seconds a move counts as lost."""
NUMBERS = count(1)


class LegalMove(Struct):
    """A legal move."""

    move: str
    verb: str


class SeatMoves(Struct):
    """What a seat may do."""

    seat: str
    decisions: list[LegalMove] = []
    manage: dict[str, list[LegalMove]] = {}


class View(Struct):
    """What the clients read of a position."""

    ply: int
    to_act: str | None
    moves: list[SeatMoves] = []

    def moves_of(self, seat: str | None) -> SeatMoves | None:
        """What a seat may do, if the reader holds it."""
        return next((moves for moves in self.moves if moves.seat == seat), None)


class Told(Struct):
    """What the clients read of a message."""

    type: str
    view: View | None = None
    code: str = ""
    text: str = ""


DECODER = json.Decoder(Told)


def new_client(url: str) -> httpx.AsyncClient:
    """Sends a request to the server; cookies are passed by hand, because one client stands for many browsers."""
    no_jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=url, cookies=no_jar, timeout=PATIENCE, trust_env=False)


class Person:
    """A browser: its cookie, and its connection to the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.line: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def post(self, client: httpx.AsyncClient, path: str, body: Any) -> dict[str, Any]:
        """Sends a request in this browser's name, and keeps the cookie that comes back."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        answer = await client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        for cookie in answer.headers.get_list("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        found: dict[str, Any] = answer.json()
        return found


class Table:
    """Four people at one table, and how long the last move took to reach each of them, in seconds."""

    more: ClassVar[dict[str, Any]] = {}
    """What the host chooses beside the players."""

    def __init__(self, client: httpx.AsyncClient, urls: Sequence[str], squeezed: bool = True) -> None:
        self.client, self.squeezed = client, squeezed
        self.addresses = [url.replace("http://", "ws://", 1) for url in urls]
        """The servers at which the people are in turn."""
        self.people = [Person(name) for name in PEOPLE]
        self.room = ""
        self.view: View | None = None
        self.sent, self.sent_at = -1, 0.0
        self.took: dict[str, float] = {}
        self.all_told = asyncio.Event()
        self.wrong: list[str] = []

    async def lay(self) -> None:
        """Opens a table, lets the friends join by their links, and connects everybody."""
        host, *friends = self.people
        seats = [{"name": host.name, "who": "me"}, *({"name": friend.name, "who": "link"} for friend in friends)]
        plan = {"edition": "anti-us", "seats": seats, "bot_delay": "off", **self.more}
        self.room = (await host.post(self.client, "/api/rooms", plan))["room"]
        for friend in friends:
            wanted = {"purpose": "invite", "seat": friend.name}
            link = await host.post(self.client, f"/api/rooms/{self.room}/keys", wanted)
            key = {"key": link["url"].rpartition("/")[2], "name": friend.name}
            await friend.post(self.client, f"/api/rooms/{self.room}/seats", key)
        self.sent, self.view = -1, None
        for person in self.people:
            await self.connect(person)
        await self.begun()

    async def begun(self) -> None:
        """Waits until the opening throws are over and the player to act knows it."""
        async with asyncio.timeout(PATIENCE):
            while self.view is None or not (self.view.to_act is None or self.view.moves_of(self.view.to_act)):
                await asyncio.sleep(0.01)

    async def connect(self, person: Person) -> None:
        """Opens a person's connection and waits until everything has arrived."""
        server = self.addresses[self.people.index(person) % len(self.addresses)]
        address = f"{server}/api/rooms/{self.room}/socket?lang=en"
        person.line = await connect(
            address,
            additional_headers={"cookie": person.cookie},
            compression="deflate" if self.squeezed else None,
            ping_interval=None,
            proxy=None,
        )
        welcome = DECODER.decode(await person.line.recv())
        if welcome.type != "welcome" or welcome.view is None:
            raise RuntimeError(f"{person.name} at {self.room}: {welcome}")
        self.read(person, welcome, time.perf_counter())
        person.reader = asyncio.create_task(self.listen(person, person.line))

    async def listen(self, person: Person, line: ClientConnection) -> None:
        """Reads what a person is sent."""
        try:
            async for text in line:
                at = time.perf_counter()
                self.read(person, DECODER.decode(text), at)
            self.wrong.append(f"{person.name}'s line was closed")
        except ConnectionClosed as error:
            self.wrong.append(f"{person.name}'s line broke: {error}")

    def read(self, person: Person, told: Told, at: float) -> None:
        """Stores what a person is sent."""
        view = told.view
        if told.type == "refused":
            self.wrong.append(f"refused: {told.code}: {told.text}")
            self.all_told.set()
        if view is None:
            return
        if self.view is None or view.ply > self.view.ply or (view.ply == self.view.ply and view.moves_of(view.to_act)):
            self.view = view
        if view.ply > self.sent >= 0 and person.name not in self.took:
            self.took[person.name] = at - self.sent_at
            if len(self.took) == len(self.people):
                self.all_told.set()

    def chosen(self) -> tuple[str, str] | None:
        """The player to move, and the first move he may make; at an auction nobody bids. None when the game is over."""
        view = self.view
        if view is None or view.to_act is None:
            return None
        moves = view.moves_of(view.to_act)
        if moves is None:
            raise RuntimeError(f"{self.room}: {view.to_act} is to act, and was sent no moves")
        passed = [choice for choice in moves.decisions if choice.verb == "pass"]
        managed = [choice for choices in moves.manage.values() for choice in choices]
        return moves.seat, [*passed, *moves.decisions, *managed][0].move

    async def move(self) -> list[float] | None:
        """Makes a move; returns how long it took to reach each of the four, or None when the game is over.

        There are fewer times if something went wrong.
        """
        found = self.chosen()
        if found is None or self.view is None:
            return None
        by, move = found
        body = {"type": "play", "id": next(NUMBERS), "seat": by, "move": move, "at": self.view.ply}
        line = next(person.line for person in self.people if person.name == by)
        assert line is not None
        self.took = {}
        self.all_told.clear()
        self.sent, self.sent_at = self.view.ply, time.perf_counter()
        await line.send(json.encode(body).decode())
        try:
            async with asyncio.timeout(PATIENCE):
                await self.all_told.wait()
        except TimeoutError:
            self.wrong.append(f"{by}: {move}: only {len(self.took)} of {len(self.people)} were told")
        return list(self.took.values())

    async def leave(self) -> None:
        """Disconnects everybody."""
        for person in self.people:
            if person.reader:
                person.reader.cancel()
            if person.line:
                await person.line.close()


class BotTable(Table):
    """A table of bots only, which move as soon as they can while somebody watches."""

    def __init__(self, client: httpx.AsyncClient, url: str, edition: str, bot: str) -> None:
        super().__init__(client, [url])
        self.edition, self.bot, self.people = edition, bot, self.people[:1]

    async def lay(self) -> None:
        """Opens the table and watches."""
        seats = [{"name": name, "who": "bot", "bot": self.bot} for name in PEOPLE]
        plan = {"edition": self.edition, "seats": seats, "bot_delay": "off"}
        self.room = (await self.people[0].post(self.client, "/api/rooms", plan))["room"]
        await self.connect(self.people[0])


@asynccontextmanager
async def a_table(url: str) -> AsyncIterator[Table]:
    """One table with its four people."""
    async with new_client(url) as client:
        table = Table(client, [url])
        await table.lay()
        try:
            yield table
        finally:
            await table.leave()
