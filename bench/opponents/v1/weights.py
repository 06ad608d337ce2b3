"""The weights of the evaluation on that day."""

from pathlib import Path

from duopoly.sim.features import N_FEATURES
from duopoly.sim.weights import TIMES, Table, read

FILE = Path(__file__).with_name("weights.toml")


def weights(edition: str, roles: int, aim: str) -> Table:
    """The weights for an edition with so many roles, and an aim; without any, those of the first edition that is alike."""
    learned = read(FILE)
    alike = [name for name, rows in learned.items() if len(rows) == roles]
    candidates = [f"{edition}.{aim}", *(name for name in alike if name.endswith(f".{aim}")), *alike]
    rows = next((learned[name] for name in candidates if name in alike), [])
    return [*rows, *([[0] * N_FEATURES for _ in TIMES] for _ in range(2 - len(rows)))]
