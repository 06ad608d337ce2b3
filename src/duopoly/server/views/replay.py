"""The replay of a game: wealth over time, each player's statistics, the dice and the luckiest throw."""

from collections import defaultdict
from math import sqrt
from typing import NamedTuple

from ...analysis.story import LuckyThrow, best_title, compare_throw, destination
from ...play.events import Event
from ...play.game import Game, Record
from ...play.seats import CHANCE_NAME
from ...rules.codes import (
    E_BANKRUPT,
    E_CARD,
    E_COUNT,
    E_DEBT,
    E_DICE,
    E_FOUNDATION,
    E_INCOME_TAX,
    E_ORDER,
    E_POT,
    E_PROPERTY_TAX,
    E_START,
    E_TURN,
    E_UTILITY,
)
from ...words import say
from ..wire import BestTitleView, PlayerStats, PositionView, Replay, RoomView, StorySentence, WealthSeries
from .board import board_view
from .ledger_lines import ledger_line
from .position import position_view
from .result import result_view
from .snapshot import Snapshot
from .story import best_title_view, luckiest_view

CHARGES = (E_INCOME_TAX, E_PROPERTY_TAX, E_FOUNDATION, E_CARD, E_POT)
"""Payments that count as taxes and cards."""
THROWS = (E_DICE, E_COUNT, E_ORDER)
"""Events of two dice."""
MEAN, SPREAD = 7, sqrt(35 / 6)
"""The mean sum of two dice, and the standard deviation of one throw."""


class GameHistory(NamedTuple):
    """What a record shows when it is played through: the game after its last move, and every event with its ply."""

    game: Game
    events: list[tuple[Event, int]]
    plies: list[int]
    rounds: list[int]
    wealth: list[WealthSeries]
    stats: list[PlayerStats]
    standing: list[str]
    best_title: BestTitleView | None
    luckiest: str
    luckiest_throw: StorySentence | None
    throws: str


class StatsCounter:
    """Collects the statistics while the record is played through."""

    def __init__(self, game: Game) -> None:
        self.plies: list[int] = []
        self.rounds: list[int] = []
        self.wealth: dict[str, list[int]] = {name: [] for name in game.players}
        self.rent_taken: dict[tuple[str, int], int] = defaultdict(int)
        self.rent_paid: dict[str, int] = defaultdict(int)
        self.start: dict[str, int] = defaultdict(int)
        self.charges: dict[str, int] = defaultdict(int)
        self.bankrupt_in: dict[str, int] = {}
        self.sums: list[int] = []
        self.luckiest: LuckyThrow | None = None

    def add_point(self, game: Game) -> None:
        """Adds a point to the chart."""
        if self.plies and self.plies[-1] == len(game.moves):
            return
        self.plies.append(len(game.moves))
        self.rounds.append(game.round)
        for name, worth in game.worth().items():
            self.wealth[name].append(worth)

    def count(self, event: Event, round_: int) -> None:
        """Counts an event."""
        payer, payee, amount = event.payer or "", event.payee or "", event.amount or 0
        if event.code <= E_UTILITY:
            self.rent_taken[payee, event.space or 0] += amount
            self.rent_paid[payer] += amount
        elif event.code == E_START:
            self.start[payee] += amount
        elif event.code in CHARGES:
            self.charges[payee] += amount
            self.charges[payer] -= amount
        elif event.code == E_BANKRUPT:
            self.bankrupt_in[event.player or ""] = round_
        elif event.code in THROWS:
            self.sums.append(event.numbers[0] if event.code == E_ORDER else sum(event.numbers))

    def stats(self, game: Game) -> list[PlayerStats]:
        """Each player's statistics."""
        return [self.player_stats(name, worth) for name, worth in game.worth().items()]

    def standing(self, game: Game) -> list[str]:
        """The players by their place: the winners, then by worth, then the bankrupt, the last to go first."""
        worth, out = game.worth(), list(self.bankrupt_in)
        winners = game.result.winners if game.result else []

        def place(name: str) -> tuple[bool, bool, int]:
            return name not in winners, name in out, -out.index(name) if name in out else -worth[name]

        return sorted(game.players, key=place)

    def player_stats(self, name: str, worth: int) -> PlayerStats:
        """One player's statistics."""
        rents = {space: amount for (owner, space), amount in self.rent_taken.items() if owner == name}
        best = max(rents, key=lambda space: rents[space], default=None)
        return PlayerStats(
            name=name,
            rent_taken=sum(rents.values()),
            rent_paid=self.rent_paid[name],
            start=self.start[name],
            taxes_cards=self.charges[name],
            best_title=best,
            best_sum=0 if best is None else rents[best],
            end=worth,
            out=self.bankrupt_in.get(name),
        )


