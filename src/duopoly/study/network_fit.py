"""The value network in NumPy, for learning: the loss of a batch, its gradient, and steps of Adam.

Weights are fitted as they are used, rounded to the whole numbers of `network.weights` (Jacob et al., *Quantization and training
of neural networks for efficient integer-arithmetic-only inference*, 2018): the gradient passes through the rounding. Adam is
that of Kingma and Ba, 2015; its step falls as a cosine.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from ..network.inputs import N_HIDDEN, N_INPUTS, N_SECOND, ONE
from ..network.weights import BIAS_BITS, LAST, N_WEIGHTS, NOBODY, PER_ROLE, PER_ROLE_LAST, PER_ROLE_SECOND, SECOND, WEIGHT_BITS
from ..rules.codes import SEATS

Array = npt.NDArray[np.floating[Any]]
Integers = npt.NDArray[np.integer[Any]]
Parameters = dict[str, Array]

SIZE, EPOCHS, RATE = 2048, 4, 1e-3
"""Positions of a step, how often each position is seen, and the first step's length."""
STEPS = 32
"""Of few positions a step has fewer: each time all are seen, there are so many steps at least."""
HELD_OUT = 20
"""One block of positions in this many is held out."""
BLOCK = 400
"""Positions of a block, or fewer: there are at least as many blocks as that."""
MOST = 127
"""The greatest whole number of a weight."""
LOG2 = np.float32(np.log(2))
BETA1, BETA2, TINY = 0.9, 0.999, 1e-8


class PositionBatch(NamedTuple):
    """Positions: inputs by seat, roles, who is still in the game, how many seats, and a bit for each winner."""

    inputs: Integers
    role: Integers
    bankrupt: Integers
    seats: Integers
    won: Integers

    @classmethod
    def of(cls, samples: npt.NDArray[np.void]) -> Self:
        """The positions among samples."""
        samples = samples[samples["seats"] > 0]
        return cls(samples["inputs"].astype(np.int16), *(samples[name].copy() for name in cls._fields[1:]))

    @classmethod
    def joined(cls, batches: "Sequence[PositionBatch]") -> Self:
        """All positions of some batches."""
        return cls(*(np.concatenate(parts) for parts in zip(*batches, strict=True)))

    def plays(self) -> npt.NDArray[np.bool_]:
        """Who is in the game, by position and seat."""
        result: npt.NDArray[np.bool_] = (np.arange(SEATS) < self.seats[:, None]) & (self.bankrupt == 0)
        return result

    def shares(self) -> Array:
        """Each seat's share of the win by position, and in the last column that of nobody."""
        won = ((self.won.astype(np.uint8)[:, None] >> np.arange(SEATS)) & 1) * self.plays()
        shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return np.concatenate([shares, 1 - shares.sum(axis=1, keepdims=True)], axis=1).astype(np.float32)


