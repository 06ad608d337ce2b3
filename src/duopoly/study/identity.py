"""What makes a run that run, as its folder says it."""

import json
from pathlib import Path
from typing import Any

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .plan import Plan

FORMAT = 1
HEADER = "_run.json"


def identity(plan: Plan) -> dict[str, Any]:
    """What makes a run that run: with all this the same, game n is the same."""
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


def check_same(path: Path, known: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raises BadPlan with the first thing in which the folder's run is another."""
    if known.get("format") != FORMAT or known.get("code") != wanted["code"]:
        raise BadPlan(
            f"out: {path} was begun by another version, duopoly {known.get('duopoly')} with code {known.get('code')}; "
            "that one, or another folder, would be right"
        )
    for name, value in wanted.items():
        if known.get(name) != value and name != "duopoly":
            raise BadPlan(
                f"out: {path} holds another run: {name} is {shown(known.get(name))} there, not {shown(value)}; "
                "another folder would be right"
            )


def shown(value: Any) -> str:
    """A value as a person writes it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={part}" for name, part in value.items()) or "none"
    return str(value)


def seed_in(path: Path) -> int | None:
    """The seed of the run that a folder holds, if it holds one."""
    try:
        seed = json.loads((path / HEADER).read_bytes())["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if type(seed) is int else None