def replay_view(room: RoomView, record: Record, lang: str) -> Replay:
    """The whole game for one reader."""
    history = game_history(record, lang)
    return Replay(
        room=room,
        board=board_view(history.game, lang),
        moves=record.moves,
        lines=[ledger_line(event, n, ply, lang, False) for n, (event, ply) in enumerate(history.events)],
        plies=history.plies,
        rounds=history.rounds,
        wealth=history.wealth,
        stats=history.stats,
        standing=history.standing,
        best_title=history.best_title,
        luckiest=history.luckiest,
        luckiest_throw=history.luckiest_throw,
        throws=history.throws,
        result=result_view(history.game, lang),
    )


def view_at(record: Record, ply: int, lang: str) -> PositionView:
    """The position after that many moves."""
    return position_view(Snapshot(record.replay(upto=ply), lang))


def game_history(record: Record, lang: str) -> GameHistory:
    """Plays the record through once and collects what it shows."""
    game = Game.from_header(record.header)
    counter = StatsCounter(game)
    counter.add_point(game)
    events: list[tuple[Event, int]] = []
    for ply, (by, move) in enumerate(record.moves, 1):
        is_throw = by == CHANCE_NAME and game.phase == "dice" and move.startswith("dice ")
        throw = compare_throw(game, move) if is_throw else None
        round_ = game.round
        new_events = game.play(move, by=by)
        for event in new_events:
            counter.count(event, round_)
            events.append((event, ply))
        # Nobody is lucky who then owes more than the cash at hand.
        if throw is not None and not any(event.code == E_DEBT for event in new_events):
            throw = throw._replace(space=destination(new_events, throw))
            if counter.luckiest is None or throw.gain > counter.luckiest.gain:
                counter.luckiest = throw
        if any(event.code == E_TURN for event in new_events):
            counter.add_point(game)
    counter.add_point(game)
    return GameHistory(
        game=game,
        events=events,
        plies=counter.plies,
        rounds=counter.rounds,
        wealth=[WealthSeries(name=name, worth=worth) for name, worth in counter.wealth.items()],
        stats=counter.stats(game),
        standing=counter.standing(game),
        best_title=best_title_view(game.edition, best_title(event for event, _ in events), lang),
        luckiest=luckiest_words(game, counter.luckiest, lang),
        luckiest_throw=luckiest_view(game.edition, counter.luckiest, lang),
        throws=throws_words(counter.sums, lang),
    )


def luckiest_words(game: Game, throw: LuckyThrow | None, lang: str) -> str:
    """The luckiest throw as a sentence; "" if none was better than the average."""
    if throw is None or round(throw.gain) <= 0:
        return ""
    spaces = game.edition.spaces
    facts = {"player": throw.player, "round": throw.round, "x": throw.dice[0], "y": throw.dice[1]}
    names = {"start": spaces[throw.start].told(lang), "space": spaces[throw.space].told(lang)}
    stayed = "yes" if throw.start == throw.space else "no"
    return say(lang, "replay-luckiest", stayed=stayed, amount=game.edition.sum(round(throw.gain), lang), **facts, **names)


def throws_words(sums: list[int], lang: str) -> str:
    """The mean of the throws as a sentence, with two standard errors."""
    if not sums:
        return ""
    number = len(sums)
    return say(lang, "replay-throws", number=number, mean=sum(sums) / number, error=2 * SPREAD / sqrt(number))
