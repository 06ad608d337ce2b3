"""Plays the deals of a match: in blocks with the twin or the interpreter, or game by game with a referee.

As in duplicate bridge, every seating of a deal gets the same luck.
"""

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from ..bots import Bot
from ..bots.referee import Participants, notify, play_game
from ..bots.safe_move import Decision
from ..fast import interpreter, twin
from ..rules.codes import ANSWER, DO_ACCEPT, E_ACCEPTED, E_AUCTION, E_DECLINED, E_OFFER, NOBODY, NOWHERE, PHASES
from ..rules.ledger import Ledger, LedgerEntry
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, Row
from ..sim.processes import new_processes
from .harm import is_harmful
from .match import Match
from .players import Player, start_program

TWIN, INTERPRETER, TABLE = "twin", "interpreter", "table"
"""The modes of play; at a table each decision is refereed."""
BLOCK = {TWIN: 12, INTERPRETER: 1}
"""How many deals are played in one call."""
QUEUED_PER_WORKER = 2
MOST_FORFEITS_OF_GAME = 20
"""How many forfeits of a game are recorded in full; all of them are counted."""


class ForfeitRecord(Struct, frozen=True):
    """A decision that a bot forfeited: in which game, by which player, why, and what was played instead."""

    deal: int
    seating: int
    player: int
    kind: str
    phase: str
    played: str
    what: str


class DecisionStats(Struct):
    """A player's decisions in some games: how many, their total and longest time in seconds, and forfeits by kind.

    Also what came of them: the offers it made, those of them that were accepted, and those that surely hurt it, if they are
    judged (`harm`); the titles it bought at auction, what it paid for them and what they cost by print, and how many of them
    it had declined to buy just before.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: dict[str, int] = {}
    offers: int = 0
    accepted: int = 0
    harmful: int = 0
    auctions: int = 0
    paid: int = 0
    printed: int = 0
    regained: int = 0

    def add(self, other: "DecisionStats") -> None:
        """Adds the decisions of other games."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.offers += other.offers
        self.accepted += other.accepted
        self.harmful += other.harmful
        self.auctions += other.auctions
        self.paid += other.paid
        self.printed += other.printed
        self.regained += other.regained
        for kind, number in other.forfeits.items():
            self.forfeits[kind] = self.forfeits.get(kind, 0) + number


class PlayedDeal(NamedTuple):
    """A deal that was played: a row for each seating. With a referee also each player's decisions, and the forfeits."""

    number: int
    rows: list[Row]
    decisions: list[DecisionStats]
    forfeits: list[ForfeitRecord]


class PlayedGames(NamedTuple):
    """Some games that were played: their packed rows, deal by deal and seating by seating; the rest as in a deal."""

    rows: bytes
    decisions: Sequence[DecisionStats] = ()
    forfeits: Sequence[ForfeitRecord] = ()


class MatchOver(Exception):
    """The match is over, so the game in play is no longer needed."""


def play_deals(match: Match, mode: str, workers: int = 1, first: int = 0, judge: bool = False) -> Generator[PlayedDeal]:
    """Yields the deals from number `first` on. Closing the generator stops the workers, who play ahead.

    With `judge` a referee counts the accepted offers that surely hurt who made them (`harm`), which takes time. Raises BadPlan
    if a bot cannot be opened.
    """
    seatings, rows = match.seatings(), list[Row]()
    decisions, forfeits, number = new_stats(match), list[ForfeitRecord](), first
    with ExitStack() as stack:
        for batch in play_batches(match, seatings, mode, workers, first, stack, judge):
            rows += unpack_rows(batch.rows)
            forfeits += batch.forfeits
            for stats, more in zip(decisions, batch.decisions, strict=False):
                stats.add(more)
            while len(rows) >= len(seatings):
                deal, rows = rows[: len(seatings)], rows[len(seatings) :]
                yield PlayedDeal(number, deal, decisions, forfeits)
                decisions, forfeits, number = new_stats(match), [], number + 1


def new_stats(match: Match) -> list[DecisionStats]:
    """Empty statistics for each player."""
    return [DecisionStats() for _ in match.players]


def unpack_rows(rows: bytes) -> list[Row]:
    """The rows of some games."""
    size = Row.layout.size
    return [Row.unpack(rows[at : at + size]) for at in range(0, len(rows), size)]


def play_batches(
    match: Match, seatings: list[list[Lineup]], mode: str, workers: int, first: int, stack: ExitStack, judge: bool
) -> Iterator[PlayedGames]:
    """Yields batch after batch in the order of the deals; what must be closed at the end is put on the stack."""
    deals = match.deals
    table = match.table()
    if mode == TABLE:
        games = RefereedGames(match, table, seatings, judge)
        stack.callback(games.close)
        games.start_programs()
        numbers = product(range(first, deals), range(len(seatings)))
        tasks: Iterable[Callable[[], PlayedGames]] = (partial(games.play, deal, seating) for deal, seating in numbers)
    else:
        blocks = ((d, min(BLOCK[mode], deals - d)) for d in range(first, deals, BLOCK[mode]))
        tasks = (partial(play_block, table, seatings, match.seed, d, size, mode == TWIN) for d, size in blocks)
    if workers == 1 and mode != TABLE:
        yield from (task() for task in tasks)
        return
    executor: Executor = new_processes(workers) if mode == INTERPRETER else ThreadPoolExecutor(workers, "table")
    stack.callback(executor.shutdown, cancel_futures=True)
    if mode == TABLE:
        stack.callback(games.over.set)
    yield from run_ahead(executor, tasks, QUEUED_PER_WORKER * workers)


