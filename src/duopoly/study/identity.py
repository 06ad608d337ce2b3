"""The identity of a run, as its folder records it: with the same identity, game n is the same game."""

import json
from pathlib import Path
from typing import Any

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .simulation_plan import SimulationPlan

FORMAT = 1
HEADER = "_run.json"


def run_identity(plan: SimulationPlan) -> dict[str, Any]:
    """Everything that determines the games of a run."""
    from hashlib import sha256

    from .. import __version__

    return {
        "format": FORMAT,
        "edition": Path(plan.edition).stem,
        "rules": plan.rules,
        "seats": [str(seat) for seat in plan.seats],
        "aim": plan.aim,
        "seating": plan.seating,
        "rounds": plan.rounds,
        "seed": plan.seed,
        "table": sha256(plan.table().pack()).hexdigest()[:16],
        "code": code_digest(),
        "duopoly": __version__,
    }


def check_identity(path: Path, saved: dict[str, Any], expected: dict[str, Any]) -> None:
    """Raises BadPlan if the folder's run is another one; the message has the first difference."""
    if saved.get("format") != FORMAT or saved.get("code") != expected["code"]:
        raise BadPlan(
            f"out: {path} was started by duopoly {saved.get('duopoly')} with code {saved.get('code')}, not by this version; "
            "use that version, or another folder"
        )
    for name, value in expected.items():
        if saved.get(name) != value and name != "duopoly":
            raise BadPlan(
                f"out: {path} holds another run, with {name} {show_value(saved.get(name))} instead of {show_value(value)}; "
                "use another folder"
            )


def show_value(value: Any) -> str:
    """A value as people write it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={part}" for name, part in value.items()) or "none"
    return str(value)


def saved_seed(path: Path) -> int | None:
    """The seed of the run in a folder; None if there is none."""
    try:
        seed = json.loads((path / HEADER).read_bytes())["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if type(seed) is int else None
