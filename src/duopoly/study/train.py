"""What a position promises, learned: positions of games that are played to their end, and how much each sign tells of who won.

A seat's share of winning is the conditional logit of its signs (McFadden, *Conditional logit analysis of qualitative choice
behavior*, 1974), by role, and between two sets of weights by how many titles are unsold. The likelihood has one highest
point, which Newton's method finds: the same games give the same weights.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..editions import Edition, load
from ..fast import Say, interpreted, twin
from ..fast.schema import dtype_of
from ..rules.codes import SEATS
from ..rules.rule_table import build_rule_table
from ..sim.evaluation import DOUBLING, SCALE
from ..sim.features import FINE, INCOME, MEANS, N_FEATURES, Features
from ..sim.playout import TRADER, Lineup
from .plan import plan

Grid = npt.NDArray[np.float64]
Told = Callable[[int], None]

TABLES = (
    "trader,trader", "trader,trader,trader", "trader,trader,trader,trader", "trader,trader,trader,trader",
    "trader,trader,steady,steady", "trader,greedy,steady,random", "trader,trader,trader,trader,trader",
    "trader,trader,trader,trader,trader,trader",
)  # fmt: skip
"""Who brings games to the positions that are learned from, in turn; from there on all play as trader."""
LINEUPS = 24
"""So many seatings of each take turns."""
ROUNDS = 400
"""A game that is not over then is left out."""
BLOCK = 500
HELD_OUT = 5
"""One game in so many is not learned from but judged by."""
RIDGE = 1e-3
"""How far weights are drawn to 0, for signs in standard deviations: where games say nothing, they stay there."""
STEPS, CLOSE = 50, 1e-10
ROUNDS_AHEAD = 12


class Positions(NamedTuple):
    """What is learned from: by position and seat the signs, who plays, who has won (shared parts), and the role; by position
    the share of titles that are unsold."""

    signs: Grid
    plays: npt.NDArray[np.bool_]
    won: Grid
    role: npt.NDArray[np.int8]
    unsold: Grid


class Fit(NamedTuple):
    """What came of it: weights by role, early and late; positions learned from and judged by; and of the latter the mean
    log loss by these weights, by means and rents alone, and by equal shares."""

    weights: list[list[list[int]]]
    learned: int
    judged: int
    loss: float
    by_means: float
    by_equal: float


def fit(
    edition: str, aim: str, games: int, seed: int, workers: int = 1, say: Say = lambda line: None, told: Told = lambda n: None
) -> Fit:
    """Plays so many games of the edition and learns from them; `told` hears how many are done."""
    loaded = load(edition)
    found = positions(sampled(loaded, aim, games, seed, workers, say, told))
    judged = np.arange(len(found.won)) % HELD_OUT == 0
    held_out = Positions(*(part[judged] for part in found))
    learned = Positions(*(part[~judged] for part in found))
    weights = learn(learned, len(loaded.roles))
    return Fit(
        weights=weights.tolist(),
        learned=int((~judged).sum()),
        judged=int(judged.sum()),
        loss=loss(held_out, scores(held_out, weights)),
        by_means=loss(held_out, 2 * np.log(strength(held_out))),
        by_equal=loss(held_out, np.zeros_like(held_out.won)),
    )


# Games.


def sampled(edition: Edition, aim: str, games: int, seed: int, workers: int, say: Say, told: Told) -> bytes:
    """The packed signs of the games."""
    table, lineups = build_rule_table(edition), pairs(edition, aim)
    player: Any = twin(say) or interpreted

    def play(first: int) -> bytes:
        found: bytes = player.sample_games(table, lineups, seed, first, min(BLOCK, games - first))
        told(min(BLOCK, games - first))
        return found

    with ThreadPoolExecutor(workers) as crew:
        return b"".join(crew.map(play, range(0, games, BLOCK)))


def pairs(edition: Edition, aim: str) -> list[Lineup]:
    """Who begins a game and who plays on, one pair after the other."""
    least, most = edition.players
    tables = [table for table in TABLES if least <= table.count(",") + 1 <= most]
    made = [plan(edition.key, table, aim=aim, rounds=ROUNDS).lineups() for table in tables]
    found = []
    for n in range(LINEUPS):
        for lineups in made:
            begin = lineups[n % len(lineups)]
            after = begin.copy()
            after.bot = [TRADER] * SEATS
            found += [begin, after]
    return found


def positions(packed: bytes) -> Positions:
    """The positions of games that somebody has won."""
    rows = np.frombuffer(packed, dtype_of(Features))
    rows = rows[rows["won"] > 0]
    seat = np.arange(SEATS)
    won = (rows["won"][:, None] >> seat & 1).astype(np.float64)
    return Positions(
        signs=rows["signs"].astype(np.float64),
        plays=(seat < rows["seats"][:, None]) & (rows["bankrupt"] == 0),
        won=won / won.sum(axis=1, keepdims=True),
        role=rows["role"],
        unsold=rows["unsold"] / rows["titles"],
    )


# Learning.


def learn(found: Positions, roles: int) -> npt.NDArray[np.int64]:
    """The weights by role, early and late, as whole numbers in the outlook's scale."""
    size = found.signs[found.plays].std(axis=0)
    size[size == 0] = 1
    rows = spread(found, roles) / np.tile(size, 2 * roles)
    weights = newton(rows, found.won[found.plays], starts(found.plays)) / np.tile(size, 2 * roles)
    scaled: npt.NDArray[np.int64] = np.rint(weights * SCALE * DOUBLING / np.log(2)).astype(np.int64)
    return scaled.reshape(roles, 2, N_FEATURES)