def run_ahead(executor: Executor, tasks: Iterable[Callable[[], PlayedGames]], ahead: int) -> Iterator[PlayedGames]:
    """Yields the results in order, with `ahead` tasks submitted beyond the current one."""
    pending: deque[Future[PlayedGames]] = deque()
    for task in tasks:
        pending.append(executor.submit(task))
        if len(pending) > ahead:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()


def play_block(table: RuleTable, seatings: list[list[Lineup]], key: int, first: int, size: int, compiled: bool) -> PlayedGames:
    """Plays `size` deals from `first` on without a referee.

    All seatings of a deal have the same game number under the key, and so the same dice.
    """
    engine = (twin() if compiled else None) or interpreter
    by_seating = [engine.play_games(table, lineups, key, first, size)[0] for lineups in seatings]
    row = Row.layout.size
    return PlayedGames(b"".join(rows[at : at + row] for at in range(0, size * row, row) for rows in by_seating))


class RefereedGames:
    """Plays games with a referee. Each thread has bots of its own, which stay open from game to game."""

    def __init__(self, match: Match, table: RuleTable, seatings: list[list[Lineup]], judge: bool = False) -> None:
        self.match, self.table, self.seatings, self.judge = match, table, seatings, judge
        self.over = threading.Event()
        self.local = threading.local()
        self.open_bots: list[Bot] = []
        self.unseated: dict[str, Bot] = {}
        self.info = match.info()

    def start_programs(self) -> None:
        """Starts each program, for the first seat that it takes. Raises BadPlan if one does not say hello."""
        for player in self.match.players:
            if player.command is not None:
                program = start_program(player.command, player.budget or self.match.budget)
                self.open_bots.append(program)
                self.unseated[player.name] = program

    def play(self, deal: int, seating: int) -> PlayedGames:
        """Plays one game. Raises MatchOver if it is no longer needed."""
        lineups = self.seatings[seating]
        lineup = lineups[deal % len(lineups)]
        log = DecisionLog(self, deal, seating, lineup)
        participants = Participants(self.bots(lineup), self.info, log.add)
        g = State()
        g.ledger = Ledger()
        row = play_game(g, self.table, lineup, self.match.seed, deal, participants)
        log.add_deals(g.ledger.entries, self.table)
        return PlayedGames(row.pack(), log.decisions, log.forfeits)

    def bots(self, lineup: Lineup) -> list[Bot]:
        """This thread's bots in the order of the seats. Raises BadPlan if one cannot be opened."""
        if not hasattr(self.local, "bots"):
            self.local.bots = [[self.opened(player) for _ in range(player.count)] for player in self.match.players]
        free = [list(bots) for bots in self.local.bots]
        return [free[lineup.player[seat]].pop(0) for seat in range(lineup.seats)]

    def opened(self, player: Player) -> Bot:
        """A bot of the player, a running one if there is one, which `close` closes. Raises BadPlan if it cannot be opened."""
        bot = self.unseated.pop(player.name, None)
        if bot is None:
            bot = player.open(self.match.budget)
            self.open_bots.append(bot)
        return bot

    def close(self) -> None:
        """Closes all bots."""
        for bot in self.open_bots:
            notify(bot.close)


class DecisionLog:
    """Counts the decisions of one game, and records its forfeits."""

    def __init__(self, games: RefereedGames, deal: int, seating: int, lineup: Lineup) -> None:
        self.games, self.deal, self.seating, self.lineup = games, deal, seating, lineup
        self.decisions = new_stats(games.match)
        self.forfeits: list[ForfeitRecord] = []

    def add_deals(self, entries: Sequence[LedgerEntry], table: RuleTable) -> None:
        """Takes in the offers and auctions of the game, from its ledger."""
        declined = (NOBODY, NOWHERE)
        for entry in entries:
            if entry.event == E_OFFER:
                self.of(entry.seat).offers += 1
            elif entry.event == E_ACCEPTED:
                self.of(entry.other).accepted += 1
            elif entry.event == E_DECLINED and table.auction:
                declined = (entry.seat, entry.space)
            elif entry.event == E_AUCTION and entry.space >= 0:  # without a space: the last houses
                self.of(entry.seat).add(
                    DecisionStats(
                        auctions=1,
                        paid=entry.amount,
                        printed=table.price[entry.space],
                        regained=int((entry.seat, entry.space) == declined),
                    )
                )
                declined = (NOBODY, NOWHERE)

    def of(self, seat: int) -> DecisionStats:
        """What the player in the seat did."""
        return self.decisions[self.lineup.player[seat]]

    def add(self, seat: int, g: State, decision: Decision, seconds: float) -> None:
        """Takes in a decision. Raises MatchOver if the game is no longer needed."""
        if self.games.over.is_set():
            raise MatchOver
        player = self.lineup.player[seat]
        if self.games.judge and g.phase == ANSWER and decision.move.verb == DO_ACCEPT and not g.swapping:
            self.of(g.offerer).harmful += is_harmful(g, self.games.table, self.games.match.loaded())
        fault = decision.fault
        self.decisions[player].add(DecisionStats(1, seconds, seconds, {fault.kind: 1} if fault else {}))
        if fault is not None and len(self.forfeits) < MOST_FORFEITS_OF_GAME:
            move = self.games.info.move_text(decision.move, g)
            self.forfeits.append(ForfeitRecord(self.deal, self.seating, player, fault.kind, PHASES[g.phase], move, str(fault)))
