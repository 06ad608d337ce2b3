"""A game looked back on: wealth over time, what each player's game came to, the dice and the luckiest throw, the result."""

from collections import defaultdict
from math import sqrt
from typing import NamedTuple

from ...play.events import Event
from ...play.game import Game, Record
from ...play.result import Result
from ...rules.codes import (
    CHANCE,
    DICE,
    DO_DICE,
    E_BANKRUPT,
    E_CARD,
    E_COUNT,
    E_DICE,
    E_FOUNDATION,
    E_INCOME_TAX,
    E_MOVE,
    E_ORDER,
    E_POT,
    E_PROPERTY_TAX,
    E_START,
    E_TURN,
    E_UTILITY,
    Move,
)
from ...rules.play import play
from ...rules.state import RuleTable, State
from ...words import say
from ..wire import PlayerStats, ResultView, Series
from .choices import AIMS, rules_words
from .moment import Moment

CHARGES = (E_INCOME_TAX, E_PROPERTY_TAX, E_FOUNDATION, E_CARD, E_POT)
"""Payments that make up taxes and cards."""
THROWS = (E_DICE, E_COUNT, E_ORDER)
"""Facts of two dice."""
MEAN, SPREAD = 7, sqrt(35 / 6)
"""What two dice come to on the average, and the standard deviation of one throw."""
FACES = range(1, 7)


class LookBack(NamedTuple):
    """What the record tells: the parts of a Replay, the game after its last move, and every fact with its ply."""

    game: Game
    events: list[tuple[Event, int]]
    plies: list[int]
    rounds: list[int]
    wealth: list[Series]
    stats: list[PlayerStats]
    luckiest: str
    throws: str
    result: ResultView | None


class Lucky(NamedTuple):
    """A throw and by how much the thrower stood better after it than after the average of all throws from there."""

    gain: float
    player: str
    round: int
    dice: tuple[int, int]
    start: int
    space: int


class Tally:
    """What is counted while the record is played once more."""

    def __init__(self, game: Game) -> None:
        self.plies: list[int] = []
        self.rounds: list[int] = []
        self.wealth: dict[str, list[int]] = {name: [] for name in game.players}
        self.taken: dict[tuple[str, int], int] = defaultdict(int)
        self.paid: dict[str, int] = defaultdict(int)
        self.start: dict[str, int] = defaultdict(int)
        self.charges: dict[str, int] = defaultdict(int)
        self.out: dict[str, int] = {}
        self.sums: list[int] = []
        self.luckiest: Lucky | None = None

    def point(self, game: Game) -> None:
        """A point of the chart."""
        if self.plies and self.plies[-1] == len(game.moves):
            return
        self.plies.append(len(game.moves))
        self.rounds.append(game.round)
        for name, worth in game.worth().items():
            self.wealth[name].append(worth)

    def count(self, event: Event, round_: int) -> None:
        """A fact of the game."""
        payer, payee, amount = event.payer or "", event.payee or "", event.amount or 0
        if event.code <= E_UTILITY:
            self.taken[payee, event.space or 0] += amount
            self.paid[payer] += amount
        elif event.code == E_START:
            self.start[payee] += amount
        elif event.code in CHARGES:
            self.charges[payee] += amount
            self.charges[payer] -= amount
        elif event.code == E_BANKRUPT:
            self.out[event.player or ""] = round_
        elif event.code in THROWS:
            self.sums.append(event.numbers[0] if event.code == E_ORDER else sum(event.numbers))

    def stats(self, game: Game) -> list[PlayerStats]:
        """What each player's game came to."""
        return [self.stats_of(name, worth) for name, worth in game.worth().items()]

    def stats_of(self, name: str, worth: int) -> PlayerStats:
        """The same of one player."""
        rents = {space: amount for (owner, space), amount in self.taken.items() if owner == name}
        best = max(rents, key=lambda space: rents[space], default=None)
        return PlayerStats(
            name=name,
            rent_taken=sum(rents.values()),
            rent_paid=self.paid[name],
            start=self.start[name],
            taxes_cards=self.charges[name],
            best_title=best,
            best_sum=0 if best is None else rents[best],
            end=worth,
            out=self.out.get(name),
        )


