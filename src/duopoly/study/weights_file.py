"""Learning the weights of all editions, and the file that keeps them."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..editions import load
from ..fast import Say
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.weights import NAMES, TIMES, VERSION
from .train import HELD_OUT, Fit, Told, fit, learnable

LEAST, MOST = 100, 100_000_000
"""Games of an edition and aim."""


def lesson(
    editions: Sequence[str], games: int, seed: int, workers: int, say: Say, told: Told
) -> Iterator[tuple[str, str, Fit]]:
    """What came of each edition and aim, one after the other. Raises BadEdition, and BadPlan where nothing can be learned."""
    for edition in editions:
        for aim in learnable(load(edition)):
            yield edition, aim, fit(edition, aim, games, seed, workers, say, told)


def text(found: Mapping[tuple[str, str], Fit], games: int, seed: int, command: str) -> str:
    """The file: how it was made, and the weights; the same games give the same bytes."""
    from .. import __version__

    lines = [
        "# What each feature counts for winning: sim/features.py says what they are, sim/evaluation.py how they count.",
        f"# Of each {HELD_OUT} games one was not learned from but judged by: loss is its mean log loss by these weights,",
        "# by_means that of means and the rents of twelve rounds, squared, by_equal that of equal shares.",
        f"version = {VERSION}",
        f'command = "{command}"',
        f"games = {games}",
        f"seed = {seed}",
        f'duopoly = "{__version__}"',
        f'rules = "{code_digest()}"',
        f"signs = {json.dumps(NAMES)}",
    ]
    for (edition, aim), each in found.items():
        lines += ["", f"[learned.{edition}.{aim}]", f"learned = {each.learned}", f"judged = {each.judged}"]
        lines += [f"{name} = {getattr(each, name):.4f}" for name in ("loss", "by_means", "by_equal")]
        for role, times in zip(load(edition).roles, each.weights, strict=True):
            lines += [f"weights.{role}.{time} = {row}" for time, row in zip(TIMES, times, strict=True)]
    return "\n".join(lines) + "\n"


def write(path: Path, content: str) -> None:
    """Writes the file, whole or not at all. Raises BadPlan."""
    half = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        half.write_text(content, encoding="utf-8")
        os.replace(half, path)
    except OSError as error:
        raise BadPlan(f"out: {path} cannot be written: {(error.strerror or str(error)).lower()}") from None
    finally:
        half.unlink(missing_ok=True)
