"""One player's way round the board as an exact Markov chain, computed from the table of an edition.

It takes for granted: nobody goes bankrupt and every fee can be paid; each card of a deck is as likely as any other at every
draw, whatever was drawn before; a get-out card is not used; a fine is paid rather than another card drawn; no title is
owned. With the Speed Die the bus goes by both dice and three alike go to Start. Nothing is drawn by lot: the figures are
solutions of linear equations.
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

Grid = NDArray[np.float64]
Key = TypeVar("Key")
LEAVES = ("pay", "throw")
"""How prison and price war are left: by the fee at once, or by a double for as long as the leaflet lets one try."""
SIDES = (1, 2, 3, FACE_BUS, FACE_MISTER, FACE_MISTER)


class Spot(NamedTuple):
    """Where a player is between two throws; `past` says whether he has passed Start (1 always, without the Speed Die)."""

    space: int
    held: int
    past: int


class Node(NamedTuple):
    """A throw to come: the spot and the doubles in a row that led to it; more than 0 makes it an extra throw."""

    spot: Spot
    doubles: int


class Fall(NamedTuple):
    """What a throw brings: a landing, or none (`space` -1) and the spot where it leaves the player."""

    chance: float
    space: int
    past: int
    doubles: int
    laps: int
    man: bool = False
    sent: bool = False
    held: int = 0


class Counts(NamedTuple):
    """What is expected of some turns: landings by space, those by a nearest-company card, and sums of the rest."""

    landed: Grid
    nearest: Grid
    laps: float
    throws: float
    sent: float
    fees: float
    held: float


class Cards:
    """What follows a landing: where its cards lead in the end, and what is met on the way.

    Landings are numbered by space, those of a player past Start after the others. `rest[i, j]` is the chance that landing
    i ends at j, `met[i, j]` how often j is landed on (i itself counts), `sent` the chance of prison before and after Start
    is passed, `laps` of passing it.
    """

    def __init__(self, table: RuleTable, role: int) -> None:
        self.table, self.role = table, role
        size = 2 * SPACES
        hop, near = np.zeros((size, size)), np.zeros((size, SPACES))
        sent, laps = np.zeros(size), np.zeros(size)
        for i in range(size):
            space, past = i % SPACES, i // SPACES
            if table.kind[space] == GO_TO_PRISON:
                sent[i] = 1
            for chance, to, forward, nearest in self.drawn(space):
                if to < 0:
                    sent[i] += chance
                    continue
                lap = forward and to <= space
                hop[i, to + SPACES * (past or lap)] += chance
                laps[i] += chance * lap
                near[i, to] += chance * nearest
        self.met: Grid = np.asarray(np.linalg.inv(np.eye(size) - hop), np.float64)
        self.rest: Grid = self.met * (1.0 - sent - hop.sum(axis=1))
        self.sent: Grid = np.array([self.met[:, :SPACES] @ sent[:SPACES], self.met[:, SPACES:] @ sent[SPACES:]]).T
        self.laps: Grid = self.met @ laps
        self.nearest: Grid = self.met @ near
        self.landed: Grid = self.met[:, :SPACES] + self.met[:, SPACES:]

    def drawn(self, space: int) -> Iterator[tuple[float, int, bool, bool]]:
        """The cards that move who draws on the space: chance, where to (-1: prison), whether forward, whether by nearest."""
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
                yield chance, following(space, [k == kind for k in table.kind]), True, True
            elif effect == CARD_PRISON:
                yield chance, -1, False, False


def following(space: int, wanted: list[bool]) -> int:
    """The next space clockwise that is wanted."""
    return next((space + steps) % SPACES for steps in range(1, SPACES + 1) if wanted[(space + steps) % SPACES])


class Chain:
    """The chain of one role: `spots` are its states at the start of a turn, `turn` the chances from one to the next.

    `leave` is one of LEAVES. `landed`, `nearest` and the columns of `sums` (laps, throws, sent, fees, held) are what a turn
    begun at each spot is expected to bring.
    """

    def __init__(self, table: RuleTable, role: int = 0, leave: str = "pay") -> None:
        self.table, self.leave = table, leave
        self.cards = Cards(table, role)
        self.titles = [price > 0 for price in table.price]
        self.first = Spot(0, 0, 0 if table.speed_die else 1)
        self.spots: list[Spot] = []
        self.nodes: list[Node] = []
        self.number: dict[Node, int] = {}
        self.links: list[tuple[int, int, float]] = []
        rows = list(self.explore())
        self.solve(np.array([row[0] for row in rows]), np.array([row[1] for row in rows]), np.array([row[2] for row in rows]))

    def node(self, node: Node) -> int:
        """The number of a node, given when it is first met."""
        if node not in self.number:
            self.number[node] = len(self.nodes)
            self.nodes.append(node)
        return self.number[node]

    def explore(self) -> Iterator[tuple[Grid, Grid, list[float]]]:
        """Follows every throw from Start on; yields for each node its landings, those by nearest, and its sums."""
        self.node(Node(self.first, 0))
        i = 0
        while i < len(self.nodes):
            yield self.follow(i, self.nodes[i])
            i += 1

    def follow(self, i: int, node: Node) -> tuple[Grid, Grid, list[float]]:
        """The links of one node, and what is expected on the way to them."""
        landed, nearest = np.zeros(SPACES), np.zeros(SPACES)
        spot, doubles = node
        kept = doubles == 0 and spot.held > 0
        pays = kept and (self.leave == "pay" or spot.held > self.table.prison_throws)
        laps = sent = 0.0
        fees = float(pays)
        held = float(kept)
        ends: dict[Node, float] = {}
        falls = self.throw(Spot(spot.space, 0, spot.past) if pays else spot, doubles)
        for fall, chance in gathered(falls).items():
            laps += chance * fall.laps
            sent += chance * fall.sent
            if fall.space < 0:
                add(ends, Node(Spot(PRISON_SPACE, fall.held, fall.past), fall.doubles), chance)
                continue
            fees += chance * (fall.doubles < 0)
            at = fall.space + SPACES * fall.past
            landed += chance * self.cards.landed[at]
            nearest += chance * self.cards.nearest[at]
            laps += chance * self.cards.laps[at]
            sent += chance * self.cards.sent[at].sum()
            laps += self.come_to_rest(fall, at, chance, ends, landed)
        self.links += [(i, self.node(end), chance) for end, chance in ends.items()]
        return landed, nearest, [laps, 1.0, sent, fees, held]

    def come_to_rest(self, fall: Fall, at: int, chance: float, ends: dict[Node, float], landed: Grid) -> float:
        """Where a landing ends once its cards are followed and the man has walked on; returns the laps of his walk."""
        laps = 0.0
        doubles = max(fall.doubles, 0)
        for j in np.flatnonzero(self.cards.rest[at]):
            part, space, past = chance * float(self.cards.rest[at, j]), int(j) % SPACES, int(j) // SPACES
            if fall.man:
                to = following(space, self.titles)
                lap = to <= space
                space, past = to, past or lap
                landed[to] += part
                laps += part * lap
            add(ends, Node(Spot(space, 0, past), doubles), part)
        for past in (0, 1):
            if self.cards.sent[at, past]:
                after = 0 if self.table.prison_ends_turn else doubles
                add(ends, Node(Spot(PRISON_SPACE, 1, past), after), chance * float(self.cards.sent[at, past]))
        return laps

    def throw(self, spot: Spot, doubles: int) -> Iterator[Fall]:
        """What each of the 36 throws brings."""
        for die1 in range(1, 7):
            for die2 in range(1, 7):
                if spot.held:
                    yield self.throw_while_held(spot, doubles, die1, die2)
                else:
                    yield from self.throw_free(spot, doubles, die1, die2)

    def counted(self, doubles: int, die1: int, die2: int) -> int:
        """The doubles in a row after the throw: more than 0 gives another one."""
        return doubles + 1 if die1 == die2 and doubles < self.table.extra_throws else 0

    def throw_free(self, spot: Spot, doubles: int, die1: int, die2: int) -> Iterator[Fall]:
        """An ordinary throw, with the Speed Die where it is thrown too."""
        table, after = self.table, self.counted(doubles, die1, die2)
        if 0 < table.doubles_to_prison <= after:
            yield Fall(1 / 36, -1, spot.past, 0 if table.prison_ends_turn else after, 0, sent=True, held=1)
        elif table.speed_die and spot.past:
            acts = die1 != die2 or table.speed_on_doubles
            for side in SIDES:
                if die1 == die2 == side <= FACE_3:
                    yield self.landing(spot, SPACES - spot.space, after if table.triple_throws_again else 0, 1 / 216)
                else:
                    steps = die1 + die2 + (side if acts and side <= FACE_3 else 0)
                    yield self.landing(spot, steps, after, 1 / 216, man=bool(acts) and side == FACE_MISTER)
        else:
            yield self.landing(spot, die1 + die2, after, 1 / 36)

    def throw_while_held(self, spot: Spot, doubles: int, die1: int, die2: int) -> Fall:
        """A try for a double; the classic game's last miss moves all the same, and `doubles` -1 marks its fee."""
        table = self.table
        if die1 == die2:
            after = 0 if table.prison_double == MOVES else self.counted(doubles, die1, die2)
            if table.prison_double == THROWS_AGAIN:
                return Fall(1 / 36, -1, spot.past, after, 0)
            return self.landing(spot, die1 + die2, after, 1 / 36)
        if table.prison_fee_after_miss and spot.held >= table.prison_throws and doubles == 0:
            return self.landing(spot, die1 + die2, -1, 1 / 36)
        return Fall(1 / 36, -1, spot.past, 0, 0, held=spot.held + (doubles == 0))

    def landing(self, spot: Spot, steps: int, doubles: int, chance: float, man: bool = False) -> Fall:
        """So many spaces on."""
        lap = spot.space + steps >= SPACES
        return Fall(chance, (spot.space + steps) % SPACES, int(spot.past or lap), doubles, int(lap), man)

    def solve(self, landed: Grid, nearest: Grid, sums: Grid) -> None:
        """Puts the throws of each turn together."""
        size = len(self.nodes)
        begins = [i for i, node in enumerate(self.nodes) if node.doubles == 0]
        column = {self.nodes[i].spot: n for n, i in enumerate(begins)}
        within, ends = np.zeros((size, size)), np.zeros((size, len(begins)))
        for i, j, chance in self.links:
            spot, doubles = self.nodes[j]
            if doubles:
                within[i, j] += chance
            else:
                ends[i, column[spot]] += chance
        visits = np.linalg.inv(np.eye(size) - within)[begins]
        self.spots = list(column)
        self.turn: Grid = visits @ ends
        self.landed: Grid = visits @ landed
        self.nearest: Grid = visits @ nearest
        self.sums: Grid = visits @ sums

    def counts(self, weights: Grid) -> Counts:
        """What turns begun at the spots, so many at each, are expected to bring."""
        laps, throws, sent, fees, held = (float(x) for x in weights @ self.sums)
        return Counts(weights @ self.landed, weights @ self.nearest, laps, throws, sent, fees, held)

    def long_run(self) -> Counts:
        """What an average turn of an endless game brings."""
        size = len(self.spots)
        system = np.vstack([self.turn.T - np.eye(size), np.ones(size)])
        weights, *_ = np.linalg.lstsq(system, np.append(np.zeros(size), 1.0), rcond=None)
        return self.counts(weights)

    def from_start(self, turns: int) -> Counts:
        """What the first turns of a game bring, all together."""
        at = np.zeros(len(self.spots))
        at[self.spots.index(self.first)] = 1
        weights = np.zeros(len(self.spots))
        for _ in range(turns):
            weights += at
            at = at @ self.turn
        return self.counts(weights)


def gathered(falls: Iterator[Fall]) -> dict[Fall, float]:
    """Throws that bring the same, counted together: their chances, by the fall with its own chance left out."""
    sums: dict[Fall, float] = {}
    for fall in falls:
        add(sums, fall._replace(chance=0.0), fall.chance)
    return sums


def add(sums: dict[Key, float], key: Key, amount: float) -> None:
    """Adds to a sum, from 0."""
    sums[key] = sums.get(key, 0.0) + amount