def spread(found: Positions, roles: int) -> Grid:
    """A row for each seat that plays: its signs in the places of its role, early and late, and nothing in the others."""
    early = np.broadcast_to(found.unsold[:, None], found.plays.shape)[found.plays][:, None]
    signs, role = found.signs[found.plays], found.role[found.plays][:, None]
    parts = [signs * share * (role == which) for which in range(roles) for share in (early, 1 - early)]
    return np.concatenate(parts, axis=1)


def starts(plays: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    """Where the rows of each position begin."""
    return np.concatenate([[0], plays.sum(axis=1).cumsum()[:-1]]).astype(np.intp)


def newton(rows: Grid, won: Grid, first: npt.NDArray[np.intp]) -> Grid:
    """The weights at which what was won is likeliest, less RIDGE."""
    weights, n = np.zeros(rows.shape[1]), len(first)
    counts = np.diff(np.append(first, len(rows)))
    for _ in range(STEPS):
        score = rows @ weights
        part = np.exp(score - np.repeat(np.maximum.reduceat(score, first), counts))
        share = part / np.repeat(np.add.reduceat(part, first), counts)
        shared = rows * share[:, None]
        means = np.add.reduceat(shared, first)
        slope = rows.T @ (share - won) / n + RIDGE * weights
        bend = (shared.T @ rows - means.T @ means) / n + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


# Judging.


def scores(found: Positions, weights: npt.NDArray[np.int64]) -> Grid:
    """How strong each seat is by the weights, in natural logarithms."""
    role = np.maximum(found.role, 0)
    early, late = (np.einsum("nsk,nsk->ns", found.signs, weights[role, time].astype(np.float64)) for time in range(2))
    share = found.unsold[:, None]
    total: Grid = (share * early + (1 - share) * late) / SCALE / DOUBLING * np.log(2)
    return total


def strength(found: Positions) -> Grid:
    """Means and the rents of some rounds, in parts of the starting cash: what an outlook made by hand would go by."""
    powers = 2.0 ** np.floor(found.signs[:, :, [MEANS, INCOME]] / DOUBLING)
    money = (powers * (1 + found.signs[:, :, [MEANS, INCOME]] / DOUBLING % 1) - 1) / FINE
    total: Grid = money[:, :, 0] + ROUNDS_AHEAD * money[:, :, 1] + 1 / FINE
    return total


def loss(found: Positions, score: Grid) -> float:
    """The mean log loss of shares by such scores."""
    shown = np.where(found.plays, score, -np.inf)
    shown = shown - shown.max(axis=1, keepdims=True)
    logs = shown - np.log(np.exp(shown).sum(axis=1, keepdims=True))
    return float(-(found.won * np.where(found.plays, logs, 0.0)).sum(axis=1).mean())


def learnable(edition: Edition) -> Sequence[str]:
    """The aims whose games are played to an end that nobody knows the time of."""
    return [aim for aim in edition.aims if aim != "timed"]
