"""The file of weights: fits them for all editions, and writes them with how they were made."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..editions import load
from ..fast import Say
from ..files import write_atomically
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.weights import NAMES, TIMES, VERSION
from .run import Progress
from .train import HELD_OUT, WeightFit, fit_weights, trainable_aims

LEAST_GAMES, MOST_GAMES = 100, 100_000_000
"""Games of each edition and aim."""


def fit_editions(
    editions: Sequence[str], games: int, seed: int, workers: int, say: Say, progress: Progress
) -> Iterator[tuple[str, str, WeightFit]]:
    """Yields the edition, the aim and the fit, one after the other. Raises BadEdition if an edition cannot be loaded."""
    for edition in editions:
        for aim in trainable_aims(load(edition)):
            yield edition, aim, fit_weights(edition, aim, games, seed, workers, say, progress)


def file_text(fits: Mapping[tuple[str, str], WeightFit], games: int, seed: int, command: str) -> str:
    """The content of the file; the same games give the same bytes."""
    from .. import __version__

    lines = [
        "# What each feature counts for winning: sim/features.py defines the features, sim/evaluation.py applies the weights.",
        f"# One game in {HELD_OUT} was held out. loss is the mean log loss of these weights there, by_means that of cash,",
        "# resale value and the rents of twelve rounds, squared, and by_equal that of equal shares.",
        f"version = {VERSION}",
        f'command = "{command}"',
        f"games = {games}",
        f"seed = {seed}",
        f'duopoly = "{__version__}"',
        f'rules = "{code_digest()}"',
        f"features = {json.dumps(NAMES)}",
    ]
    for (edition, aim), fit in fits.items():
        lines += ["", f"[learned.{edition}.{aim}]", f"learned = {fit.learned}", f"judged = {fit.judged}"]
        lines += [f"{name} = {getattr(fit, name):.4f}" for name in ("loss", "by_means", "by_equal")]
        for role, times in zip(load(edition).roles, fit.weights, strict=True):
            lines += [f"weights.{role}.{time} = {row}" for time, row in zip(TIMES, times, strict=True)]
    return "\n".join(lines) + "\n"


def write_file(path: Path, content: str) -> None:
    """Writes the file whole or not at all. Raises BadPlan if it cannot be written."""
    try:
        write_atomically(path, content, sync=True)
    except OSError as error:
        raise BadPlan(f"out: {path} cannot be written: {(error.strerror or str(error)).lower()}") from None
