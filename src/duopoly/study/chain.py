"""One player's way around the board as an exact Markov chain, computed from an edition's rule table.

It assumes that nobody goes bankrupt and every fee can be paid; that each card of a deck is equally likely at every draw,
whatever was drawn before; that a get-out card is not used; that a fine is paid rather than another card drawn; and that no
title is owned. With the Speed Die the bus uses both dice and three of a kind go to Start. Nothing is random here: the figures
are solutions of linear equations.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ..rules.codes import (
    CARD_PRISON,
    CARD_SPACE,
    FACE_3,
    FACE_BUS,
    FACE_MISTER,
    GO_TO_PRISON,
    MOVE_BACK_TO,
    MOVE_BY,
    MOVE_TO,
    MOVES,
    NEAREST_TRANSPORT,
    NEAREST_UTILITY,
    PRISON_SPACE,
    SPACES,
    THROWS_AGAIN,
    TRANSPORT,
    UTILITY,
)
from ..rules.state import RuleTable

FloatArray = NDArray[np.float64]
Key = TypeVar("Key")
LEAVES = ("pay", "throw")
"""How players leave prison and price war: by paying the fee at once, or by waiting for a double as long as they may."""
SIDES = (1, 2, 3, FACE_BUS, FACE_MISTER, FACE_MISTER)


class Place(NamedTuple):
    """Where a player is between two throws; `past` says whether Start has been passed (always 1 without the Speed Die)."""

    space: int
    held: int
    past: int


class Node(NamedTuple):
    """A throw to come: the place and the doubles in a row before it; with more than 0 it is an extra throw."""

    place: Place
    doubles: int


class ThrowResult(NamedTuple):
    """The result of a throw: a landing, or none (`space` -1) and where it leaves the player."""

    chance: float
    space: int
    past: int
    doubles: int
    laps: int
    man: bool = False
    sent: bool = False
    held: int = 0


class LandingCounts(NamedTuple):
    """The expected counts of some turns: landings by space, those by a nearest-company card, and the other sums."""

    landed: FloatArray
    nearest: FloatArray
    laps: float
    throws: float
    sent: float
    fees: float
    held: float


class CardMoves:
    """What follows a landing: where its cards lead in the end, and the landings on the way.

    Landings are numbered by space, those of a player past Start after the others. `ends[i, j]` is the chance that landing i
    ends at j, and `visits[i, j]` how often j is landed on (i itself counts). `sent` is the chance of prison before and after
    Start is passed, and `laps` that of passing it.
    """

    def __init__(self, table: RuleTable, role: int) -> None:
        self.table, self.role = table, role
        size = 2 * SPACES
        hop, hop_nearest = np.zeros((size, size)), np.zeros((size, SPACES))
        sent, laps = np.zeros(size), np.zeros(size)
        for i in range(size):
            space, past = i % SPACES, i // SPACES
            if table.kind[space] == GO_TO_PRISON:
                sent[i] = 1
            for chance, to, forward, nearest in self.cards_of(space):
                if to < 0:
                    sent[i] += chance
                    continue
                lap = forward and to <= space
                hop[i, to + SPACES * (past or lap)] += chance
                laps[i] += chance * lap
                hop_nearest[i, to] += chance * nearest
        visits: FloatArray = np.asarray(np.linalg.inv(np.eye(size) - hop), np.float64)
        self.visits = visits
        self.ends: FloatArray = visits * (1.0 - sent - hop.sum(axis=1))
        self.sent: FloatArray = np.array([visits[:, :SPACES] @ sent[:SPACES], visits[:, SPACES:] @ sent[SPACES:]]).T
        self.laps: FloatArray = visits @ laps
        self.nearest: FloatArray = visits @ hop_nearest
        self.landed: FloatArray = visits[:, :SPACES] + visits[:, SPACES:]

    def cards_of(self, space: int) -> Iterator[tuple[float, int, bool, bool]]:
        """The cards of the space that move the player: chance, where to (-1: prison), if forward, if to the nearest."""
        table = self.table
        if table.kind[space] != CARD_SPACE:
            return
        deck = self.role if table.deck_of[space] < 0 else table.deck_of[space]
        chance = 1 / table.deck_size[deck]
        for card in range(table.deck_size[deck]):
            effect, to = table.effect[deck][card], table.card_space[deck][card]
            if effect == MOVE_TO:
                yield chance, to, True, False
            elif effect == MOVE_BACK_TO:
                yield chance, to, False, False
            elif effect == MOVE_BY:
                steps = table.steps[deck][card]
                yield chance, (space + steps) % SPACES, steps > 0, False
            elif effect in (NEAREST_TRANSPORT, NEAREST_UTILITY):
                kind = TRANSPORT if effect == NEAREST_TRANSPORT else UTILITY
                yield chance, next_space(space, [k == kind for k in table.kind]), True, True
            elif effect == CARD_PRISON:
                yield chance, -1, False, False


def next_space(space: int, matches: list[bool]) -> int:
    """The next space clockwise that matches."""
    return next((space + steps) % SPACES for steps in range(1, SPACES + 1) if matches[(space + steps) % SPACES])


class LandingChain:
    """The chain of one role: `places` are its states at the start of a turn, `turn` its transition matrix.

    `leave` is one of LEAVES. `landed`, `nearest` and the columns of `sums` (laps, throws, sent, fees, held) are the expected
    counts of a turn that starts at each place.
    """

    def __init__(self, table: RuleTable, role: int = 0, leave: str = "pay") -> None:
        self.table, self.leave = table, leave
        self.cards = CardMoves(table, role)
        self.titles = [price > 0 for price in table.price]
        self.start = Place(0, 0, 0 if table.speed_die else 1)
        self.places: list[Place] = []
        self.nodes: list[Node] = []
        self.numbers: dict[Node, int] = {}
        self.links: list[tuple[int, int, float]] = []
        rows = list(self.explore())
        self.solve(np.array([row[0] for row in rows]), np.array([row[1] for row in rows]), np.array([row[2] for row in rows]))

    def number_of(self, node: Node) -> int:
        """The number of a node; a new one gets the next."""
        if node not in self.numbers:
            self.numbers[node] = len(self.nodes)
            self.nodes.append(node)
        return self.numbers[node]

    def explore(self) -> Iterator[tuple[FloatArray, FloatArray, list[float]]]:
        """Follows every throw from Start on; yields each node's landings, those by a nearest-company card, and its sums."""
        self.number_of(Node(self.start, 0))
        i = 0
        while i < len(self.nodes):
            yield self.follow(i, self.nodes[i])
            i += 1

    def follow(self, i: int, node: Node) -> tuple[FloatArray, FloatArray, list[float]]:
        """Adds the links of one node, and returns its expected landings, those by a nearest-company card, and its sums."""
        landed, nearest = np.zeros(SPACES), np.zeros(SPACES)
        place, doubles = node
        is_held = doubles == 0 and place.held > 0
        pays = is_held and (self.leave == "pay" or place.held > self.table.prison_throws)
        laps = sent = 0.0
        fees = float(pays)
        held = float(is_held)
        ends: dict[Node, float] = {}
        throws = self.throw(Place(place.space, 0, place.past) if pays else place, doubles)
        for result, chance in combine(throws).items():
            laps += chance * result.laps
            sent += chance * result.sent
            if result.space < 0:
                add(ends, Node(Place(PRISON_SPACE, result.held, result.past), result.doubles), chance)
                continue
            fees += chance * (result.doubles < 0)
            at = result.space + SPACES * result.past
            landed += chance * self.cards.landed[at]
            nearest += chance * self.cards.nearest[at]
            laps += chance * self.cards.laps[at]
            sent += chance * self.cards.sent[at].sum()
            laps += self.end_landing(result, at, chance, ends, landed)
        self.links += [(i, self.number_of(end), chance) for end, chance in ends.items()]
        return landed, nearest, [laps, 1.0, sent, fees, held]

    def end_landing(self, result: ThrowResult, at: int, chance: float, ends: dict[Node, float], landed: FloatArray) -> float:
        """Adds where a landing ends after its cards and the man of the Speed Die; returns the laps of the man's move."""
        laps = 0.0
        doubles = max(result.doubles, 0)
        for j in np.flatnonzero(self.cards.ends[at]):
            part, space, past = chance * float(self.cards.ends[at, j]), int(j) % SPACES, int(j) // SPACES
            if result.man:
                to = next_space(space, self.titles)
                lap = to <= space
                space, past = to, past or lap
                landed[to] += part
                laps += part * lap
            add(ends, Node(Place(space, 0, past), doubles), part)
        for past in (0, 1):
            if self.cards.sent[at, past]:
                after = 0 if self.table.prison_ends_turn else doubles
                add(ends, Node(Place(PRISON_SPACE, 1, past), after), chance * float(self.cards.sent[at, past]))
        return laps

    def throw(self, place: Place, doubles: int) -> Iterator[ThrowResult]:
        """The results of the 36 throws."""
        for die1 in range(1, 7):
            for die2 in range(1, 7):
                if place.held:
                    yield self.throw_while_held(place, doubles, die1, die2)
                else:
                    yield from self.throw_free(place, doubles, die1, die2)

    def doubles_after(self, doubles: int, die1: int, die2: int) -> int:
        """The doubles in a row after the throw; more than 0 gives another throw."""
        return doubles + 1 if die1 == die2 and doubles < self.table.extra_throws else 0

    def throw_free(self, place: Place, doubles: int, die1: int, die2: int) -> Iterator[ThrowResult]:
        """The results of an ordinary throw, with the Speed Die if the player uses it."""
        table, after = self.table, self.doubles_after(doubles, die1, die2)
        if 0 < table.doubles_to_prison <= after:
            yield ThrowResult(1 / 36, -1, place.past, 0 if table.prison_ends_turn else after, 0, sent=True, held=1)
        elif table.speed_die and place.past:
            acts = die1 != die2 or table.speed_on_doubles
            for side in SIDES:
                if die1 == die2 == side <= FACE_3:
                    yield self.landing(place, SPACES - place.space, after if table.triple_throws_again else 0, 1 / 216)
                else:
                    steps = die1 + die2 + (side if acts and side <= FACE_3 else 0)
                    yield self.landing(place, steps, after, 1 / 216, man=bool(acts) and side == FACE_MISTER)
        else:
            yield self.landing(place, die1 + die2, after, 1 / 36)

    def throw_while_held(self, place: Place, doubles: int, die1: int, die2: int) -> ThrowResult:
        """The result of a try for a double. In the classic game the last miss moves too; `doubles` -1 marks its fee."""
        table = self.table
        if die1 == die2:
            after = 0 if table.prison_double == MOVES else self.doubles_after(doubles, die1, die2)
            if table.prison_double == THROWS_AGAIN:
                return ThrowResult(1 / 36, -1, place.past, after, 0)
            return self.landing(place, die1 + die2, after, 1 / 36)
        if table.prison_fee_after_miss and place.held >= table.prison_throws and doubles == 0:
            return self.landing(place, die1 + die2, -1, 1 / 36)
        return ThrowResult(1 / 36, -1, place.past, 0, 0, held=place.held + (doubles == 0))

    def landing(self, place: Place, steps: int, doubles: int, chance: float, man: bool = False) -> ThrowResult:
        """The result of moving this many spaces."""
        lap = place.space + steps >= SPACES
        return ThrowResult(chance, (place.space + steps) % SPACES, int(place.past or lap), doubles, int(lap), man)

    def solve(self, landed: FloatArray, nearest: FloatArray, sums: FloatArray) -> None:
        """Combines the throws of each turn."""
        size = len(self.nodes)
        starts = [i for i, node in enumerate(self.nodes) if node.doubles == 0]
        column = {self.nodes[i].place: n for n, i in enumerate(starts)}
        extra, ends = np.zeros((size, size)), np.zeros((size, len(starts)))
        for i, j, chance in self.links:
            place, doubles = self.nodes[j]
            if doubles:
                extra[i, j] += chance
            else:
                ends[i, column[place]] += chance
        visits = np.linalg.inv(np.eye(size) - extra)[starts]
        self.places = list(column)
        self.turn: FloatArray = visits @ ends
        self.landed: FloatArray = visits @ landed
        self.nearest: FloatArray = visits @ nearest
        self.sums: FloatArray = visits @ sums

    def counts(self, weights: FloatArray) -> LandingCounts:
        """The expected counts of turns, `weights` of which start at each place."""
        laps, throws, sent, fees, held = (float(x) for x in weights @ self.sums)
        return LandingCounts(weights @ self.landed, weights @ self.nearest, laps, throws, sent, fees, held)

    def long_run(self) -> LandingCounts:
        """The expected counts of an average turn of an endless game."""
        size = len(self.places)
        system = np.vstack([self.turn.T - np.eye(size), np.ones(size)])
        weights, *_ = np.linalg.lstsq(system, np.append(np.zeros(size), 1.0), rcond=None)
        return self.counts(weights)

    def from_start(self, turns: int) -> LandingCounts:
        """The expected counts of the first turns of a game, summed."""
        at = np.zeros(len(self.places))
        at[self.places.index(self.start)] = 1
        weights = np.zeros(len(self.places))
        for _ in range(turns):
            weights += at
            at = at @ self.turn
        return self.counts(weights)


def combine(throws: Iterator[ThrowResult]) -> dict[ThrowResult, float]:
    """The chance of each different result; its own chance is set to 0."""
    sums: dict[ThrowResult, float] = {}
    for result in throws:
        add(sums, result._replace(chance=0.0), result.chance)
    return sums


def add(sums: dict[Key, float], key: Key, amount: float) -> None:
    """Adds to a sum that starts at 0."""
    sums[key] = sums.get(key, 0.0) + amount