def look_back(record: Record, lang: str) -> LookBack:
    """All that the record tells, played once from its beginning."""
    again = Game.from_header(record.header)
    tally = Tally(again)
    tally.point(again)
    told: list[tuple[Event, int]] = []
    for ply, (by, move) in enumerate(record.moves, 1):
        lucky = tried(again, move) if by == "chance" and again.phase == "dice" and move.startswith("dice ") else None
        round_ = again.round
        events = again.play(move, by=by)
        for event in events:
            tally.count(event, round_)
            told.append((event, ply))
        if lucky is not None:
            lucky = lucky._replace(space=landed_on(events, lucky))
            if tally.luckiest is None or lucky.gain > tally.luckiest.gain:
                tally.luckiest = lucky
        if any(event.code == E_TURN for event in events):
            tally.point(again)
    tally.point(again)
    return LookBack(
        game=again,
        events=told,
        plies=tally.plies,
        rounds=tally.rounds,
        wealth=[Series(name=name, worth=worth) for name, worth in tally.wealth.items()],
        stats=tally.stats(again),
        luckiest=luckiest_words(again, tally.luckiest, lang),
        throws=throws_words(tally.sums, lang),
        result=result_view(again, lang),
    )


def tried(game: Game, move: str) -> Lucky:
    """The throw about to be made, beside all 36 from there: each is tried on a copy of the state, without a ledger."""
    g, table = game.inside()
    _, x, y = move.split()
    total, gained = 0, 0
    for die1 in FACES:
        for die2 in range(die1, 7):  # the order of the dice decides nothing
            gain = standing(g, table, die1, die2)
            total += gain if die1 == die2 else 2 * gain
            if (die1, die2) == (min(int(x), int(y)), max(int(x), int(y))):
                gained = gain
    start = g.space[g.turn]
    return Lucky(gained - total / 36, game.turn, game.round, (int(x), int(y)), start, start)


def standing(g: State, table: RuleTable, die1: int, die2: int) -> int:
    """What the thrower has after the throw, in cash, less what he then owes."""
    assert g.phase == DICE
    seat, after = g.turn, g.copy()
    play(after, table, CHANCE, Move(DO_DICE, die1, die2))
    owed = sum(after.owed[i] for i in range(after.n_debts) if after.debtor[i] == seat)
    return after.cash[seat] - owed - sum(after.claimed[i] for i in range(after.n_claims) if after.visitor[i] == seat)


def landed_on(events: list[Event], lucky: Lucky) -> int:
    """Where the throw led."""
    moved = [event.space for event in events if event.code == E_MOVE and event.player == lucky.player]
    return lucky.space if not moved or moved[-1] is None else moved[-1]


def luckiest_words(game: Game, lucky: Lucky | None, lang: str) -> str:
    """The luckiest throw; nothing where none was better than the average."""
    if lucky is None or round(lucky.gain) <= 0:
        return ""
    spaces = game.edition.spaces
    facts = {"player": lucky.player, "round": lucky.round, "x": lucky.dice[0], "y": lucky.dice[1]}
    names = {"start": spaces[lucky.start].told(lang), "space": spaces[lucky.space].told(lang)}
    stayed = "yes" if lucky.start == lucky.space else "no"
    return say(lang, "replay-luckiest", stayed=stayed, amount=game.edition.sum(round(lucky.gain), lang), **facts, **names)


def throws_words(sums: list[int], lang: str) -> str:
    """How two dice fell on the average, and how far from seven so many throws may lie: two standard errors."""
    if not sums:
        return ""
    number = len(sums)
    return say(lang, "replay-throws", number=number, mean=sum(sums) / number, error=2 * SPREAD / sqrt(number))


def result_view(game: Game, lang: str) -> ResultView | None:
    """How the game ended, with its paragraph; None while it goes on."""
    result = game.result
    if result is None:
        return None
    moment = Moment(game, lang)
    left = [name for name in game.players if not moment.g.bankrupt[game.players.index(name)]]
    ended = "last" if len(left) == 1 else result.aim
    return ResultView(
        winners=result.winners,
        worth=result.worth,
        told=result_words(moment, result, left, ended),
        rule=rules_words(game.edition, AIMS[ended], lang),
    )


def result_words(moment: Moment, result: Result, left: list[str], ended: str) -> str:
    """Who won, by what, and ahead of whom."""
    worth = result.worth
    others = sorted((name for name in left if name not in result.winners), key=lambda name: -worth[name])
    role = moment.role(moment.game.players.index(result.winners[0])) or ""
    facts = {"players": ", ".join(result.winners), "amount": moment.sum(worth[result.winners[0]]), "role": role}
    facts |= {"other": others[0] if others else "", "least": moment.sum(worth[others[0]]) if others else ""}
    shape = "shared" if len(result.winners) > 1 else "ahead" if others else "alone"
    return say(moment.lang, f"replay-won-{ended}", shape=shape, **facts)
