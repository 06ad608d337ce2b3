"""`duopoly.json`: what programs in other languages have to know of `duopoly.wasm`, beside what the file itself says.

The arguments of kernels, the layouts of records, the numbers of bots and actions, and the rule tables of the editions.
"""

import json
from base64 import b64encode
from typing import Any

from duopoly.editions import load, names
from duopoly.fast import program_file
from duopoly.fast.kernels import INTERFACE_VERSION, KERNELS
from duopoly.fast.machine import POINTER
from duopoly.rl.actions import ACTIONS, ACTIONS_VERSION
from duopoly.rl.batch import EXTERNAL, LEARNER
from duopoly.rl.observation import LAYOUT, OBSERVATION_VERSION, UNIT
from duopoly.rules.actions import ACTIONS as MOVES
from duopoly.rules.codes import AIMS, REFUSALS, UNDECIDED, VERBS
from duopoly.rules.counters import Counters
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.playout import ENDINGS, PLAYERS, QUIET
from duopoly.sim.weights import weights

from .program import Kind, padding, records_of
from .translate import Records, hints_of, type_of


def description() -> str:
    """The content of the file: a line for each entry."""
    content: dict[str, Any] = {
        **interface(),
        "digest": program_file.digest().hex(),
        "bots": PLAYERS,
        "aims": AIMS,
        "endings": ENDINGS,
        "verbs": VERBS,
        "refusals": [code for code, _ in REFUSALS],
        "learner": LEARNER,
        "external": EXTERNAL,
        "undecided": UNDECIDED,
        "rollout_bot": QUIET,
        "whole": WHOLE,
        "actions": {"version": ACTIONS_VERSION, "count": ACTIONS, "moves": MOVES},
        "observation": {
            "version": OBSERVATION_VERSION,
            "unit": UNIT,
            "fields": [{"name": name, "shape": shape} for name, shape, _ in LAYOUT],
        },
        "editions": {name: edition(name) for name in names()},
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def interface() -> dict[str, Any]:
    """What INTERFACE_VERSION is the version of."""
    kinds = {*records_of(KERNELS.values()), Counters}
    return {
        "interface_version": INTERFACE_VERSION,
        "kernels": {name: [argument(hint) for hint in hints_of(kernel).values()][:-1] for name, kernel in KERNELS.items()},
        "records": {kind.__name__: record(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)},
    }


def argument(hint: Any) -> str:
    """What a kernel takes: the name of the record that it gets an array of, or `int`."""
    type = type_of(hint)
    return type.kind.__name__ if isinstance(type, Records) else "int"


def record(kind: Kind) -> dict[str, Any]:
    """A record: its size and its fields in packed order, little-endian; and the bytes of a new one, unless they are zeros.

    The last field of a state is the address of its counters, or 0.
    """
    fields = [{"name": field.name, "type": field.code, "shape": field.shape} for field in kind.fields]
    size, blank = kind.layout.size, kind().pack()
    if kind is State:
        fields.append({"name": "padding", "type": "i1", "shape": (padding(kind),)})
        fields.append({"name": "counters", "type": "i4", "shape": ()})
        size, blank = size + POINTER, blank + bytes(POINTER)
    return {"size": size, "fields": fields} | ({"blank": b64encode(blank).decode()} if any(blank) else {})


def edition(name: str) -> dict[str, Any]:
    """An edition: who can play it and how, its rule table, and the weights that evaluate its positions."""
    played = load(name)
    return {
        "players": played.players,
        "roles": played.roles,
        "aims": played.aims,
        "table": b64encode(build_rule_table(played).pack()).decode(),
        "weights": {aim: weights(name, len(played.roles), aim) for aim in played.aims},
    }
