"""Fits the weights of the evaluation: plays games to their end, and learns how much each feature says about who wins.

A seat's share of winning is the conditional logit of its features (McFadden, *Conditional logit analysis of qualitative
choice behavior*, 1974), by role, and interpolated between two sets of weights by how many titles are unsold. The likelihood is
concave, so Newton's method finds its maximum: the same games give the same weights.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..editions import Edition, load
from ..fast import Say, interpreter, twin
from ..fast.schema import dtype_of
from ..rules.codes import SEATS
from ..rules.rule_table import build_rule_table
from ..sim.evaluation import DOUBLING, SCALE
from ..sim.features import FINE, INCOME, MEANS, N_FEATURES, Features
from ..sim.playout import TRADER, Lineup
from .run import Progress
from .simulation_plan import plan_simulation

FloatArray = npt.NDArray[np.float64]

TABLES = (
    "trader,trader", "trader,trader,trader", "trader,trader,trader,trader", "trader,trader,trader,trader",
    "trader,trader,steady,steady", "trader,greedy,steady,random", "trader,trader,trader,trader,trader",
    "trader,trader,trader,trader,trader,trader",
)  # fmt: skip
"""The bots that play up to the sampled position, in turn; from there on all seats play as trader."""
LINEUPS = 24
"""How many lineups of each table take turns."""
ROUNDS = 400
"""A game that is not over by then is left out."""
BLOCK = 500
HELD_OUT = 5
"""One game in this many is held out."""
RIDGE = 1e-3
"""The L2 penalty, for features in standard deviations: weights that the games say nothing about stay at 0."""
MOST_NEWTON_STEPS, TOLERANCE = 50, 1e-10
ROUNDS_AHEAD = 12


class Positions(NamedTuple):
    """The sampled positions.

    By position and seat: the features, whether the seat plays, its share of the win, and its role. By position: the fraction
    of titles that are unsold.
    """

    features: FloatArray
    plays: npt.NDArray[np.bool_]
    won: FloatArray
    role: npt.NDArray[np.int8]
    unsold: FloatArray


class WeightFit(NamedTuple):
    """A fit: weights by role, early and late; how many positions were learned from and how many held out; and log losses.

    The losses are means over the held-out positions: of these weights; of cash, resale value and rents alone; of equal shares.
    """

    weights: list[list[list[int]]]
    learned: int
    judged: int
    loss: float
    by_means: float
    by_equal: float


def fit_weights(
    edition: str,
    aim: str,
    games: int,
    seed: int,
    workers: int = 1,
    say: Say = lambda sentence: None,
    progress: Progress = lambda games: None,
) -> WeightFit:
    """Plays this many games of the edition and fits the weights; `progress` gets the number of games of each step."""
    loaded = load(edition)
    positions = unpack_positions(sample_games(loaded, aim, games, seed, workers, say, progress))
    is_held_out = np.arange(len(positions.won)) % HELD_OUT == 0
    held_out = Positions(*(part[is_held_out] for part in positions))
    training = Positions(*(part[~is_held_out] for part in positions))
    weights = learn(training, len(loaded.roles))
    return WeightFit(
        weights=weights.tolist(),
        learned=int((~is_held_out).sum()),
        judged=int(is_held_out.sum()),
        loss=log_loss(held_out, weight_scores(held_out, weights)),
        by_means=log_loss(held_out, 2 * np.log(strength(held_out))),
        by_equal=log_loss(held_out, np.zeros_like(held_out.won)),
    )


# Games.


def sample_games(edition: Edition, aim: str, games: int, seed: int, workers: int, say: Say, progress: Progress) -> bytes:
    """The packed features of a position of each game."""
    table, lineups = build_rule_table(edition), lineup_pairs(edition, aim)
    engine = twin(say) or interpreter

    def play(first: int) -> bytes:
        size = min(BLOCK, games - first)
        packed = engine.sample_games(table, lineups, seed, first, size)
        progress(size)
        return packed

    with ThreadPoolExecutor(workers) as threads:
        return b"".join(threads.map(play, range(0, games, BLOCK)))


def lineup_pairs(edition: Edition, aim: str) -> list[Lineup]:
    """The lineup that starts a game and the one that plays on, one pair after the other."""
    least, most = edition.players
    tables = [table for table in TABLES if least <= table.count(",") + 1 <= most]
    by_table = [plan_simulation(edition.key, table, aim=aim, rounds=ROUNDS).lineups() for table in tables]
    pairs = []
    for n in range(LINEUPS):
        for lineups in by_table:
            start = lineups[n % len(lineups)]
            rest = start.copy()
            rest.bot = [TRADER] * SEATS
            pairs += [start, rest]
    return pairs


def unpack_positions(packed: bytes) -> Positions:
    """The positions of the games that somebody won."""
    rows = np.frombuffer(packed, dtype_of(Features))
    rows = rows[rows["won"] > 0]
    seat = np.arange(SEATS)
    won = (rows["won"][:, None] >> seat & 1).astype(np.float64)
    return Positions(
        features=rows["values"].astype(np.float64),
        plays=(seat < rows["seats"][:, None]) & (rows["bankrupt"] == 0),
        won=won / won.sum(axis=1, keepdims=True),
        role=rows["role"],
        unsold=rows["unsold"] / rows["titles"],
    )


# Learning.


def learn(positions: Positions, roles: int) -> npt.NDArray[np.int64]:
    """The weights by role, early and late, as whole numbers in the scale of the evaluation."""
    size = positions.features[positions.plays].std(axis=0)
    size[size == 0] = 1
    rows = design_matrix(positions, roles) / np.tile(size, 2 * roles)
    weights = newton(rows, positions.won[positions.plays], first_rows(positions.plays)) / np.tile(size, 2 * roles)
    scaled: npt.NDArray[np.int64] = np.rint(weights * SCALE * DOUBLING / np.log(2)).astype(np.int64)
    return scaled.reshape(roles, 2, N_FEATURES)


def design_matrix(positions: Positions, roles: int) -> FloatArray:
    """A row for each seat that plays: its features in the columns of its role, early and late, and zeros elsewhere."""
    early = np.broadcast_to(positions.unsold[:, None], positions.plays.shape)[positions.plays][:, None]
    features, role = positions.features[positions.plays], positions.role[positions.plays][:, None]
    parts = [features * share * (role == which) for which in range(roles) for share in (early, 1 - early)]
    return np.concatenate(parts, axis=1)


def first_rows(plays: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    """The first row of each position."""
    return np.concatenate([[0], plays.sum(axis=1).cumsum()[:-1]]).astype(np.intp)


def newton(rows: FloatArray, won: FloatArray, first: npt.NDArray[np.intp]) -> FloatArray:
    """The most likely weights, with the penalty RIDGE."""
    weights, n = np.zeros(rows.shape[1]), len(first)
    counts = np.diff(np.append(first, len(rows)))
    for _ in range(MOST_NEWTON_STEPS):
        score = rows @ weights
        exponential = np.exp(score - np.repeat(np.maximum.reduceat(score, first), counts))
        share = exponential / np.repeat(np.add.reduceat(exponential, first), counts)
        weighted = rows * share[:, None]
        means = np.add.reduceat(weighted, first)
        gradient = rows.T @ (share - won) / n + RIDGE * weights
        hessian = (weighted.T @ rows - means.T @ means) / n + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(hessian, gradient)
        weights -= step
        if np.abs(step).max() < TOLERANCE:
            break
    return weights


# Judging.


def weight_scores(positions: Positions, weights: npt.NDArray[np.int64]) -> FloatArray:
    """How strong each seat is by the weights, as natural logarithms."""
    role = np.maximum(positions.role, 0)
    early, late = (np.einsum("nsk,nsk->ns", positions.features, weights[role, time].astype(np.float64)) for time in range(2))
    share = positions.unsold[:, None]
    total: FloatArray = (share * early + (1 - share) * late) / SCALE / DOUBLING * np.log(2)
    return total


def strength(positions: Positions) -> FloatArray:
    """Cash, resale value and the rents of some rounds, in parts of the starting cash: a simple evaluation."""
    powers = 2.0 ** np.floor(positions.features[:, :, [MEANS, INCOME]] / DOUBLING)
    money = (powers * (1 + positions.features[:, :, [MEANS, INCOME]] / DOUBLING % 1) - 1) / FINE
    total: FloatArray = money[:, :, 0] + ROUNDS_AHEAD * money[:, :, 1] + 1 / FINE
    return total


def log_loss(positions: Positions, scores: FloatArray) -> float:
    """The mean log loss of the shares that follow from the scores."""
    shown = np.where(positions.plays, scores, -np.inf)
    shown = shown - shown.max(axis=1, keepdims=True)
    logs = shown - np.log(np.exp(shown).sum(axis=1, keepdims=True))
    return float(-(positions.won * np.where(positions.plays, logs, 0.0)).sum(axis=1).mean())


def trainable_aims(edition: Edition) -> Sequence[str]:
    """The aims without a time limit, which nobody can see coming from a position."""
    return [aim for aim in edition.aims if aim != "timed"]
