"""A small saved network that plays a seat: dense layers in NumPy, so playing against it needs no PyTorch."""

from collections.abc import Sequence
from itertools import pairwise
from os import PathLike, fspath
from typing import Self
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ..rl.actions import ACTIONS, ACTIONS_VERSION
from ..rl.observation import OBSERVATION_VERSION, SIZE
from .errors import BadConfig

Floats = npt.NDArray[np.float32]
Layer = tuple[Floats, Floats]
"""The weights (inputs, outputs) and biases (outputs,) of a dense layer."""

VERSIONS = (ACTIONS_VERSION, OBSERVATION_VERSION)
ILLEGAL_LOGIT = np.float32(-1e9)
BAD_COLUMNS = f"network: expected columns from 0 to {SIZE - 1}, got others"


class Network:
    """Chooses actions: dense layers with tanh between them, from some numbers of the observation to 371 logits.

    `layers` are weights (inputs, outputs) and biases (outputs,), as NumPy arrays; `columns` the numbers of the observation that
    the first layer reads, all if None. It draws a legal action with the chances that the logits say, or takes the likeliest if
    `greedy`. `seed` begins its draws anew. Raises BadConfig if the layers do not fit.
    """

    def __init__(self, layers: Sequence[Layer], columns: npt.NDArray[np.int64] | None = None, greedy: bool = False) -> None:
        try:
            self.layers = [(np.asarray(weights, np.float32), np.asarray(biases, np.float32)) for weights, biases in layers]
        except (TypeError, ValueError):
            raise BadConfig("network: expected numbers as weights, got others") from None
        try:
            self.columns = np.arange(SIZE) if columns is None else np.asarray(columns)
        except ValueError:  # rows of different lengths
            raise BadConfig(BAD_COLUMNS) from None
        self.greedy = greedy
        check(self.layers, self.columns)
        self.seed(0)

    def seed(self, key: int | Sequence[int]) -> None:
        """Begins the draws of a key: a whole number, or several."""
        self.rng = np.random.default_rng(key)

    def logits(self, observations: Floats) -> Floats:
        """The last layer's numbers, (m, 371), for observations (m, 1630)."""
        values: Floats = observations[:, self.columns]
        for weights, biases in self.layers[:-1]:
            values = np.tanh(values @ weights + biases)
        weights, biases = self.layers[-1]
        return values @ weights + biases

    def __call__(self, observations: Floats, masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
        """A legal action for each row, (m,), for observations (m, 1630) and masks (m, 371)."""
        logits = np.where(masks == 1, self.logits(observations), ILLEGAL_LOGIT)
        if not self.greedy:
            logits = logits + self.rng.gumbel(size=logits.shape)
        chosen: npt.NDArray[np.int64] = logits.argmax(1)
        return chosen

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the network to a file, `.npz`."""
        arrays = {f"{part}{i}": array for i, layer in enumerate(self.layers) for part, array in zip("wb", layer, strict=True)}
        np.savez(fspath(path), versions=np.array(VERSIONS), columns=self.columns, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: str | PathLike[str], greedy: bool = False) -> Self:
        """The network of a file. Raises BadConfig if there is none, or one of other actions or observations."""
        try:
            with open(path, "rb") as opened, np.load(opened, allow_pickle=False) as file:
                arrays = dict(file)
            versions = tuple(int(number) for number in arrays["versions"])
            layers = [(arrays[f"w{i}"], arrays[f"b{i}"]) for i in range((len(arrays) - 2) // 2)]
            columns = arrays["columns"]
        except FileNotFoundError:
            raise BadConfig(f"network: expected a file, got {fspath(path)!r}") from None
        except (OSError, ValueError, TypeError, KeyError, EOFError, AttributeError, BadZipFile):
            raise BadConfig(f"network: expected a file of Network.save, got {fspath(path)!r}") from None
        if versions != VERSIONS:
            raise BadConfig(f"network: expected actions and observations of versions {VERSIONS}, got {versions}")
        return cls(layers, columns, greedy)

    def __repr__(self) -> str:
        return f"Network({' → '.join(map(str, sizes(self.layers)))})"


def sizes(layers: Sequence[Layer]) -> list[int]:
    """How many numbers go in, and how many come out of each layer."""
    return [len(layers[0][0]), *(len(biases) for _, biases in layers)]


def check(layers: Sequence[Layer], columns: npt.NDArray[np.int64]) -> None:
    """Raises BadConfig if the layers do not lead from the columns to the actions."""
    if not layers or any(weights.ndim != 2 or biases.ndim != 1 for weights, biases in layers):
        raise BadConfig("network: expected layers of weights (inputs, outputs) and biases (outputs,), got others")
    if columns.ndim != 1 or columns.dtype.kind not in "iu" or not ((columns >= 0) & (columns < SIZE)).all():
        raise BadConfig(BAD_COLUMNS)
    shapes, wide = [weights.shape for weights, _ in layers], [len(columns), *sizes(layers)[1:]]
    if shapes != list(pairwise(wide)) or wide[-1] != ACTIONS:
        raise BadConfig(f"network: expected layers from {len(columns)} columns to {ACTIONS} actions, got weights {shapes}")
    if not all(np.isfinite(array).all() for layer in layers for array in layer):
        raise BadConfig("network: expected finite weights, got others")