def fit(batch: PositionBatch, weights: Sequence[int], roles: int, seed: tuple[int, ...]) -> tuple[list[int], float]:
    """Weights fitted to the positions from those given on, and the log loss of the held-out positions."""
    draw = np.random.default_rng(seed)
    blocks = np.arange(len(batch.won)) // min(BLOCK, -(-len(batch.won) // HELD_OUT))
    is_held_out = draw.permutation(blocks[-1] + 1)[blocks] % HELD_OUT == 0
    training, held_out = np.flatnonzero(~is_held_out), np.flatnonzero(is_held_out)
    shares, parameters = batch.shares(), parameters_of(weights, roles)
    moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in parameters.items()}
    size, step = min(SIZE, max(1, len(training) // STEPS)), 0
    steps = EPOCHS * (len(training) // size)
    for _ in range(EPOCHS):
        order = draw.permutation(training)
        for first in range(0, len(order) - size + 1, size):
            chosen = order[first : first + size]
            _, gradient = loss_and_gradient(parameters, PositionBatch(*(part[chosen] for part in batch)), shares[chosen])
            step += 1
            rate = RATE * (0.52 + 0.5 * np.cos(np.pi * step / steps))
            adam(parameters, gradient, moments, step, rate)
    losses = [
        loss_and_gradient(parameters, PositionBatch(*(part[some] for part in batch)), shares[some])[0] * len(some)
        for some in np.array_split(held_out, max(1, len(held_out) // SIZE))
        if len(some)
    ]
    return numbers_of(parameters, roles), float(sum(losses) / max(1, len(held_out)))


def adam(parameters: Parameters, gradient: Parameters, moments: dict[str, tuple[Array, Array]], step: int, rate: float) -> None:
    """A step of Adam; no weight leaves the range of its whole numbers."""
    for name, (mean, square) in moments.items():
        mean += (1 - BETA1) * (gradient[name] - mean)
        square += (1 - BETA2) * (gradient[name] ** 2 - square)
        change = mean / (1 - BETA1**step) / (np.sqrt(square / (1 - BETA2**step)) + TINY)
        parameters[name] = np.clip(parameters[name] - rate * change, -MOST / unit(name), MOST / unit(name)).astype(np.float32)


def unit(name: str) -> int:
    """What the whole number of a weight 1 is; biases have another one."""
    return 1 << (BIAS_BITS if name.startswith("bias") else WEIGHT_BITS)


def rounded(parameters: Parameters) -> Parameters:
    """The parameters as they are used."""
    return {name: (np.rint(each * unit(name)) / unit(name)).astype(np.float32) for name, each in parameters.items()}


def loss_and_gradient(parameters: Parameters, batch: PositionBatch, shares: Array) -> tuple[float, Parameters]:
    """The mean log loss of the positions, and its gradient."""
    p, plays = rounded(parameters), batch.plays()
    n, position = len(plays), np.nonzero(plays)[0]
    first = np.flatnonzero(np.diff(position, prepend=-1))
    kind = p["first"].dtype
    inputs = batch.inputs[plays].astype(kind) / ONE
    rows_of = [np.flatnonzero(np.maximum(batch.role[plays], 0) == role) for role in range(len(p["bias1"]))]
    hidden = np.zeros((len(inputs), N_HIDDEN), kind)
    for role, rows in enumerate(rows_of):
        hidden[rows] = np.maximum(inputs[rows] @ p["first"][role] + p["bias1"][role], 0)
    pool = np.add.reduceat(hidden, first, axis=0)
    both = np.concatenate([hidden, pool[position]], axis=1)
    second, score = np.zeros((len(inputs), N_SECOND), kind), np.zeros(len(inputs), kind)
    for role, rows in enumerate(rows_of):
        second[rows] = np.maximum(both[rows] @ p["second"][role] + p["bias2"][role], 0)
        score[rows] = second[rows] @ p["last"][role] + p["bias3"][role]
    # The softmax over the seats that play, and nobody.
    scores = np.full((n, SEATS + 1), -np.inf, kind)
    scores[:, :SEATS][plays] = score * LOG2
    scores[:, SEATS] = (pool @ p["nobody"] + p["bias4"][0]) * LOG2
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    loss = -float((shares * np.log(np.maximum(chances, 1e-12))).sum() / n)
    # And back.
    slope = ((chances - shares) * LOG2 / n).astype(kind)
    by_score, by_nobody = slope[:, :SEATS][plays], slope[:, SEATS]
    gradient = {name: np.zeros_like(each) for name, each in p.items()}
    by_both = np.zeros_like(both)
    for role, rows in enumerate(rows_of):
        gradient["last"][role] = by_score[rows] @ second[rows]
        gradient["bias3"][role] = by_score[rows].sum()
        by_second = by_score[rows, None] * p["last"][role] * (second[rows] > 0)
        gradient["second"][role] = both[rows].T @ by_second
        gradient["bias2"][role] = by_second.sum(axis=0)
        by_both[rows] = by_second @ p["second"][role].T
    gradient["nobody"], gradient["bias4"][0] = by_nobody @ pool, by_nobody.sum()
    by_pool = np.add.reduceat(by_both[:, N_HIDDEN:], first, axis=0) + by_nobody[:, None] * p["nobody"]
    by_hidden = (by_both[:, :N_HIDDEN] + by_pool[position]) * (hidden > 0)
    for role, rows in enumerate(rows_of):
        gradient["first"][role] = inputs[rows].T @ by_hidden[rows]
        gradient["bias1"][role] = by_hidden[rows].sum(axis=0)
    return loss, gradient


def parameters_of(weights: Sequence[int], roles: int) -> Parameters:
    """The parameters in a network's whole numbers."""
    row = np.array(weights, np.float32)

    def layer(at: int, size: int, inner: int) -> tuple[Array, Array]:
        parts = np.stack([row[at + role * size : at + (role + 1) * size] for role in range(roles)])
        return parts[:, :inner] / (1 << BIAS_BITS), parts[:, inner:] / (1 << WEIGHT_BITS)

    bias1, first = layer(0, PER_ROLE, N_HIDDEN)
    bias2, second = layer(SECOND, PER_ROLE_SECOND, N_SECOND)
    bias3, last = layer(LAST, PER_ROLE_LAST, 1)
    return {
        "bias1": bias1,
        "first": first.reshape(roles, N_INPUTS, N_HIDDEN),
        "bias2": bias2,
        "second": second.reshape(roles, 2 * N_HIDDEN, N_SECOND),
        "bias3": bias3[:, 0],
        "last": last,
        "bias4": row[NOBODY : NOBODY + 1] / (1 << BIAS_BITS),
        "nobody": row[NOBODY + 1 : N_WEIGHTS] / (1 << WEIGHT_BITS),
    }


def numbers_of(parameters: Parameters, roles: int) -> list[int]:
    """A network's whole numbers. The layers of a role that there is not are 0."""
    p = {name: np.rint(each * unit(name)).astype(int) for name, each in parameters.items()}
    numbers = list[int]()
    for bias, weight, size in (
        ("bias1", "first", PER_ROLE),
        ("bias2", "second", PER_ROLE_SECOND),
        ("bias3", "last", PER_ROLE_LAST),
    ):
        for role in range(2):
            if role < roles:
                numbers += [*np.ravel(p[bias][role]).tolist(), *np.ravel(p[weight][role]).tolist()]
            else:
                numbers += [0] * size
    return [*numbers, *p["bias4"].tolist(), *p["nobody"].tolist()]
