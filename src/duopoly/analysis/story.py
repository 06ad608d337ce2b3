"""The story of a finished game: the title that earned most, the turning point, and the luckiest throw.

What cannot be computed is None, and the page leaves it out.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal, NamedTuple

from ..play.events import Event
from ..play.game import Game, Record, begin, play_next
from ..rules.codes import (
    CHANCE,
    DICE,
    DO_DICE,
    E_ACCEPTED,
    E_AUCTION,
    E_BANKRUPT,
    E_BUILDING,
    E_MOVE,
    E_OFFER,
    E_PURCHASE,
    E_UTILITY,
    Move,
)
from ..rules.play import play
from ..rules.state import RuleTable, State
from ..stats.intervals import Estimate
from .game_review import GameReview

FACES = range(1, 7)
MIN_RISE = 0.1
"""The fraction of a win by which the winner's chance must rise in one turn for the game to have turned there."""

TurnKind = Literal["trade", "bankrupt", "rent", "purchase", "building"]


class BestTitle(NamedTuple):
    """The title that earned one owner the most rent: its space, and the sum of all visits that paid."""

    space: int
    owner: str
    amount: int
    visits: int


class LuckyThrow(NamedTuple):
    """A throw, and how much better off the player was after it than after the average throw from there."""

    gain: float
    player: str
    round: int
    dice: tuple[int, int]
    start: int
    space: int


class TurningPoint(NamedTuple):
    """The turn in which the winner's chance rose most: from `before` after ply `first` to `after` after ply `last`.

    `event` is what mattered most in it, and `ply` the move that made it happen; a trade is told by its offer. None: nothing but
    a throw.
    """

    first: int
    last: int
    ply: int
    round: int
    player: str
    before: Estimate
    after: Estimate
    kind: TurnKind | None
    event: Event | None


class PlayedEvent(NamedTuple):
    """An event with the ply and the round of the move that made it happen."""

    event: Event
    ply: int
    round: int


# The best title.


def best_title(events: Iterable[Event]) -> BestTitle | None:
    """The title that earned most, for one owner; of equals the first on the board. None if no rent was paid."""
    sums: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0])
    for event in events:
        if event.code <= E_UTILITY and event.amount and event.space is not None:
            earned = sums[event.space, event.payee or ""]
            earned[0] += event.amount
            earned[1] += 1
    if not sums:
        return None
    (space, owner), (amount, visits) = min(sums.items(), key=lambda item: (-item[1][0], item[0]))
    return BestTitle(space, owner, amount, visits)


# The luckiest throw.


def compare_throw(game: Game, move: str) -> LuckyThrow:
    """The throw about to be made against all 36 possible ones, each tried on a copy of the state."""
    g, table = game.inside()
    _, x, y = move.split()
    total, own = 0, 0
    for die1 in FACES:
        for die2 in range(die1, 7):  # the order of the dice does not matter
            balance = balance_after(g, table, die1, die2)
            total += balance if die1 == die2 else 2 * balance
            if (die1, die2) == (min(int(x), int(y)), max(int(x), int(y))):
                own = balance
    start = g.space[g.turn]
    return LuckyThrow(own - total / 36, game.turn, game.round, (int(x), int(y)), start, start)


def balance_after(g: State, table: RuleTable, die1: int, die2: int) -> int:
    """The thrower's cash after the throw, less the debts."""
    assert g.phase == DICE
    seat, after = g.turn, g.copy()
    play(after, table, CHANCE, Move(DO_DICE, die1, die2))
    owed = sum(after.owed[i] for i in range(after.n_debts) if after.debtor[i] == seat)
    return after.cash[seat] - owed - sum(after.claimed[i] for i in range(after.n_claims) if after.visitor[i] == seat)


def destination(events: list[Event], throw: LuckyThrow) -> int:
    """Where the throw led."""
    spaces = [event.space for event in events if event.code == E_MOVE and event.player == throw.player]
    return throw.space if not spaces or spaces[-1] is None else spaces[-1]


# The turning point.


def events_of(record: Record) -> list[PlayedEvent]:
    """All events of a game. Raises BadRecord for an illegal record."""
    game = begin(record.header)
    events: list[PlayedEvent] = []
    for ply, (by, move) in enumerate(record.moves, 1):
        round_ = game.round
        events += [PlayedEvent(event, ply, round_) for event in play_next(game, by, move, record.rules_version)]
    return events


def turning_point(review: GameReview, winner: str, events: Iterable[PlayedEvent]) -> TurningPoint | None:
    """Where the winner's chance rose most between two points of the review.

    None if it never rose by MIN_RISE, or if the two intervals overlap at the steepest place: then nothing surely turned.
    """
    chances = review.chances[winner]
    if len(chances) < 2:
        return None
    point = max(range(len(chances) - 1), key=lambda i: chances[i + 1].value - chances[i].value)
    before, after = chances[point], chances[point + 1]
    if after.value - before.value < MIN_RISE or after.low <= before.high:
        return None
    first, last = review.plies[point], review.plies[point + 1]
    moment = decisive_event([played for played in events if played.ply <= last], first)
    ply, round_, kind, event = moment
    return TurningPoint(first, last, ply, round_, winner, before, after, kind, event)


Moment = tuple[int, int, TurnKind | None, Event | None]


def decisive_event(events: list[PlayedEvent], first: int) -> Moment:
    """The ply, round, kind and event that mattered most after ply `first`: a trade, else a bankruptcy, else the largest sum
    paid for rent, a title or a building; without any of them only where it was.
    """
    after = [played for played in events if played.ply > first]
    for played in after:
        if played.event.code == E_ACCEPTED:
            offers = [other.event for other in events if other.event.code == E_OFFER and other.ply <= played.ply]
            if offers:
                return played.ply, played.round, "trade", offers[-1]
    for played in after:
        if played.event.code == E_BANKRUPT:
            return played.ply, played.round, "bankrupt", played.event
    paid = [(kind_of(played.event), played) for played in after]
    sums = [(kind, played) for kind, played in paid if kind is not None and played.event.amount]
    if sums:
        kind, played = max(sums, key=lambda pair: pair[1].event.amount or 0)
        return played.ply, played.round, kind, played.event
    return (after[-1].ply, after[-1].round, None, None) if after else (first, 0, None, None)


def kind_of(event: Event) -> TurnKind | None:
    """What a payment was for; None for other events."""
    if event.code <= E_UTILITY:
        return "rent"
    if event.code in (E_PURCHASE, E_AUCTION):
        return "purchase"
    return "building" if event.code == E_BUILDING else None
