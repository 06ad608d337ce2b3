"""Playing the deals of a match: in blocks by the twin or the interpreter, game by game at a table where bots need one."""

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import NamedTuple

from msgspec import Struct

from ..bots import Bot
from ..bots.referee import Company, play_game
from ..bots.safe_move import Decision, move_told
from ..fast import interpreted, twin
from ..rules.codes import PHASES
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, Row
from ..sim.processes import new_processes
from .match import Match

TWIN, INTERPRETER, TABLE = "twin", "interpreter", "table"
BLOCK = {TWIN: 12, INTERPRETER: 1}
"""How many deals are played in one go."""
AHEAD = 2
FAULTS_KEPT = 20
"""Forfeits of a game that are kept with all they say; all are counted."""


class Fault(Struct, frozen=True):
    """A decision that a bot has forfeited: in which game, by which player, of what kind, and what was played instead."""

    deal: int
    seating: int
    player: int
    kind: str
    phase: str
    played: str
    what: str


class Account(Struct):
    """How a player has decided in some games: how often, how many seconds in all and at most, and what it forfeited."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: dict[str, int] = {}

    def add(self, other: "Account") -> None:
        """Adds what came of other games."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for kind, number in other.forfeits.items():
            self.forfeits[kind] = self.forfeits.get(kind, 0) + number


class Deal(NamedTuple):
    """What came of a deal: a row for each seating; and where bots sat at a table, their accounts by player and their faults."""

    number: int
    rows: list[Row]
    accounts: list[Account]
    faults: list[Fault]


class Part(NamedTuple):
    """What comes of one piece of work: packed rows, deal by deal and seating by seating; and the rest as in a deal."""

    rows: bytes
    accounts: Sequence[Account] = ()
    faults: Sequence[Fault] = ()


class Stopped(Exception):
    """The match is over, and nobody wants the game that is being played any more."""


def deals(match: Match, how: str, workers: int = 1) -> Generator[Deal]:
    """The deals one after the other, without end, whoever plays them; closing the iterator stops those who play ahead."""
    seatings, rows = match.seatings(), list[Row]()
    accounts, faults, number = new_accounts(match), list[Fault](), 0
    with ExitStack() as stack:
        for part in played(match, seatings, how, workers, stack):
            rows += unpacked(part.rows)
            faults += part.faults
            for account, more in zip(accounts, part.accounts, strict=False):
                account.add(more)
            while len(rows) >= len(seatings):
                deal, rows = rows[: len(seatings)], rows[len(seatings) :]
                yield Deal(number, deal, accounts, faults)
                accounts, faults, number = new_accounts(match), [], number + 1


def new_accounts(match: Match) -> list[Account]:
    """An account for each player, with nothing in it."""
    return [Account() for _ in match.players]


def unpacked(rows: bytes) -> list[Row]:
    """The rows of some games."""
    size = Row.layout.size
    return [Row.unpack(rows[at : at + size]) for at in range(0, len(rows), size)]


def played(match: Match, seatings: list[list[Lineup]], how: str, workers: int, stack: ExitStack) -> Iterator[Part]:
    """What comes of the pieces of work, in their order."""
    table = match.table()
    if how == TABLE:
        room = Room(match, table, seatings, workers)
        stack.callback(room.close)
        work: Iterable[Callable[[], Part]] = (partial(room.play, d, s) for d in count() for s in range(len(seatings)))
    else:
        size = BLOCK[how]
        work = (partial(play_block, table, seatings, match.seed, d, size, how == TWIN) for d in count(0, size))
    if workers == 1 and how != TABLE:
        yield from (piece() for piece in work)
        return
    executor: Executor = new_processes(workers) if how == INTERPRETER else ThreadPoolExecutor(workers, "table")
    stack.callback(executor.shutdown, cancel_futures=True)
    if how == TABLE:
        stack.callback(room.stop.set)
    yield from in_order(executor, work, AHEAD * workers)


def in_order(executor: Executor, work: Iterable[Callable[[], Part]], ahead: int) -> Iterator[Part]:
    """What the pieces of work give, so many of them begun before they are wanted."""
    pending: deque[Future[Part]] = deque()
    for piece in work:
        pending.append(executor.submit(piece))
        if len(pending) > ahead:
            yield pending.popleft().result()


def play_block(table: RuleTable, seatings: list[list[Lineup]], key: int, first: int, size: int, compiled: bool) -> Part:
    """Some deals in a row, without a table: all seatings of a deal have the same number under the key, so the same dice."""
    made = twin() if compiled else None
    play_games = made.play_games if made else interpreted.play_games
    by_seating = [play_games(table, lineups, key, first, size)[0] for lineups in seatings]
    row = Row.layout.size
    return Part(b"".join(rows[at : at + row] for at in range(0, size * row, row) for rows in by_seating))


class Room:
    """Tables at which bots sit, one for each worker; bots stay from game to game, and are closed at the end."""

    def __init__(self, match: Match, table: RuleTable, seatings: list[list[Lineup]], tables: int) -> None:
        self.match, self.table, self.seatings = match, table, seatings
        self.stop = threading.Event()
        self.here = threading.local()
        self.opened: list[Bot] = []
        self.setting = match.setting()

    def play(self, deal: int, seating: int) -> Part:
        """One game; raises Stopped where it is not wanted any more."""
        lineups = self.seatings[seating]
        lineup = lineups[deal % len(lineups)]
        sheet = Sheet(self, deal, seating, lineup)
        company = Company(self.bots(lineup), self.setting, sheet.note)
        row = play_game(State(), self.table, lineup, self.match.seed, deal, company)
        return Part(row.pack(), sheet.accounts, sheet.faults)

    def bots(self, lineup: Lineup) -> list[Bot]:
        """This worker's bots in the order of the seats."""
        if not hasattr(self.here, "bots"):
            self.here.bots = [[player.open(self.match.budget) for _ in range(player.count)] for player in self.match.players]
            self.opened += [bot for bots in self.here.bots for bot in bots]
        free = [list(bots) for bots in self.here.bots]
        return [free[lineup.player[seat]].pop(0) for seat in range(lineup.seats)]

    def close(self) -> None:
        """All bots may go."""
        for bot in self.opened:
            bot.close()


class Sheet:
    """What is noted of a game at a table."""

    def __init__(self, room: Room, deal: int, seating: int, lineup: Lineup) -> None:
        self.room, self.deal, self.seating, self.lineup = room, deal, seating, lineup
        self.accounts = new_accounts(room.match)
        self.faults: list[Fault] = []

    def note(self, seat: int, g: State, decision: Decision, seconds: float) -> None:
        """A decision; raises Stopped where the game is not wanted any more."""
        if self.room.stop.is_set():
            raise Stopped
        player = self.lineup.player[seat]
        fault = decision.fault
        self.accounts[player].add(Account(1, seconds, seconds, {fault.kind: 1} if fault else {}))
        if fault is not None and len(self.faults) < FAULTS_KEPT:
            move = move_told(decision.move, self.room.setting, g)
            self.faults.append(Fault(self.deal, self.seating, player, fault.kind, PHASES[g.phase], move, str(fault)))
